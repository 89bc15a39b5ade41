import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, type Outcome, type Package, type TableData, type Update } from '$lib/api'
import type { Answer, Command, Live } from '$lib/live.svelte'
import { prefs } from '$lib/prefs.svelte'
import { Session } from './session.svelte'

const NOTHING: Package = { decision: null, secret: false, choices: [], refused: [], aids: {} }
const PLACE: Package = {
  decision: 'place',
  aids: {},
  secret: false,
  choices: [20, 21, 22].map((action) => ({
    action,
    message: 'choice-outer',
    facts: {},
    preview: [{ kind: 'built', seat: 0, facts: { building: action, site: 1 } }],
    next: null,
  })),
  refused: [{ refusal: { rule: 'L3.3.2', why: 'x-space', facts: {} }, actions: [23, 24] }],
}

function update(point: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    journal: point,
    start: point,
    moments: [{ number: point, seats: [1], events: [], held: false }],
    point,
    asked: [0],
    private: false,
    held: null,
    undo_to: null,
    undo_seat: null,
    eyes: [{ seat: 0, view: { point }, package: PLACE }],
    outcome: null,
    ...more,
  }
}

/** A live line whose other end is this test. */
class Line {
  now: Update | null = null
  moments: Update['moments'] = []
  sent: Command[] = []
  answer: Answer = { done: true }
  table: TableData

  constructor(mine: readonly number[]) {
    const seats = [0, 1].map((seat) => ({ mine: mine.includes(seat), resigned: false }))
    this.table = { seats } as unknown as TableData
  }

  send(command: Command): Promise<Answer> {
    this.sent.push(command)
    return Promise.resolve(this.answer)
  }
}

function sit(mine: readonly number[] = [0]): { line: Line; session: Session } {
  const line = new Line(mine)
  return { line, session: new Session(line as unknown as Live) }
}

function tell(line: Line, session: Session, told: Update): void {
  line.now = told
  line.moments = [...line.moments.slice(0, told.start), ...told.moments]
  session.receive(told)
}

beforeEach(() => {
  vi.useFakeTimers()
  prefs.speed = 'normal'
  prefs.confirm = true
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the pace of what others do', () => {
  it('shows their moves one after the other', () => {
    const { line, session } = sit()
    tell(line, session, update(0))
    tell(line, session, update(1))
    tell(line, session, update(2))
    expect(session.present?.point).toBe(1)
    expect(session.offer).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(session.present?.point).toBe(2)
    expect(session.offer).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(session.present?.point).toBe(2)
    expect(session.offer?.seat).toBe(0)
  })

  it('shows one’s own moves at once', () => {
    const { line, session } = sit()
    const own = { moments: [{ number: 1, seats: [0], events: [], held: false }] }
    tell(line, session, update(0))
    tell(line, session, update(1, own))
    tell(line, session, update(2))
    expect(session.present?.point).toBe(2)
  })

  it('shows only the latest when speed is all that matters', () => {
    prefs.speed = 'instant'
    const { line, session } = sit()
    for (const point of [0, 1, 2, 3]) tell(line, session, update(point))
    expect(session.present?.point).toBe(3)
  })
})

