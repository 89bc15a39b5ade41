/** Requests to the server, with the types of its description. */
import type { components } from './schema'

type Schemas = components['schemas']
export type GameData = Schemas['GameData']
export type TableData = Schemas['TableData']
export type TableLine = Schemas['TableLine']
export type SeatData = Schemas['SeatData']
export type NewTable = Schemas['NewTable']
export type TableChange = Schemas['TableChange']
export type Person = Schemas['Person']
export type Computer = Schemas['Computer']
export type ErrorData = Schemas['ErrorData']
export type EventData = Schemas['EventData']
export type RefusalData = Schemas['RefusalData']
export type ActionData = Schemas['ActionData']
export type Choice = Schemas['Choice']
export type Package = Schemas['Package']
export type Eyes = Schemas['Eyes']
export type Moment = Schemas['Moment']
export type Update = Schemas['Update']
export type Outcome = Schemas['OutcomeData']
export type ScoreLine = Schemas['ScoreLineData']
export type PastMoments = Schemas['PastMoments']
export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
export type Facts = EventData['facts']
export type Fact = Facts[string]

/** A request that was not done: its name and facts become the message `error-…`. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly data: ErrorData,
  ) {
    super(data.error)
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    throw new RequestError(0, { error: 'no-connection', facts: {} })
  }
  if (answer.status === 204) return undefined as T
  const data: unknown = await answer.json().catch(() => ({ error: 'no-connection', facts: {} }))
  if (!answer.ok) throw new RequestError(answer.status, data as ErrorData)
  return data as T
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`

let games: Promise<GameData[]> | undefined

export const api = {
  /** What never changes while the server runs is asked for once. */
  games: (): Promise<GameData[]> => {
    games ??= request<GameData[]>('GET', '/api/games').catch((error: unknown) => {
      games = undefined
      throw error
    })
    return games
  },
  myTables: () => request<TableLine[]>('GET', '/api/tables'),
  open: (wanted: NewTable) => request<TableData>('POST', '/api/tables', wanted),
  table: (id: string) => request<TableData>('GET', at(id)),
  change: (id: string, change: TableChange) => request<TableData>('PATCH', at(id), change),
  sit: (id: string, seat: number, sitter: Person | Computer) =>
    request<TableData>('PUT', at(id, `/seats/${String(seat)}`), sitter),
  stand: (id: string, seat: number) =>
    request<TableData>('DELETE', at(id, `/seats/${String(seat)}`)),
  start: (id: string) => request<TableData>('POST', at(id, '/start')),
  leave: (id: string) => request<undefined>('POST', at(id, '/leave')),
  rematch: (id: string) => request<TableData>('POST', at(id, '/rematch')),
  moments: (id: string, seat: number | null) =>
    request<PastMoments>('GET', at(id, `/moments${seat === null ? '' : `?seat=${String(seat)}`}`)),
  recordPath: (id: string) => at(id, '/record'),
}

export const gameData = async (id: string): Promise<GameData> => {
  const found = (await api.games()).find((game) => game.id === id)
  if (!found) throw new RequestError(404, { error: 'unknown-game', facts: { game: id, known: '' } })
  return found
}
