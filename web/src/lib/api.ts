/** Requests to the server, with the types of its description. */
import type { components } from './schema'

type Schemas = components['schemas']
export type GameLine = Schemas['GameLine']
export type GameData = Schemas['GameData']
export type MapData = Schemas['MapData']
export type BoardCheck = Schemas['BoardCheck']
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
export type Reason = Schemas['ReasonData']
export type Estimate = Schemas['EstimateData']
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

/** A body that is text already goes as it is. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent: RequestInit =
    typeof body === 'string'
      ? { body, headers: { 'Content-Type': 'text/plain' } }
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  let answer: Response
  try {
    answer = await fetch(path, { method, ...(body === undefined ? {} : sent) })
  } catch {
    throw new RequestError(0, { error: 'no-connection', facts: {} })
  }
  if (answer.status === 204) return undefined as T
  const data: unknown = await answer.json().catch(() => ({ error: 'no-connection', facts: {} }))
  if (!answer.ok) throw new RequestError(answer.status, data as ErrorData)
  return data as T
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`

const ofGame = (game: string, rest = ''): string => `/api/games/${encodeURIComponent(game)}${rest}`

let games: Promise<GameLine[]> | undefined

export const api = {
  /** What never changes while the server runs is asked for once. */
  games: (): Promise<GameLine[]> => {
    games ??= request<GameLine[]>('GET', '/api/games').catch((error: unknown) => {
      games = undefined
      throw error
    })
    return games
  },
  /** A game with its usual board. */
  game: (game: string) => request<GameData>('GET', ofGame(game)),
  /** The drawing of a board that comes with a game. */
  boardMap: (game: string, board: string, language: string) =>
    request<MapData>(
      'GET',
      ofGame(game, `/boards/${encodeURIComponent(board)}/map?lang=${language}`),
    ),
  /** What is wrong with a board of one's own, and how it looks; `source` is the text of its file. */
  checkBoard: (game: string, source: string, language: string) =>
    request<BoardCheck>('POST', ofGame(game, `/boards?lang=${language}`), source),
  myTables: () => request<TableLine[]>('GET', '/api/tables'),
  open: (wanted: NewTable) => request<TableData>('POST', '/api/tables', wanted),
  table: (id: string) => request<TableData>('GET', at(id)),
  /** The game as it is played at a table, on its own board. */
  tableGame: (id: string) => request<GameData>('GET', at(id, '/game')),
  tableMap: (id: string, language: string) =>
    request<MapData>('GET', at(id, `/map?lang=${language}`)),
  change: (id: string, change: TableChange) => request<TableData>('PATCH', at(id), change),
  sit: (id: string, seat: number, sitter: Person | Computer) =>
    request<TableData>('PUT', at(id, `/seats/${String(seat)}`), sitter),
  stand: (id: string, seat: number) =>
    request<TableData>('DELETE', at(id, `/seats/${String(seat)}`)),
  start: (id: string) => request<TableData>('POST', at(id, '/start')),
  leave: (id: string) => request<undefined>('POST', at(id, '/leave')),
  rematch: (id: string) => request<TableData>('POST', at(id, '/rematch')),
  moments: (id: string, seat: number | null) =>
    request<Schemas['PastMoments']>(
      'GET',
      at(id, `/moments${seat === null ? '' : `?seat=${String(seat)}`}`),
    ),
  /** Why the computers of a finished game decided as they did. */
  reasons: (id: string) => request<Reason[]>('GET', at(id, '/reasons')),
  recordPath: (id: string) => at(id, '/record'),
}
