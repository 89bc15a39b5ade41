import { expect, test } from 'vitest'
import { choices, flags, optionMessage, valueMessage } from './options'
import { BRIDGETOWN_DATA, LONDON_DATA } from './trial'

test('options that are true or false and those of words are told apart', () => {
  expect(choices(LONDON_DATA).map((choice) => choice.name)).toEqual(['chapel', 'gate'])
  expect(flags(LONDON_DATA)).toEqual(['from_memory'])
  expect(choices(BRIDGETOWN_DATA)).toEqual([])
  expect(flags(BRIDGETOWN_DATA)).toEqual(['free_streetcar', 'no_specials'])
})

test('an option and its values have messages by their names', () => {
  expect(optionMessage('bridgetown', 'no_specials')).toBe('option-bridgetown-no-specials')
  expect(valueMessage('planks', 'brook_width', 'very_wide')).toBe(
    'option-planks-brook-width-very-wide',
  )
})
