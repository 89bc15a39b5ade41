// Finds texts on the page that cannot be read as they should: cut, outside the window, or over each
// other. Returns one line for each. What scrolls on purpose, shortens itself with an ellipsis, or is
// there for screen readers only is no fault.
() => {
  const faults = []
  const root = document.documentElement
  const NEAR = 1.5
  const brief = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50)
  const tell = (what, node) => {
    const element = node instanceof Element ? node : node.parentElement
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
    faults.push(`${what}: “${brief(node.textContent)}” in ${name}`)
  }
  const forScreenReaders = (element) =>
    element.closest('.visually-hidden, option, title, desc, .skip') !== null ||
    getComputedStyle(element).clipPath.startsWith('inset(50%')
  const scrolls = (style, way) => ['auto', 'scroll'].includes(style[`overflow${way}`])
  const cuts = (style, way) => ['hidden', 'clip'].includes(style[`overflow${way}`])

  const within = (box, paper) =>
    box.left >= paper.left - NEAR &&
    box.right <= paper.right + NEAR &&
    box.top >= paper.top - NEAR &&
    box.bottom <= paper.bottom + NEAR
  const apart = (box, paper) =>
    box.right <= paper.left ||
    box.left >= paper.right ||
    box.bottom <= paper.top ||
    box.top >= paper.bottom
  /** The drawings that an element is in, the outermost last. */
  const drawings = (element) => {
    const inner = element.closest('svg')
    return inner === null ? [] : [inner, ...drawings(inner.parentElement)]
  }
  /** What of a drawing is shown: a drawing within another shows its view box. */
  const paperOf = (drawing) => {
    const { x, y, width, height } = drawing.viewBox.baseVal ?? {}
    if (!drawing.ownerSVGElement || !width) return drawing.getBoundingClientRect()
    const toScreen = (px, py) => new DOMPoint(px, py).matrixTransform(drawing.getScreenCTM())
    const first = toScreen(x, y)
    const last = toScreen(x + width, y + height)
    return { left: first.x, top: first.y, right: last.x, bottom: last.y }
  }

  /** Whether a part of a drawing is cut out of it, without this. */
  const clippedAway = (element, box) => {
    const part = element.closest('[clip-path]')
    const [, id] = part?.getAttribute('clip-path').match(/#(.*)\)/) ?? []
    const shape = id === undefined ? null : document.getElementById(id).firstElementChild
    if (!shape) return false
    const { x, y, width, height } = shape.getBBox()
    const toScreen = (px, py) => new DOMPoint(px, py).matrixTransform(part.getScreenCTM())
    const first = toScreen(x, y)
    const last = toScreen(x + width, y + height)
    return apart(box, { left: first.x, top: first.y, right: last.x, bottom: last.y })
  }
  /** Around a tilted name there is much room: its letters count. */
  const letters = (node, box) => {
    const element = node.parentElement
    const tilted = element.localName === 'textPath' || element.getScreenCTM().b !== 0
    if (!tilted) return [box]
    const range = document.createRange()
    return [...node.textContent].map((_, place) => {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect()
    })
  }
  const overlap = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    const least = Math.min(one.width * one.height, other.width * other.height)
    return width > 0 && height > 0 && width * height > least / 4
  }

  if (root.scrollWidth > innerWidth) faults.push('the document scrolls sideways')

  const open = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
  const labels = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (node.textContent.trim() === '' || !element.checkVisibility() || forScreenReaders(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    if (element instanceof SVGElement) {
      const papers = drawings(element).map(paperOf)
      // A picture may show a part of something: what is beyond its edge is not there, and a map
      // that somebody comes closer to ends where it ends.
      if (papers.some((paper) => apart(box, paper))) continue
      const leaves = papers.some((paper) => !within(box, paper))
      if (leaves && element.closest('svg.close')) continue
      if (leaves) tell('a label leaves its drawing', node)
      if (!clippedAway(element, box))
        labels.push({ node, drawing: drawings(element).at(-1), boxes: letters(node, box) })
    }
    let freeX = false
    let freeY = false
    let shortened = false
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (one.localName === 'svg' || one instanceof SVGElement) continue
      if (style.textOverflow === 'ellipsis') shortened = true
      const edge = one.getBoundingClientRect()
      if (scrolls(style, 'X') && one.scrollWidth > one.clientWidth + NEAR) {
        if (!one.matches('.scroll')) tell('a part scrolls sideways', node)
        freeX = true
      }
      if (scrolls(style, 'Y')) freeY = true
      if (!freeX && !shortened && cuts(style, 'X'))
        if (box.left < edge.left - NEAR || box.right > edge.right + NEAR) tell('cut sideways', node)
      if (!freeY && cuts(style, 'Y'))
        if (box.top < edge.top - NEAR || box.bottom > edge.bottom + NEAR) tell('cut in height', node)
    }
    if (!freeX && !shortened && (box.left < -NEAR || box.right > innerWidth + NEAR))
      tell('outside the window', node)
  }

  for (const button of open.querySelectorAll('button, .button, select, summary, th, td'))
    if (button.checkVisibility() && button.scrollWidth > button.clientWidth + NEAR && button.clientWidth > 0)
      if (!forScreenReaders(button) && !['ellipsis'].includes(getComputedStyle(button).textOverflow)) tell('too long', button)

  // A closed list says nothing of its own width: its words are measured beside the room it has.
  const ARROW = 20
  const ruler = document.createElement('canvas').getContext('2d')
  for (const list of open.querySelectorAll('select')) {
    if (!list.checkVisibility({ checkOpacity: true }) || forScreenReaders(list)) continue
    const style = getComputedStyle(list)
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const [chosen] = list.selectedOptions
    ruler.font = style.font
    if (chosen && ruler.measureText(chosen.text).width > room - ARROW + NEAR / 3)
      tell('too long for its list', chosen)
  }

  labels.forEach((one, index) => {
    for (const other of labels.slice(index + 1)) {
      if (one.drawing !== other.drawing) continue
      if (one.boxes.some((box) => other.boxes.some((another) => overlap(box, another))))
        tell(`over “${brief(other.node.textContent)}”`, one.node)
    }
  })
  return [...new Set(faults)]
}
