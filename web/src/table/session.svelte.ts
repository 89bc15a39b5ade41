/**
 * One screen at a game: which moment it shows, for whose eyes, what can be done, and what somebody
 * points at. It knows no game; boards and lists talk to it in actions.
 */
import type {
  Choice,
  EventData,
  Eyes,
  Moment,
  Outcome,
  Reason,
  RefusalData,
  Update,
} from '$lib/api'
import { api, RequestError } from '$lib/api'
import type { Answer, Command, Live } from '$lib/live.svelte'
import { prefs, stayTime } from '$lib/prefs.svelte'
import { errorText } from '$lib/teller'
import type { Offer, View } from './board'

/** Something to be said: an error in words, or a refusal whose rule can be opened. */
export type Notice = { text: string } | { refusal: RefusalData }

const WATCHER = -1
const REVEAL_FACTOR = 2
const STEP_FACTOR = 0.12
const MANY = 4 // choices, more than can be seen at a glance
const REPLAY_STEP = 900

export const isOfTheTable = (refusal: RefusalData): boolean => refusal.rule.startsWith('T')

/** Why none of the actions of a piece is possible: what the game says comes before the table. */
function refusalOf(actions: readonly number[], offer: Offer): RefusalData | undefined {
  const all = actions.flatMap((action) => offer.refusal(action) ?? [])
  return all.find((refusal) => !isOfTheTable(refusal)) ?? all[0]
}

