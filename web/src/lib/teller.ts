/**
 * Puts events, decisions, refusals, scores and errors into words, as text/teller.py does: a fact
 * comes as words (`$building`) and bare (`$building_value`).
 */
import type {
  Choice,
  ErrorData,
  EventData,
  Fact,
  Facts,
  Outcome,
  RefusalData,
  ScoreLine,
} from './api'
import { series, text, type Arguments } from './words.svelte'

/** Names the facts of one game; what it does not know stays as it is. */
export interface GameWords {
  fact(name: string, value: string | number): string | number | undefined
  list(name: string, values: readonly (string | number)[]): string | undefined
  more?(facts: Facts): Arguments
  /** What a choice with these facts is good for, where its preview does not say so. */
  note?(facts: Facts): string | undefined
  /** Why a line of the score brings less than another one of equal value. */
  tie?(line: ScoreLine, lines: readonly ScoreLine[]): string | undefined
  /** What a choice costs that one would not expect. */
  caution?(choice: Choice): string | undefined
}

export class Teller {
  constructor(
    private readonly words: GameWords,
    private readonly names: readonly string[],
  ) {}

  player(seat: number): string {
    return this.names[seat] ?? text('player-numbered', { number: seat + 1 })
  }

  event(event: EventData): string {
    const args = this.withPlayer(event.seat, event.facts)
    if (event.kind === 'score') args.reason = text(`score-${String(event.facts.why)}`, args)
    if (event.kind === 'over') args.reason = text(`over-${String(event.facts.why)}`, args)
    return text(`event-${event.kind}`, args)
  }

  decision(name: string): string {
    return text(`decision-${name}`)
  }

  choice(message: string, facts: Facts): string {
    return text(message, this.arguments(facts))
  }

  note(facts: Facts): string {
    return this.words.note?.(facts) ?? ''
  }

  caution(choice: Choice): string {
    return this.words.caution?.(choice) ?? ''
  }

  /** A few words beside a choice in a list. */
  remark(choice: Choice): string {
    return this.caution(choice) || this.note(choice.facts)
  }

  /** The reason alone; the rule stands beside it as a link. */
  refusal(refusal: RefusalData): string {
    return text(`refusal-${refusal.why}`, this.arguments(refusal.facts))
  }

  score(line: ScoreLine, lines: readonly ScoreLine[]): string {
    const reason = text(`score-${line.why}`, this.withPlayer(line.seat, line.facts))
    const tie = this.words.tie?.(line, lines)
    return tie === undefined ? reason : `${reason}, ${tie}`
  }

  /** Who has won, and with how much. */
  winners({ message, ranks, scores }: Outcome): string {
    const seats = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    return text(message, {
      winner: series(seats.map((seat) => this.player(seat))),
      score: money(scores[seats[0] ?? 0] ?? 0),
    })
  }

  arguments(facts: Facts): Arguments {
    const found: Arguments = {}
    for (const [name, value] of Object.entries(facts)) {
      found[name] = this.fact(name, value)
      if (!Array.isArray(value)) found[`${name}_value`] = value
    }
    return { ...found, ...this.words.more?.(facts) }
  }

  private fact(name: string, value: Fact): string | number {
    if (Array.isArray(value)) {
      if (name === 'seats' || name === 'asked')
        return series(value.map((seat) => this.player(Number(seat))))
      return this.words.list(name, value) ?? value.join(', ')
    }
    if (name === 'amount') return money(value)
    if (name === 'decision') return this.decision(String(value))
    return this.words.fact(name, value) ?? value
  }

  private withPlayer(seat: number, facts: Facts): Arguments {
    const args = this.arguments(facts)
    if (seat >= 0) args.player = this.player(seat)
    return args
  }
}

export function money(amount: number | string): string {
  if (typeof amount === 'string') return text('money-unsaid')
  return text(amount < 0 ? 'money-lost' : 'money', { amount: Math.abs(amount) })
}

export function errorText(error: ErrorData): string {
  const args: Arguments = {}
  for (const [name, value] of Object.entries(error.facts))
    args[name] = Array.isArray(value) ? value.join(', ') : value
  return text(`error-${error.error}`, args)
}
