import type { Page } from 'playwright-core'

/**
 * A name on the page, and the number of pixels of its letters that are hidden above and below. The
 * name's box or a box around it hides them.
 */
export interface NameShown {
  readonly box: string
  readonly name: string
  readonly above: number
  readonly below: number
  /** The number of pixels by which the box sticks out of its container at the side. */
  readonly beside: number
}

/**
 * Returns all places on the page that show one of these names. The extent of the letters is
 * measured, since accents and descenders can be outside of the line box.
 */
export const namesShown = (page: Page, names: readonly string[]): Promise<NameShown[]> =>
  page.evaluate(`(() => { ${inThePage.join('\n')} return look(${JSON.stringify(names)}) })()`)

export const isCut = ({ above, below, beside }: NameShown): boolean =>
  above > 0 || below > 0 || beside > 0

/** These functions run in the page, so their source is sent to the page. */
const inThePage = [look, isForEyes, around, called, linesOf, inkOf, cutOff, pastEdge]

function look(names: readonly string[]): NameShown[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const shown: NameShown[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const box = text.parentElement
    if (box === null || !isForEyes(box)) continue
    for (const name of names)
      for (const line of linesOf(text, name))
        shown.push({
          box: called(box),
          name,
          ...cutOff(inkOf(line, name, box), line, box),
          beside: pastEdge(box),
        })
  }
  return shown
}

function isForEyes(box: Element): boolean {
  if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  return around(box).every((one) => getComputedStyle(one).clipPath === 'none')
}

/** Returns the box and all its ancestors, from the inside out. */
function around(box: Element): readonly Element[] {
  const outside = box.parentElement
  if (outside === null || outside === document.documentElement) return [box]
  return [box, ...around(outside)]
}

function called(box: Element): string {
  const named = box.closest('[class]')?.classList[0] ?? ''
  return box.className === '' ? `${named} ${box.localName}` : named
}

function linesOf(text: Node, name: string): readonly DOMRect[] {
  const at = (text.textContent ?? '').indexOf(name)
  if (at < 0) return []
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + name.length)
  return [...range.getClientRects()]
}

function inkOf(line: DOMRect, name: string, box: Element): { top: number; bottom: number } {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (pen === null) throw new Error('there is nothing to measure letters with')
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(box)
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const ink = pen.measureText(name)
  const baseline = line.top + ink.fontBoundingBoxAscent
  return {
    top: baseline - ink.actualBoundingBoxAscent,
    bottom: baseline + ink.actualBoundingBoxDescent,
  }
}

function cutOff(ink: ReturnType<typeof inkOf>, line: DOMRect, box: Element) {
  let [above, below] = [0, 0]
  for (const one of around(box)) {
    const { overflowY, display, borderTopWidth } = getComputedStyle(one)
    if (overflowY === 'visible' || display === 'inline') continue
    // A box that scrolls cuts nothing off. A line that is completely hidden is hidden on purpose.
    const scrolls = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight
    const edge = one.getBoundingClientRect().top + Number.parseFloat(borderTopWidth)
    const top = scrolls ? edge - one.scrollTop : edge
    const bottom = top + (scrolls ? one.scrollHeight : one.clientHeight)
    if (line.bottom <= top || line.top >= bottom) break
    above = Math.max(above, top - ink.top)
    below = Math.max(below, ink.bottom - bottom)
    if (scrolls) break
  }
  // The browser itself rounds by up to half a pixel, so fractions are ignored.
  return { above: Math.round(above), below: Math.round(below) }
}

function pastEdge(box: Element): number {
  const outside = box.parentElement
  if (outside === null || getComputedStyle(box).display === 'inline') return 0
  const [inner, outer] = [box.getBoundingClientRect(), outside.getBoundingClientRect()]
  return Math.max(0, Math.round(outer.left - inner.left), Math.round(inner.right - outer.right))
}
