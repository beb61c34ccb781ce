import { nameOf, isSeen, meet, describe } from './seen.ts'

// This file runs in the page, as a part of the script that script.ts bundles. It imports only files
// of this folder, because pages cannot load Node.js modules.

export interface TextBox {
  readonly text: string
  readonly box: Element
  readonly lines: readonly DOMRect[]
  /** The range of the text; missing for generated content of style sheets. */
  readonly node?: Text
}

/**
 * Returns the visible texts in an element.
 * @param hidden a CSS selector of the texts that may be hidden
 * @param early a CSS selector of the texts that may end in an ellipsis
 */
export function wordsIn(root: Element, hidden: string, early: string): TextBox[] {
  const found: TextBox[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!(text instanceof Text)) continue
    const box = text.parentElement
    if (box === null || text.textContent?.trim() === '' || !isSeen(box, hidden)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const edge = box.matches(early) ? box.getBoundingClientRect().right : Infinity
    const lines = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y, Math.min(width, edge - x), height))
    found.push({ text: text.textContent?.trim().slice(0, 24) ?? '', box, lines, node: text })
  }
  for (const box of root.querySelectorAll(
    '.decorative-text, .card-index:not(:has(.decorative-text))',
  ))
    if (isSeen(box, hidden))
      found.push({
        text: box.getAttribute('data-text') ?? '',
        box,
        lines: [box.getBoundingClientRect()],
      })
  return found
}

/**
 * Returns the part of a line's box that must be visible. Letters seldom fill the height of their
 * line, so a fifth of the height may be hidden above and below.
 */
export function inkOf({ left, right, top, bottom }: DOMRect) {
  const air = (bottom - top) * 0.2
  return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air }
}

export function cutOff({ text, box, lines }: TextBox): string[] {
  for (const line of lines) {
    const ink = inkOf(line)
    for (let around: Element | null = box; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around)
      const isRoot = around === document.documentElement || around === document.body
      if (isRoot || position === 'fixed') {
        const scrolls = isRoot && document.documentElement.scrollHeight > innerHeight
        if (ink.left < 0 || ink.right > innerWidth)
          return [`cut off by the page: ${describe(text, box)}`]
        if (!scrolls && (ink.top < 0 || ink.bottom > innerHeight))
          return [`cut off by the page: ${describe(text, box)}`]
        break
      }
      if (display === 'inline' || display === 'contents') continue
      const [x, y] = [overflowX, overflowY].map((one) => one !== 'visible')
      const edge = around.getBoundingClientRect()
      if (around.matches('.button') && (ink.left < edge.left || ink.right > edge.right))
        return [`wider than its button: ${describe(text, box)}`]
      if (!x && !y) continue
      const [scrollsX, scrollsY] = [overflowX, overflowY].map((one) => /auto|scroll/.test(one))
      // A scrolling ancestor cuts the text off. Scrolling reveals the text, so this is no fault.
      if (scrollsX && (ink.left < edge.left || ink.right > edge.right)) break
      if (x && (ink.left < edge.left || ink.right > edge.right))
        return [`cut off by ${nameOf(around)}: ${describe(text, box)}`]
      if (scrollsY) break
      if (y && (ink.top < edge.top || ink.bottom > edge.bottom))
        return [`cut off by ${nameOf(around)}: ${describe(text, box)}`]
    }
  }
  return []
}

/**
 * Returns a fault for each word that is broken into two lines. A line may break at a space, after a
 * hyphen, and in a script without spaces.
 */
export function brokenWords({ text, box, lines, node }: TextBox): string[] {
  if (node === undefined || lines.length < 2) return []
  const range = document.createRange()
  return [...node.data.matchAll(/[\p{Script=Latin}\p{M}\d’']+/gu)].flatMap(({ index, 0: word }) => {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const parts = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
    return parts.size > 1 ? [`“${word}” is broken in ${describe(text, box)}`] : []
  })
}

/** The width of the arrow of a `select` in pixels. */
const arrow = 18

/**
 * Returns a fault for each `select` whose text is cut off. The browser has no client rects for the
 * text in a `select`, so the text is measured on a canvas.
 */
export function cutOffInSelects(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return []
  return [...root.querySelectorAll('select')].flatMap((select) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const text = select.selectedOptions[0]?.text ?? ''
    pen.font = font
    const room =
      select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - arrow
    return pen.measureText(text).width > room
      ? [`cut off by its select: ${describe(text, select)}`]
      : []
  })
}

/** Returns a fault if another element is painted over the text. */
export function findCovered({ text, box, lines }: TextBox, passing: string): string[] {
  for (const { left, top, width, height } of lines)
    for (const share of [0.15, 0.5, 0.85]) {
      const [x, y] = [left + width * share, top + height / 2]
      const isInSight = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
      if (!isInSight || isScrolledAway(box, x, y)) continue
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === box || above.contains(box) || box.contains(above)) break
        if (above.closest(passing) !== null || isScrolledUnder(box, above)) break
        if (paints(above)) return [`covered by ${nameOf(above)}: ${describe(text, box)}`]
      }
    }
  return []
}

export function isScrolledAway(box: Element, x: number, y: number): boolean {
  for (let around: Element | null = box; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (!/auto|scroll/.test(overflowX + overflowY)) continue
    const { left, right, top, bottom } = around.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return true
  }
  return false
}

/**
 * Returns whether a sticky element covers a text. The check allows this, since scrolling reveals
 * the text.
 */
export function isScrolledUnder(box: Element, above: Element): boolean {
  for (let around: Element | null = above; around !== null; around = around.parentElement)
    if (getComputedStyle(around).position === 'sticky')
      return !around.contains(box) && around.parentElement?.contains(box) === true
  return false
}

export function paints(element: Element): boolean {
  const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } = getComputedStyle(element)
  if (Number(opacity) < 0.5) return false
  if (element instanceof SVGGeometryElement)
    return fill !== 'none' && alphaOf(fill) * Number(fillOpacity) > 0.5
  return backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.5
}

export function alphaOf(colour: string): number {
  const [, alpha] = /[,/]\s*([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour) ?? []
  if (colour === 'transparent') return 0
  return alpha === undefined || colour.split(',').length === 3 ? 1 : Number(alpha)
}

export function onEachOther(words: readonly TextBox[], passing: string): string[] {
  const found: string[] = []
  const inks = words.flatMap(({ text, box, lines }) =>
    lines.map((line) => ({ text, box, ink: inkOf(line) })),
  )
  for (const [at, one] of inks.entries())
    for (const other of inks.slice(at + 1)) {
      // Check the cheapest condition first: a page of rules has a million pairs.
      if (!meet(one.ink, other.ink)) continue
      if (one.box.contains(other.box) || other.box.contains(one.box)) continue
      if (one.box.closest(passing) !== other.box.closest(passing)) continue
      if (isScrolledUnder(one.box, other.box) || isScrolledUnder(other.box, one.box)) continue
      // If a card hides the text of another card, `findCovered` reports it.
      if (one.box.closest('.card, .mini-card') || other.box.closest('.card, .mini-card')) continue
      const top = document.elementsFromPoint(
        (Math.max(one.ink.left, other.ink.left) + Math.min(one.ink.right, other.ink.right)) / 2,
        (Math.max(one.ink.top, other.ink.top) + Math.min(one.ink.bottom, other.ink.bottom)) / 2,
      )
      // Leave out elements that are scrolled out of view, which overlap nothing.
      if (!top.includes(one.box) || !top.includes(other.box)) continue
      found.push(
        `${describe(one.text, one.box)} and ${describe(other.text, other.box)} on each other`,
      )
    }
  return found
}
