/** What somebody is looking for on the map: known to the map and to the list beside it. */
import type { Way } from './reach'

class Tracing {
  /** The end whose ways are offered. */
  end = $state<number | null>(null)
  /** The ways that are pointed at. */
  shown = $state.raw<readonly Way[]>([])
  /** The bridge whose flag is to change place with another one. */
  bridge = $state<number | null>(null)

  /** What a finger has pointed at and may choose by tapping again. */
  armed = $state.raw<readonly number[]>([])

  forget(): void {
    this.armed = []
    this.end = null
    this.shown = []
    this.bridge = null
  }
}

export const tracing = new Tracing()
