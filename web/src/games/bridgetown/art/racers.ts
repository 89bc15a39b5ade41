/** How racers share a space: side by side on it, leaning apart like a fan. */

const STEP = 4.5
const LEAN = 38

/** Where the tip of one of so many racers stands, and how far it leans. */
export function fan(index: number, count: number): { dx: number; lean: number } {
  const place = index - (count - 1) / 2
  return { dx: place * STEP, lean: place * LEAN }
}