describe('pointing and picking', () => {
  it('previews what is possible and tells why something is not', () => {
    const { line, session } = sit()
    tell(line, session, update(0))
    session.point([21])
    expect(session.preview[0]?.facts.building).toBe(21)
    session.point([23])
    expect(session.preview).toEqual([])
    expect(session.pointedRefusal?.rule).toBe('L3.3.2')
    session.pick([23])
    expect(session.notice).toEqual({ refusal: PLACE.refused[0]?.refusal })
    expect(line.sent).toEqual([])
  })

  it('sends the one possible action, to be confirmed where the turn ends', () => {
    const { line, session } = sit()
    tell(line, session, update(7))
    session.pick([21, 23])
    expect(line.sent).toEqual([{ type: 'decide', seat: 0, point: 7, action: 21, hold: true }])
  })

  it('asks in which way when a piece stands for several actions', () => {
    const { line, session } = sit()
    tell(line, session, update(0))
    session.pick([20, 22])
    expect(line.sent).toEqual([])
    expect(session.several.map((choice) => choice.action)).toEqual([20, 22])
    session.choose(22)
    expect(line.sent).toHaveLength(1)
  })

  it('selects a secret choice first and sends it when it is confirmed', async () => {
    const { line, session } = sit()
    const secret = { ...PLACE, decision: 'cards', secret: true }
    tell(line, session, update(0, { eyes: [{ seat: 0, view: {}, package: secret }] }))
    session.pick([20])
    expect(session.selected).toBe(20)
    expect(line.sent).toEqual([])
    await session.playSelected()
    expect(line.sent).toEqual([{ type: 'decide', seat: 0, point: 0, action: 20, hold: false }])
    expect(session.selected).toBeNull()
  })

  it('tells what the server refuses', async () => {
    const { line, session } = sit()
    tell(line, session, update(0))
    line.answer = { done: false, refusal: { rule: 'L3.3.3', why: 'space-occupied', facts: {} } }
    session.choose(20)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.notice).toEqual({ refusal: line.answer.refusal })
    expect(session.busy).toBe(false)
  })

  it('declines an optional question that the player does not want to be asked', () => {
    const { line, session } = sit()
    const done = { action: 23, message: 'choice-done-raise', facts: {}, preview: [], next: null }
    const asked = { ...NOTHING, decision: 'raise', choices: [...PLACE.choices, done] }
    tell(line, session, update(0, { eyes: [{ seat: 0, view: {}, package: asked }] }))
    session.declineIfWanted()
    expect(line.sent).toEqual([])
    session.ask('raise', false)
    session.declineIfWanted()
    expect(line.sent).toEqual([{ type: 'decide', seat: 0, point: 0, action: 23, hold: false }])
  })
})

describe('one screen for two people', () => {
  const two = (asked: number[]): Partial<Update> => ({
    asked,
    private: true,
    eyes: [0, 1].map((seat) => ({ seat, view: { seat }, package: PLACE })),
  })

  it('covers what is private until the right person has the device', () => {
    const { line, session } = sit([0, 1])
    tell(line, session, update(0, two([0, 1])))
    expect(session.cover).toBe(0)
    expect(session.offer).toBeNull()
    session.uncover()
    expect(session.cover).toBeNull()
    expect(session.offer?.seat).toBe(0)
    tell(line, session, update(0, two([1])))
    expect(session.cover).toBe(1)
    expect(session.offer).toBeNull()
  })

  it('lets everybody look at what a turn has brought before it covers the screen', () => {
    const { line, session } = sit([0, 1])
    tell(line, session, update(4, two([0, 1])))
    expect(session.cover).toBeNull()
    expect(session.pause).toBe(true)
    expect(session.offer).toBeNull()
    session.goOn()
    expect(session.cover).toBe(0)
  })

  it('covers nothing that all may see', () => {
    const { line, session } = sit([0, 1])
    tell(line, session, update(0, { ...two([1]), private: false }))
    expect(session.cover).toBeNull()
    expect(session.hand).toBe(1)
  })
})

describe('the reasons of computers', () => {
  const reason = { moment: 1, seat: 1, estimates: [] }
  const outcome: Outcome = { scores: [1, 2], ranks: [2, 1], why: '', lines: [], message: '' }

  it('are asked for when the game is over, and once', async () => {
    const ask = vi.spyOn(api, 'reasons').mockResolvedValue([reason])
    prefs.speed = 'instant'
    const { line, session } = sit()
    tell(line, session, update(1))
    expect(ask).not.toHaveBeenCalled()
    tell(line, session, update(2, { start: 0, outcome }))
    tell(line, session, update(2, { moments: [], outcome }))
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledOnce()
    expect(session.reasonsAt(1)).toEqual([reason])
    expect(session.reasonsAt(2)).toEqual([])
  })
})

it('lets a watcher look on and do nothing', () => {
  const { line, session } = sit([])
  tell(line, session, update(0, { eyes: [{ seat: -1, view: {}, package: null }] }))
  expect(session.watching).toBe(true)
  expect(session.myTurn).toBe(false)
  session.pick([20])
  expect(line.sent).toEqual([])
})