export class Session {
  /** The present as it is shown; what arrives meanwhile waits in a queue for its turn. */
  present = $state.raw<Update | null>(null)
  /** A past moment that is looked at; null for the present. */
  past = $state<number | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** A secret choice that is selected, and the choices of a piece that stands for several. */
  selected = $state<number | null>(null)
  several = $state.raw<readonly Choice[]>([])
  busy = $state(false)
  /** Whether a note of the guided start is on the screen. */
  guided = $state(false)
  /** Whether the final scoring lies over the table. */
  scoring = $state(true)
  /** Questions that are answered with no, without being asked. */
  declined = $state<readonly string[]>([])
  /** The seat at hand when several people share this screen. */
  private uncovered = $state.raw<{ seat: number; point: number } | null>(null)
  private lookedAt = $state(0)
  private pointedAt = $state.raw<readonly number[]>([])
  /** What the piece is that is pointed at. */
  about = $state('')
  private pointedBefore = ''
  private pastViews = $state.raw<readonly View[]>([])
  private queue: Update[] = []
  /** A move of somebody else is being looked at. */
  private staying = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly live: Live,
    /** The key of a choice, where the game has one of its own. */
    private readonly ownKey: (choice: Choice) => string | null | undefined = () => undefined,
    /** Whether a moment is worth a look: a step on the way tells no story. */
    private readonly matters: (moment: Moment) => boolean = () => true,
  ) {}

  // ----- the present arrives -------------------------------------------------------------------

  /** Takes what the live line has told; called whenever that changes. */
  receive(update: Update): void {
    if (update === this.present || this.queue.includes(update)) return
    // What brings no news of the game need not wait: somebody has chosen in secret, for example.
    if (update.moments.length === 0 && this.queue.length === 0 && this.present) {
      this.show(update)
      return
    }
    this.queue.push(update)
    if (stayTime() === 0 || document.hidden) this.catchUp()
    else if (!this.staying) this.showNext()
  }

  private catchUp(): void {
    clearTimeout(this.timer)
    this.staying = false
    const last = this.queue.at(-1)
    this.queue = []
    if (last) this.show(last)
  }

  private showNext(): void {
    this.staying = false
    const next = this.queue.shift()
    if (!next) return
    const before = this.present
    this.show(next)
    const wait = before === null ? 0 : this.timeFor(next)
    if (wait > 0) {
      this.staying = true
      this.timer = setTimeout(() => {
        this.showNext()
      }, wait)
    } else if (this.queue.length > 0) this.showNext()
  }

  /** Others' moves stay a while; one's own and what brings nothing new do not. */
  private timeFor(update: Update): number {
    const moment = update.moments.at(-1)
    if (!moment || moment.seats.every((seat) => this.mine.includes(seat))) return 0
    if (!this.matters(moment)) return stayTime() * STEP_FACTOR
    return stayTime() * (moment.seats.length > 1 ? REVEAL_FACTOR : 1)
  }

  private show(update: Update): void {
    if (update.point !== this.present?.point || update.held?.seat !== this.present.held?.seat) {
      this.selected = null
      this.several = []
      this.point([])
    }
    this.forgetViews(update.start)
    if (update.outcome && !this.outcome) void this.learnReasons()
    this.present = update
  }

  // ----- who looks -----------------------------------------------------------------------------

  /** The seats of this browser that still play. */
  get mine(): readonly number[] {
    const seats = this.live.table?.seats ?? []
    return seats.flatMap((seat, number) => (seat.mine && !seat.resigned ? [number] : []))
  }

  get watching(): boolean {
    return this.mine.length === 0
  }

  /** Whether what is shown is the latest that is known, and has been shown long enough. */
  get current(): boolean {
    return this.past === null && this.present === this.live.now && !this.staying
  }

  /** The seat that is to do something at this screen, else the one whose screen it is. */
  get hand(): number {
    const asked = this.present?.asked ?? []
    const next = this.mine.find((seat) => asked.includes(seat))
    return next ?? this.uncovered?.seat ?? this.mine[0] ?? WATCHER
  }

  get myTurn(): boolean {
    return this.current && (this.present?.asked ?? []).some((seat) => this.mine.includes(seat))
  }

  /** Who must take the device before something private is shown; null if nobody. */
  private get next(): number | null {
    const now = this.present
    if (!now?.private || this.mine.length < 2 || !this.myTurn || now.held) return null
    const known = this.uncovered
    return known?.seat === this.hand && known.point === now.point ? null : this.hand
  }

  /** Before the screen is covered, everybody may look at what the last turn has brought. */
  get pause(): boolean {
    const point = this.present?.point ?? 0
    return this.next !== null && point > 0 && this.lookedAt !== point
  }

  goOn(): void {
    this.lookedAt = this.present?.point ?? 0
  }

  get cover(): number | null {
    return this.pause ? null : this.next
  }

  uncover(): void {
    this.uncovered = { seat: this.hand, point: this.present?.point ?? 0 }
  }

  private get eyes(): Eyes | undefined {
    const all = this.present?.eyes ?? []
    // While all look at what has happened, it is still the last one's screen.
    const seat = this.pause ? (this.uncovered?.seat ?? this.hand) : this.hand
    return all.find((eyes) => eyes.seat === seat) ?? all[0]
  }

  // ----- what is seen --------------------------------------------------------------------------

  get view(): View | null {
    if (this.past !== null) {
      const seen = this.pastViews[this.past]
      if (seen) return seen
    }
    return (this.eyes?.view as View | undefined) ?? null
  }

  get outcome(): Outcome | null {
    return this.present?.outcome ?? null
  }

  /** The moments that have been shown, the latest last. */
  get moments(): readonly Moment[] {
    return this.live.moments.slice(0, (this.present?.point ?? -1) + 1)
  }

  /** What happened at the moment that is shown. */
  get events(): readonly EventData[] {
    const number = this.past ?? this.present?.point ?? 0
    return this.live.moments[number]?.events ?? []
  }

  /** Looks at a moment; the game goes on meanwhile. */
  lookAt(moment: number | null): Promise<void> {
    this.replaying = false
    return this.turnTo(moment)
  }

  private async turnTo(moment: number | null): Promise<void> {
    const last = this.present?.point ?? 0
    if (moment === null || moment >= last) {
      this.past = null
      return
    }
    const wanted = Math.max(0, moment)
    if (this.pastViews[wanted] === undefined) await this.views()
    this.past = wanted
  }

  /** Whether the game is being shown again by itself. */
  replaying = $state(false)

  /** Shows the game again from the moment that is shown, or from the start. */
  async replay(): Promise<void> {
    await this.turnTo(this.past ?? 0)
    this.replaying = true
    const step = async (): Promise<void> => {
      if (!this.replaying || this.past === null) {
        this.replaying = false
        return
      }
      await this.turnTo(this.past + 1)
      setTimeout(() => void step(), Math.max(REPLAY_STEP, stayTime() / 2))
    }
    setTimeout(() => void step(), REPLAY_STEP)
  }

  /** The views of every moment so far. */
  async views(): Promise<readonly View[]> {
    const last = this.present?.point ?? 0
    if (this.pastViews.length <= last) {
      const seat = this.hand === WATCHER || this.mine.length > 1 ? null : this.hand
      try {
        const told = await api.moments(this.live.id, seat)
        this.pastViews = told.views as unknown as View[]
      } catch (error) {
        this.tell(error)
      }
    }
    return this.pastViews
  }

  /** Moments that were looked at may have been taken back since. */
  private forgetViews(from: number): void {
    if (this.pastViews.length > from) this.pastViews = this.pastViews.slice(0, from)
    if (this.past !== null && this.past >= from) this.past = null
  }

  // ----- why computers did what they did -------------------------------------------------------

  private reasons = $state.raw<readonly Reason[]>([])

  /** The reasons of a moment: none before the end, and none where nothing was weighed. */
  reasonsAt(moment: number): readonly Reason[] {
    return this.reasons.filter((reason) => reason.moment === moment)
  }

  /** Whether computers have told what they expected. */
  get reasoned(): boolean {
    return this.reasons.length > 0
  }

  private async learnReasons(): Promise<void> {
    try {
      this.reasons = await api.reasons(this.live.id)
    } catch (error) {
      this.tell(error)
    }
  }

  // ----- what can be done ----------------------------------------------------------------------

  get offer(): Offer | null {
    if (!this.current || this.next !== null) return null
    const eyes = this.eyes
    const found = eyes?.package
    if (!eyes || !found) return null
    return {
      seat: eyes.seat,
      package: found,
      choice: (action) => found.choices.find((choice) => choice.action === action),
      refusal: (action) => found.refused.find((group) => group.actions.includes(action))?.refusal,
    }
  }

  /** Whether the decision at hand is made in secret: it is selected first and then sent. */
  get secret(): boolean {
    return this.offer?.package.secret === true
  }

  get held(): boolean {
    const held = this.present?.held
    return this.current && held != null && this.mine.includes(held.seat)
  }

  get undoTo(): number | null {
    const now = this.present
    if (!now || !this.current || now.undo_seat == null || now.undo_to == null) return null
    return this.mine.includes(now.undo_seat) ? now.undo_to : null
  }

  // ----- standing answers -----------------------------------------------------------------------

  /** Whether somebody wants to be asked a question that can be declined. */
  ask(question: string, wanted: boolean): void {
    const others = this.declined.filter((one) => one !== question)
    this.declined = wanted ? others : [...others, question]
  }

  /** Declines what is asked, if that is what the player wants; called whenever something is asked. */
  declineIfWanted(): void {
    const found = this.offer?.package
    if (!this.myTurn || this.busy || found?.decision == null) return
    if (!this.declined.includes(found.decision)) return
    const no = found.choices.find((choice) => choice.message.startsWith('choice-done'))
    // Nobody is to wait for the answer, unless it ends a turn that could still be undone.
    if (no) void this.decide(no.action, prefs.confirm && this.undoTo !== null)
  }

  // ----- pointing and picking ------------------------------------------------------------------

  /** Points at a piece: the actions it stands for, and what it is. */
  point(actions: readonly number[], about = ''): void {
    const known = this.pointedAt
    if (actions.length !== known.length || actions.some((action, i) => action !== known[i]))
      this.pointedAt = actions
    // Who points at something else has read why the last thing was not possible.
    if (about !== '' && about !== this.pointedBefore) this.notice = null
    if (about !== '') this.pointedBefore = about
    this.about = about
  }

  /** The choice that is pointed at, or selected. */
  get considered(): Choice | undefined {
    const offer = this.offer
    const all = [...this.pointedAt, ...(this.selected === null ? [] : [this.selected])]
    return all.map((action) => offer?.choice(action)).find((choice) => choice !== undefined)
  }

  get pointed(): number | null {
    return this.considered?.action ?? null
  }

  get preview(): readonly EventData[] {
    return this.considered?.preview ?? []
  }

  /** Why what is pointed at is not possible. */
  get pointedRefusal(): RefusalData | null {
    const offer = this.offer
    if (!offer || this.pointedAt.some((action) => offer.choice(action))) return null
    const refusal = refusalOf(this.pointedAt, offer)
    // That something else is asked now tells nothing about the piece.
    return refusal === undefined || isOfTheTable(refusal) ? null : refusal
  }

  /** The choices that are listed. */
  get listed(): readonly Choice[] {
    if (this.several.length > 0) return this.several
    const all = this.offer?.package.choices ?? []
    if (all.length <= MANY) return all
    // Nobody should have to search a long list for a plain no.
    const isNo = (choice: Choice): boolean => choice.message.startsWith('choice-done')
    return [...all.filter(isNo), ...all.filter((choice) => !isNo(choice))]
  }

  /** The key that picks a choice of the list. */
  keyOf(choice: Choice): string | null {
    const own = this.ownKey(choice)
    if (own !== undefined) return own
    const place = this.listed.indexOf(choice) + 1
    return place <= 9 ? String(place) : null
  }

  pick(actions: readonly number[]): void {
    const offer = this.offer
    if (!offer || this.busy) return
    const legal = actions.flatMap((action) => offer.choice(action) ?? [])
    const [only] = legal
    if (only === undefined) {
      const refusal = refusalOf(actions, offer)
      this.notice = refusal ? { refusal } : null
      return
    }
    this.notice = null
    if (legal.length > 1) this.several = legal
    else this.choose(only.action)
  }

  choose(action: number): void {
    this.several = []
    this.notice = null
    if (this.secret) this.selected = this.selected === action ? null : action
    else void this.decide(action, prefs.confirm)
  }

  /** Sends the secret choice that is selected. */
  async playSelected(): Promise<void> {
    if (this.selected !== null) await this.decide(this.selected, false)
  }

  /** Plays actions one after the other; what was played by itself meanwhile is left out. */
  async follow(actions: readonly number[]): Promise<void> {
    const seat = this.hand
    const possible = (action: number): boolean => {
      const eyes = this.live.now?.eyes.find((one) => one.seat === seat)
      return eyes?.package?.choices.some((choice) => choice.action === action) ?? false
    }
    for (const action of actions) {
      if (!possible(action)) continue
      await this.decide(action, prefs.confirm)
      if (this.notice) return
    }
  }

  // ----- commands ------------------------------------------------------------------------------

  private async decide(action: number, hold: boolean): Promise<void> {
    await this.command({ type: 'decide', seat: this.hand, point: this.pointNow, action, hold })
    this.pointedAt = []
  }

  confirm(): Promise<void> {
    const seat = this.present?.held?.seat ?? this.hand
    return this.command({ type: 'confirm', seat, point: this.pointNow })
  }

  /** Takes back the last decision, or with `all` the whole turn so far. */
  undo(all: boolean): Promise<void> {
    const first = this.undoTo ?? 0
    const seat = this.present?.undo_seat ?? this.hand
    const to = all ? first : this.pointNow - 1
    return this.command({ type: 'undo', seat, point: this.pointNow, to })
  }

  resign(seat: number): Promise<void> {
    return this.command({ type: 'resign', seat })
  }

  /** What is told of one's own step is shown a moment later. */
  private get pointNow(): number {
    return (this.current ? this.live.now?.point : undefined) ?? this.present?.point ?? 0
  }

  private async command(command: Command): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.notice = null
    const answer: Answer = await this.live.send(command)
    this.busy = false
    if (answer.refusal) this.notice = { refusal: answer.refusal }
    else if (answer.error) this.notice = { text: errorText(answer.error) }
    else this.selected = null
  }

  tell(error: unknown): void {
    if (error instanceof RequestError) this.notice = { text: errorText(error.data) }
    else throw error
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
