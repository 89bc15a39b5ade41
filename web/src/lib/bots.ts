/**
 * What computers are called, and what is said of them. One that is not ours has no messages: it is
 * called by the name of its class, and nothing is said.
 */
import { knows, text } from './words.svelte'

/** `apprentice` is Apprentice, `mymodule:MyBot` is MyBot, `journeyman:5s` is Journeyman 5s. */
export function botName(bot: string): string {
  if (knows(`bot-${bot}`)) return text(`bot-${bot}`)
  const [kind = '', rest] = bot.split(':', 2)
  if (rest === undefined) return bot
  return knows(`bot-${kind}`) ? `${text(`bot-${kind}`)} ${rest}` : rest
}

/** How strong it is, in a sentence; empty if nobody can tell. */
export const botNote = (bot: string): string => ifKnown(`bot-${bot}-note`)

/** Why it may have chosen what looks worse by its own figures; empty if nobody can tell. */
export const botExcuse = (bot: string): string => ifKnown(`bot-${bot}-better`)

const ifKnown = (message: string): string => (knows(message) ? text(message) : '')
