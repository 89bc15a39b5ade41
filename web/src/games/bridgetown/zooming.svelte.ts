/** A part of a map in sight: it can be enlarged and moved about, but never off the map. */
import type { Attachment } from 'svelte/attachments'

const MOST = 5
const STEP = 1.5
const INSIDE = 0.9 // of what is in sight

export class Zooming {
  /** How much larger than the whole map. */
  scale = $state(1)
  private x = $state(0)
  private y = $state(0)

  /** `whole`: left, top, width and height of the map. */
  constructor(private readonly whole: readonly [number, number, number, number]) {
    const [left, top, width, height] = whole
    this.x = left + width / 2
    this.y = top + height / 2
  }

  get box(): string {
    const [, , width, height] = this.whole
    const [wide, high] = [width / this.scale, height / this.scale]
    return [this.x - wide / 2, this.y - high / 2, wide, high].join(' ')
  }

  zoom(factor: number): void {
    this.scale = Math.min(MOST, Math.max(1, this.scale * factor))
    this.lookAt(this.x, this.y)
  }

  closer = (): void => {
    this.zoom(STEP)
  }

  farther = (): void => {
    this.zoom(1 / STEP)
  }

  showAll = (): void => {
    this.zoom(0)
  }

  /** Whether a point is in sight, and not just at the edge. */
  shows(x: number, y: number): boolean {
    const [, , width, height] = this.whole
    const inside = (off: number, size: number): boolean =>
      Math.abs(off) < (size / this.scale / 2) * INSIDE
    return inside(x - this.x, width) && inside(y - this.y, height)
  }

  /** Brings a point into the middle, as far as the map reaches. */
  lookAt(x: number, y: number): void {
    const [left, top, width, height] = this.whole
    const kept = (value: number, start: number, size: number): number => {
      const half = size / this.scale / 2
      return Math.min(start + size - half, Math.max(start + half, value))
    }
    this.x = kept(x, left, width)
    this.y = kept(y, top, height)
  }

  /** Follows fingers and the wheel: one finger moves the map, two enlarge it. */
  follow: Attachment<SVGSVGElement> = (element) => {
    let fingers: readonly PointerEvent[] = []
    const others = (event: PointerEvent): PointerEvent[] =>
      fingers.filter((finger) => finger.pointerId !== event.pointerId)
    const spread = (): number => {
      const [one, other] = fingers
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const unit = (): number => 1 / (element.getScreenCTM()?.a ?? 1)
    const gone = new AbortController()
    const listening = { signal: gone.signal }
    element.addEventListener(
      'pointerdown',
      (event) => {
        fingers = [...others(event), event]
      },
      listening,
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.find((finger) => finger.pointerId === event.pointerId)
        if (!before) return
        const apart = spread()
        fingers = [...others(event), event]
        if (fingers.length === 2 && apart > 0) this.zoom(spread() / apart)
        else if (this.scale > 1) {
          const by = unit()
          this.lookAt(this.x - (event.x - before.x) * by, this.y - (event.y - before.y) * by)
        }
      },
      listening,
    )
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(
        kind,
        (event) => {
          fingers = others(event)
        },
        listening,
      )
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        this.zoom(event.deltaY < 0 ? STEP : 1 / STEP)
      },
      { passive: false, ...listening },
    )
    return () => {
      gone.abort()
    }
  }
}
