/** Which actions a piece on the board stands for. Whether they are allowed is the engine's to say. */
import type { ActionData } from '$lib/api'
import { CENTRE, TILES, type TileName } from './components'

export class Actions {
  private readonly byNotation: Map<string, number>

  constructor(private readonly all: readonly ActionData[]) {
    this.byNotation = new Map(all.map((action) => [action.notation, action.id]))
  }

  private named(...notations: string[]): number[] {
    return notations.flatMap((notation) => this.byNotation.get(notation) ?? [])
  }

  /** An outer space lies beside a stack; where the X points, the X tile leads there too. */
  space(typeName: string, isX: boolean): number[] {
    const plain = this.named(`outer ${typeName}`, `outer ${typeName} share`)
    const stack = this.stack(typeName)
    // The plain way comes first: its refusal tells what the X is.
    return [...plain, ...(isX ? this.named('x', 'x share') : []), ...stack]
  }

  stack(typeName: string): number[] {
    return this.named(`stack ${typeName}`)
  }

  centre(): number[] {
    const found = this.all.filter(
      (action) => action.kind === 'place' && action.facts.space === CENTRE,
    )
    return found.map((action) => action.id)
  }

  replace(number: number): number[] {
    return this.named(`replace ${String(number)}`)
  }

  bonus(stack: number): number[] {
    return this.named(`bonus ${String(stack + 1)}`)
  }

  /** A card of the supply: taken with a hostelry, with a noblewoman tile, or taken back. */
  supply(card: number): number[] {
    return this.named(`take ${String(card)}`, ...(card === 2 ? ['noblewoman'] : []))
  }

  /** A card of the hand, for turn order. */
  card(value: number): number[] {
    return this.named(`card ${String(value)}`)
  }

  /** Two cards of the hand, in any order. */
  cards(one: number, other: number): number[] {
    return this.named(`cards ${String(Math.max(one, other))} ${String(Math.min(one, other))}`)
  }

  /** A bonus tile of the player: what it can be used for by itself. */
  tile(tile: number): number[] {
    const uses: Record<TileName, string[]> = {
      share: this.all.filter((action) => action.notation.endsWith('share')).map((a) => a.notation),
      'free centre': ['centre free', 'centre free share'],
      x: ['x', 'x share'],
      'take back': ['take back'],
      'chapel +2': ['chapel +2'],
      'gate +2': ['gate +2'],
      '+1': ['raise 1', 'raise 2'],
      noblewoman: ['noblewoman'],
    }
    const name = TILES[tile]
    return name === undefined ? [] : this.named(...uses[name])
  }
}
