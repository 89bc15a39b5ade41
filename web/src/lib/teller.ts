/**
 * Puts events, decisions, refusals, scores and errors into words, as text/teller.py does: a fact
 * comes as words (`$building`) and bare (`$building_value`).
 */
import type {
  Choice,
  ErrorData,
  Estimate,
  EventData,
  Fact,
  Facts,
  Outcome,
  Reason,
  RefusalData,
  ScoreLine,
} from './api'
import { knows, series, text, type Arguments } from './words.svelte'

/** Names the facts of one game; what it does not know stays as it is. */
export interface GameWords {
  /** The game's id: its own message comes before the common one. */
  id: string
  /** So much of what counts in this game; a word for what is left to memory. */
  points(amount: number | string): string
  /** Digits after the point that are worth telling where so many points are only expected. */
  digits?: number
  /** What a line of the score brings, where that is not simply so many points. */
  worth?(amount: number): string | undefined
  /** Messages for events of which the board shows the most: a terminal has to spell it out. */
  shown?: Readonly<Record<string, string>>
  /** Events that are said in other words by the lines around them. */
  untold: ReadonlySet<string>
  /** Events that are true, but not what the story is about. */
  quiet: ReadonlySet<string>
  /** Events that say that an offer was declined: no news where nothing else was possible. */
  declined?: ReadonlySet<string>
  /** Decisions of which it need not be said that there was only one answer. */
  evident?: ReadonlySet<string>
  /** Events that even whoever has brought them about is told. */
  notable?: ReadonlySet<string>
  fact(name: string, value: string | number): string | number | undefined
  list(name: string, values: readonly (string | number)[]): string | undefined
  more?(facts: Facts): Arguments
  /** What is to be known of a choice before what it would bring. */
  lead?(choice: Choice): string | undefined
  /** What a choice with these facts is good for, where its preview does not say so. */
  note?(facts: Facts): string | undefined
  /** What a choice costs that one would not expect. */
  caution?(choice: Choice): string | undefined
}

/** Said in other words by the lines around them, or told at the end in one table. */
const UNTOLD = new Set(['chose', 'own-choice', 'score', 'rank'])
const QUIET = new Set(['only-choice'])
/** The notation of the action that declines what is offered. */
const DECLINE = 'done'

/** Whether somebody could do nothing but decline. */
const declines = (event: EventData | undefined): boolean =>
  event?.kind === 'only-choice' && event.facts.action === DECLINE

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
    if (event.kind === 'score' || event.kind === 'over') {
      const reason = this.own(`${event.kind}-${String(event.facts.why)}`, args)
      return this.own(`event-${event.kind}`, {
        ...args,
        reason: this.withTie('tied-score', reason, args),
      })
    }
    const shown = this.words.shown?.[event.kind]
    const told = shown === undefined ? this.own(`event-${event.kind}`, args) : text(shown, args)
    return this.withTie('tied-event', told, args)
  }

  /** Those of the events that belong to the story; scores are told at the end in one table. */
  told(events: readonly EventData[]): EventData[] {
    const forced = ({ kind }: EventData, before: EventData | undefined): boolean =>
      declines(before) && (this.words.declined?.has(kind) ?? false)
    return events.filter((event, index) => this.isTold(event) && !forced(event, events[index - 1]))
  }

  private isTold(event: EventData): boolean {
    if (UNTOLD.has(event.kind) || this.words.untold.has(event.kind)) return false
    return !declines(event) && !this.words.evident?.has(String(event.facts.to))
  }

  isQuiet = ({ kind }: EventData): boolean => QUIET.has(kind) || this.words.quiet.has(kind)

  /** Of what is told: what somebody wants to hear who has only a moment. */
  isNews = (event: EventData): boolean => !this.isQuiet(event) && event.kind !== 'round'

  /** What somebody may overlook who has brought it about. */
  isNotable = ({ kind }: EventData): boolean => this.words.notable?.has(kind) ?? false

  /** Some events in one paragraph. */
  story(events: readonly EventData[]): string {
    return this.told(events)
      .map((event) => this.event(event))
      .join(' ')
  }

  decision(name: string): string {
    return this.own(`decision-${name}`)
  }

  points(amount: number | string): string {
    return this.words.points(amount)
  }

  choice(message: string, facts: Facts): string {
    return text(message, this.arguments(facts))
  }

  lead(choice: Choice): string {
    return this.words.lead?.(choice) ?? ''
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
    return this.own(`refusal-${refusal.why}`, this.arguments(refusal.facts))
  }

  /** What a line of the score is about. */
  line(why: string): string {
    return this.own(`line-${why}`)
  }

  /** What a line of the score is for; where a tie was broken, it says how. */
  score(line: ScoreLine): string {
    const args = this.withPlayer(line.seat, line.facts)
    return this.withTie('tied-score', this.own(`score-${line.why}`, args), args)
  }

  /** What some lines of the score bring together; nothing where that is no number. */
  worth(lines: readonly ScoreLine[]): string {
    const sum = lines.reduce((total, line) => total + line.amount, 0)
    return this.words.worth?.(sum) ?? this.points(sum)
  }

  /** Who has won, and with how much. */
  winners({ message, ranks, scores }: Outcome): string {
    const seats = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    return text(message, {
      winner: series(seats.map((seat) => this.player(seat))),
      score: this.points(scores[seats[0] ?? 0] ?? 0),
    })
  }

  /** What a computer expected when it decided; `own`: on its own seat, not on somebody else's. */
  expectation({ seat, estimates: [chosen] }: Reason, own: boolean): string {
    if (!chosen) return ''
    return text(own ? 'game-expected' : 'game-expected-for', {
      player: this.player(seat),
      ...this.numbers(chosen),
    })
  }

  /** Another action that it thought of. */
  alternative(estimate: Estimate): string {
    const choice = this.choice(estimate.message, estimate.facts)
    return text('game-next-best-of', { choice, ...this.numbers(estimate) })
  }

  private numbers({ win_share, score }: Estimate): Arguments {
    const digits = 10 ** (this.words.digits ?? 0)
    return {
      win: text('share', { percent: Math.round(win_share * 100) }),
      score: this.points(Math.round(score * digits) / digits),
    }
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
      if (name === 'seats' || name === 'asked' || name === 'tied')
        return series(value.map((seat) => this.player(Number(seat))))
      return this.words.list(name, value) ?? value.join(', ')
    }
    if (name === 'amount') return this.points(value)
    if (name === 'decision') return this.decision(String(value))
    if (name === 'tie_break') return text(`tie-break-${String(value)}`)
    if (name === 'owner') return this.player(Number(value))
    return this.words.fact(name, value) ?? value
  }

  /** The game's own message where it has one: not every game calls a round the same. */
  private own(message: string, args: Arguments = {}): string {
    const own = `${this.words.id}-${message}`
    return text(knows(own) ? own : message, args)
  }

  /** A text; where it tells what a tie has decided, with whom, and what broke it. */
  private withTie(tied: string, told: string, args: Arguments): string {
    return 'tied' in args ? text(tied, { ...args, text: told }) : told
  }

  private withPlayer(seat: number, facts: Facts): Arguments {
    const args = this.arguments(facts)
    if (seat >= 0) args.player = this.player(seat)
    return args
  }
}

export function errorText(error: ErrorData): string {
  const args: Arguments = {}
  for (const [name, value] of Object.entries(error.facts))
    args[name] = Array.isArray(value) ? value.join(', ') : value
  return text(`error-${error.error}`, args)
}
