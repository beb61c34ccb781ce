import type { Apart, Measure } from './laws.ts'

// All of this runs in the page, which gets its text and nothing else of this file: no imports, no values around.

interface Words {
  readonly text: string
  readonly box: Element
  readonly lines: readonly DOMRect[]
}

/** Everything that is wrong with the boxes of the page as it stands now. */
export function faultsOfBoxes({
  apart,
  mayBeHidden,
  passing,
  mayBeSmall,
  target,
}: Measure): string[] {
  const papers = [...document.querySelectorAll('dialog[open], .coach, .paused .paper')]
  const root = papers.at(-1) ?? document.body
  // What no pointer reaches is not found at a point.
  const reachable = new CSSStyleSheet()
  reachable.replaceSync('* { pointer-events: auto !important }')
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')]
  document.adoptedStyleSheets.push(reachable)
  for (const one of inert) one.inert = false
  try {
    const words = wordsIn(root, mayBeHidden)
    return [
      ...scrolledAside(),
      ...words.flatMap(cutOff),
      ...words.flatMap((one) => covered(one, passing)),
      ...onEachOther(words, passing),
      ...tooNear(root, apart),
      ...tooSmall(root, mayBeSmall, target),
    ]
  } finally {
    document.adoptedStyleSheets.pop()
    for (const one of inert) one.inert = true
  }
}

export function wordsIn(root: Element, hidden: string): Words[] {
  const found: Words[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const box = text.parentElement
    if (box === null || text.textContent?.trim() === '' || !isSeen(box, hidden)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
    found.push({ text: text.textContent?.trim().slice(0, 24) ?? '', box, lines })
  }
  for (const box of root.querySelectorAll('.printed, .card-index:not(:has(.printed))'))
    if (isSeen(box, hidden))
      found.push({
        text: box.getAttribute('data-text') ?? '',
        box,
        lines: [box.getBoundingClientRect()],
      })
  return found
}

export function scrolledAside(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? [`the page is ${wide} px too wide`] : []
}

/** Letters seldom fill their line: a fifth of it may go, above and below. */
export function inkOf({ left, right, top, bottom }: DOMRect) {
  const air = (bottom - top) * 0.2
  return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air }
}

export function cutOff({ text, box, lines }: Words): string[] {
  for (const line of lines) {
    const ink = inkOf(line)
    for (let around: Element | null = box; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around)
      const isRoot = around === document.documentElement || around === document.body
      if (isRoot || position === 'fixed') {
        const scrolls = isRoot && document.documentElement.scrollHeight > innerHeight
        if (ink.left < 0 || ink.right > innerWidth)
          return [`cut off by the page: ${said(text, box)}`]
        if (!scrolls && (ink.top < 0 || ink.bottom > innerHeight))
          return [`cut off by the page: ${said(text, box)}`]
        break
      }
      if (display === 'inline' || display === 'contents') continue
      const [x, y] = [overflowX, overflowY].map((one) => one !== 'visible')
      if (!x && !y) continue
      const edge = around.getBoundingClientRect()
      const [scrollsX, scrollsY] = [overflowX, overflowY].map((one) => /auto|scroll/.test(one))
      // Whoever scrolls finds it.
      if (scrollsX && (ink.left < edge.left || ink.right > edge.right)) break
      if (x && (ink.left < edge.left || ink.right > edge.right))
        return [`cut off by ${called(around)}: ${said(text, box)}`]
      if (scrollsY) break
      if (y && (ink.top < edge.top || ink.bottom > edge.bottom))
        return [`cut off by ${called(around)}: ${said(text, box)}`]
    }
  }
  return []
}

