/** What the picture of the city repeats: trusses, arches, trees and towers, as paths. */

const join = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The bars between two chords, upright and slanting in turn, mirrored about the middle. */
export function truss(
  left: number,
  right: number,
  top: number,
  foot: number,
  panels: number,
): string {
  const step = (right - left) / panels
  return join(panels, (index) => {
    const x = left + index * step
    const falls = index < panels / 2
    return `M${x} ${top}V${foot}M${x} ${falls ? top : foot}L${x + step} ${falls ? foot : top}`
  })
}

/** The hangers of an arch that is a parabola. */
export function hangers(
  left: number,
  right: number,
  foot: number,
  rise: number,
  count: number,
): string {
  return join(count - 1, (index) => {
    const share = (index + 1) / count
    const height = rise * (1 - (2 * share - 1) ** 2)
    return `M${left + share * (right - left)} ${foot}v${(-height).toFixed(1)}`
  })
}

/** A fir of three tiers. */
export const fir = (x: number, foot: number, height: number): string => {
  const w = height * 0.26
  const tier = (share: number, wide: number): string =>
    `M${x} ${foot - height * share}l${w * wide} ${height * 0.46}h${-2 * w * wide}Z`
  return `M${x - 1.5} ${foot}v-8h3v8Z${tier(0.56, 1)}${tier(0.78, 0.8)}${tier(1, 0.58)}`
}

/** The crossed bars of an upright tower. */
export function lattice(
  left: number,
  right: number,
  top: number,
  foot: number,
  panels: number,
): string {
  const step = (foot - top) / panels
  return join(panels, (index) => {
    const y = top + index * step
    return `M${left} ${y}H${right}L${left} ${y + step}M${left} ${y}L${right} ${y + step}`
  })
}
