/** The options of a game: some are true or false, the others have words to choose from. */
import type { GameData } from '$lib/api'

type Option = GameData['options'][number]

export interface Choice {
  name: string
  values: string[]
}

const isChoice = (option: Option): option is Option & Choice => typeof option.values[0] === 'string'

export const choices = (data: GameData): Choice[] => data.options.filter(isChoice)

export const flags = (data: GameData): string[] =>
  data.options.filter((option) => !isChoice(option)).map((option) => option.name)

const inMessage = (name: string): string => name.replaceAll('_', '-')

export const optionMessage = (game: string, option: string): string =>
  `option-${game}-${inMessage(option)}`

export const valueMessage = (game: string, option: string, value: string): string =>
  `${optionMessage(game, option)}-${inMessage(value)}`