/** Something else is painted over the words. */
export function covered({ text, box, lines }: Words, passing: string): string[] {
  for (const { left, top, width, height } of lines)
    for (const share of [0.15, 0.5, 0.85]) {
      const [x, y] = [left + width * share, top + height / 2]
      if (isScrolledAway(box, x, y)) continue
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === box || above.contains(box) || box.contains(above)) break
        if (above.closest(passing) !== null) break
        if (paints(above)) return [`covered by ${called(above)}: ${said(text, box)}`]
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

export function onEachOther(words: readonly Words[], passing: string): string[] {
  const found: string[] = []
  const inks = words.flatMap(({ text, box, lines }) =>
    lines.map((line) => ({ text, box, ink: inkOf(line) })),
  )
  for (const [at, one] of inks.entries())
    for (const other of inks.slice(at + 1)) {
      if (one.box.contains(other.box) || other.box.contains(one.box)) continue
      if (one.box.closest(passing) !== other.box.closest(passing)) continue
      // A card over another one hides what it covers: that is looked at above.
      if (one.box.closest('.card, .mini-card') || other.box.closest('.card, .mini-card')) continue
      if (!meet(one.ink, other.ink)) continue
      const top = document.elementsFromPoint(
        (Math.max(one.ink.left, other.ink.left) + Math.min(one.ink.right, other.ink.right)) / 2,
        (Math.max(one.ink.top, other.ink.top) + Math.min(one.ink.bottom, other.ink.bottom)) / 2,
      )
      // Scrolled out of sight, one of them is not there.
      if (!top.includes(one.box) || !top.includes(other.box)) continue
      found.push(`${said(one.text, one.box)} and ${said(other.text, other.box)} on each other`)
    }
  return found
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export function meet(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 1 && high > 1
}

export function tooNear(root: Element, pairs: readonly Apart[]): string[] {
  const found = new Set<string>()
  const boxes = new Map<string, { readonly element: Element; readonly box: DOMRect }[]>()
  const all = (selector: string) => {
    const known = boxes.get(selector)
    if (known) return known
    const seen = [...root.querySelectorAll(selector)]
      .filter((element) => isSeen(element, '.for-ears'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    boxes.set(selector, seen)
    return seen
  }
  for (const { one, other, butWithin } of pairs)
    for (const first of all(one))
      for (const second of all(other)) {
        if (first.element.contains(second.element) || second.element.contains(first.element))
          continue
        const home = butWithin === undefined ? null : first.element.closest(butWithin)
        if (home?.contains(second.element)) continue
        if (!meet(first.box, second.box)) continue
        const names = [first.element, second.element].map((element) => said('', element))
        found.add(`${names.sort().join(' lies on ')}`)
      }
  return [...found]
}

export function tooSmall(root: Element, small: string, target: number): string[] {
  if (target === 0) return []
  const taps = 'a[href], button, input, select, textarea, summary, [role=option], [role=slider]'
  return [...root.querySelectorAll<HTMLElement>(taps)].flatMap((element) => {
    if (element.matches(small) || element.matches(':disabled')) return []
    const label = element.closest('label') ?? labelOf(element)
    const tapped = label ?? element
    if (!isSeen(tapped, '.for-ears')) return []
    const { width, height, left, top } = tapped.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    const [x, y] = [left + width / 2, top + height / 2]
    const hits = (aside: number, below: number): boolean => {
      const hit = document.elementFromPoint(x + aside, y + below)
      return hit !== null && (tapped.contains(hit) || element.contains(hit))
    }
    const reach = target / 2 - 1
    const wide = width >= target - 1 || (hits(-reach, 0) && hits(reach, 0))
    const high = height >= target - 1 || (hits(0, -reach) && hits(0, reach))
    if (wide && high) return []
    return [`${said('', element)} is ${Math.round(width)} × ${Math.round(height)} px small`]
  })
}

export function labelOf(element: HTMLElement): HTMLElement | null {
  if (!(element instanceof HTMLInputElement) || !/checkbox|radio/.test(element.type)) return null
  return element.labels?.[0] ?? null
}

export function isSeen(box: Element, hidden: string): boolean {
  if (box.closest(hidden) !== null || box.closest('option, script, style') !== null) return false
  for (let around: Element | null = box; around !== null; around = around.parentElement)
    if (getComputedStyle(around).clipPath === 'inset(50%)') return false
  return box.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

export function said(text: string, box: Element): string {
  const label = text || box.getAttribute('aria-label') || box.textContent?.trim().slice(0, 24) || ''
  return `${called(box)} “${label}”`
}

export function called(box: Element): string {
  const named = box.closest('[class]:not([class=""])')
  const name = named === null ? '' : `.${named.classList[0] ?? named.localName}`
  return named === box ? name : `${name} ${box.localName}`
}
