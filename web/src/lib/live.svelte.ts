/**
 * The live line to a table (docs/protocol.md): what the server tells, kept for the screen, and the
 * commands of this browser. The line is drawn again by itself when it breaks.
 */
import type {
  ClientMessage,
  ErrorData,
  Moment,
  RefusalData,
  ServerMessage,
  TableData,
  Update,
} from './api'

export type Connection = 'connecting' | 'open' | 'lost' | 'missing' | 'other-rules'

export interface Answer {
  done: boolean
  error?: ErrorData | null
  refusal?: RefusalData | null
}

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Command = WithoutId<ClientMessage>

const FIRST_RETRY = 400
const LONGEST_RETRY = 8000
/** Reasons of the server to close the line for good. */
const FINAL: Record<number, Connection> = { 4404: 'missing', 4409: 'other-rules' }

export class Live {
  table = $state.raw<TableData | null>(null)
  moments = $state.raw<readonly Moment[]>([])
  /** The present, as last told. */
  now = $state.raw<Update | null>(null)
  connection = $state<Connection>('connecting')

  private socket: WebSocket | undefined
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen follows it
  private readonly waiting = new Map<
    string,
    { message: string; settle: (answer: Answer) => void }
  >()
  private retry = FIRST_RETRY
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    this.connect()
    window.addEventListener('online', this.reconnectNow)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    window.removeEventListener('online', this.reconnectNow)
    this.socket?.close()
  }

  /**
   * Sends a command. If the line breaks before the answer comes, it is sent again under the same
   * id, so that it is carried out exactly once.
   */
  send(command: Command): Promise<Answer> {
    const id = newId()
    const message = JSON.stringify({ ...command, id })
    return new Promise((settle) => {
      this.waiting.set(id, { message, settle })
      if (this.connection === 'open') this.socket?.send(message)
    })
  }

  /** Draws the line anew, as whoever the browser's secret says now: a newcomer gets one by sitting. */
  introduce(): void {
    this.socket?.close()
    this.connect()
  }

  private readonly reconnectNow = (): void => {
    if (this.connection !== 'lost') return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.socket = socket
    socket.onopen = () => {
      this.retry = FIRST_RETRY
      this.connection = 'open'
      const hello = {
        type: 'hello',
        journal: this.now?.journal ?? 0,
        moments: this.moments.length,
      }
      socket.send(JSON.stringify(hello))
      for (const { message } of this.waiting.values()) socket.send(message)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      const final = FINAL[event.code]
      if (final !== undefined) {
        this.connection = final
        return
      }
      this.connection = 'lost'
      this.timer = setTimeout(
        () => {
          this.connect()
        },
        this.retry * (0.75 + Math.random() / 2),
      )
      this.retry = Math.min(LONGEST_RETRY, this.retry * 1.7)
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        break
      case 'update':
        this.moments = [...this.moments.slice(0, message.start), ...message.moments]
        this.now = message
        break
      case 'done':
        this.settle(message.id, { done: true })
        break
      case 'not-done':
        if (message.id != null)
          this.settle(message.id, {
            done: false,
            error: message.error ?? null,
            refusal: message.refusal ?? null,
          })
        break
    }
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.settle(answer)
    this.waiting.delete(id)
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
