import type { Apart, Measure } from './layout-rules.ts'
import { type Box, boxInSight, isSeen, meet, describe } from './seen.ts'
import { brokenWords, findCovered, cutOff, cutOffInSelects, onEachOther, wordsIn } from './words.ts'

// This file runs in the page, as a part of the script that script.ts bundles. It imports only files
// of this folder, because pages cannot load Node.js modules.

/** Returns all faults in the layout of the page as it is now. */
export function faultsOfBoxes({
  apart,
  besides,
  firstScreen,
  unscrolled,
  fewLines,
  fills,
  unbroken,
  shrinks,
  mayBeHidden,
  passing,
  mayBeSmall,
  target,
}: Measure): string[] {
  const papers = [...document.querySelectorAll('dialog[open], .coach, .paused .paper')]
  const root = papers.at(-1) ?? document.body
  const small = tooSmall(root, mayBeSmall, passing, target)
  // Make every element reachable for a pointer, since `elementFromPoint` finds no other elements.
  const reachable = new CSSStyleSheet()
  reachable.replaceSync('* { pointer-events: auto !important }')
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')]
  document.adoptedStyleSheets.push(reachable)
  for (const one of inert) one.inert = false
  try {
    const early = shrinks.map(({ what }) => what).join(', ')
    const words = wordsIn(root, mayBeHidden, early)
    return [
      ...scrolledAside(),
      ...belowFirstScreen(root, firstScreen),
      ...notBeside(root, besides),
      ...openedOnLater(root, unscrolled),
      ...tooManyLines(root, fewLines),
      ...tooSmallInRoom(root, fills),
      ...words.flatMap(cutOff),
      ...wordsIn(root, '.visually-hidden', early)
        .filter(({ box }) => box.closest(unbroken) !== null)
        .flatMap(brokenWords),
      ...cutTooLarge(root, shrinks),
      ...cutOffInSelects(root),
      ...words.flatMap((one) => findCovered(one, passing)),
      ...onEachOther(words, passing),
      // The instructions of a lesson are outside of the table that they explain, so check the whole
      // page.
      ...tooNear(root.matches('.coach') ? document.body : root, apart),
      ...small,
    ]
  } finally {
    document.adoptedStyleSheets.pop()
    for (const one of inert) one.inert = true
  }
}

export function scrolledAside(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? [`the page is ${wide} px too wide`] : []
}

export function belowFirstScreen(root: Element, first: string): string[] {
  return [...root.querySelectorAll(first)].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= 0 && bottom <= innerHeight) return []
    return [`${describe('', element)} ends at ${Math.round(bottom)}, below the first screen`]
  })
}

export function tooManyLines(root: Element, all: Measure['fewLines']): string[] {
  return all.flatMap(({ what, most }) =>
    [...root.querySelectorAll(what)].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        .size
      return lines > most ? [`${describe('', element)} has ${lines} lines`] : []
    }),
  )
}

export function tooSmallInRoom(root: Element, all: Measure['fills']): string[] {
  return all.flatMap(({ what, least }) => {
    const found = [...root.querySelectorAll(what)]
    const shares = found.map((one) => one.getBoundingClientRect().height / innerHeight)
    const share = Math.max(...shares)
    if (found.length === 0 || share >= least) return []
    return [`${describe('', found[0] ?? root)} takes ${Math.round(share * 100)} % of the height`]
  })
}

export function cutTooLarge(root: Element, all: Measure['shrinks']): string[] {
  return all.flatMap(({ what, least }) =>
    [...root.querySelectorAll(what)].flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (element.scrollWidth <= element.clientWidth || size < least + 0.5) return []
      return [`${describe('', element)} is cut off at ${size} px`]
    }),
  )
}

export function notBeside(root: Element, pairs: Measure['besides']): string[] {
  return pairs.flatMap(({ one, other }) => {
    const [first, second] = [one, other].map((what) => root.querySelector(what))
    if (!first || !second) return []
    const [box, next] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
    if (box.top < next.bottom && next.top < box.bottom) return []
    return [`${describe('', second)} is not beside ${describe('', first)}`]
  })
}

export function openedOnLater(root: Element, rows: string): string[] {
  return [...root.querySelectorAll(rows)]
    .filter(({ scrollLeft }) => scrollLeft > 0)
    .map((row) => `${describe('', row)} is scrolled by ${Math.round(row.scrollLeft)} px`)
}

export function tooNear(root: Element, pairs: readonly Apart[]): string[] {
  const found = new Set<string>()
  const boxes = new Map<string, { readonly element: Element; readonly box: Box }[]>()
  const all = (selector: string) => {
    const known = boxes.get(selector)
    if (known) return known
    const seen = [...root.querySelectorAll(selector)]
      .filter((element) => isSeen(element, '.visually-hidden'))
      .map((element) => ({ element, box: boxInSight(element) }))
      .filter(({ box }) => box.left < box.right && box.top < box.bottom)
    boxes.set(selector, seen)
    return seen
  }
  for (const { one, other, butWithin, least } of pairs)
    for (const first of all(one))
      for (const second of all(other)) {
        if (first.element.contains(second.element) || second.element.contains(first.element))
          continue
        const home = butWithin === undefined ? null : first.element.closest(butWithin)
        if (home?.contains(second.element)) continue
        if (!meet(first.box, second.box, least)) continue
        const names = [first.element, second.element].map((element) => describe('', element))
        found.add(`${names.sort().join(' lies on ')}`)
      }
  return [...found]
}

export function tooSmall(root: Element, small: string, passing: string, target: number): string[] {
  if (target === 0) return []
  const taps = 'a[href], button, input, select, textarea, summary, [role=option], [role=slider]'
  return [...root.querySelectorAll<HTMLElement>(taps)].flatMap((element) => {
    if (element.matches(`${small}, :disabled, [inert] *`)) return []
    const label = element.closest('label') ?? labelOf(element)
    const tapped = label ?? element
    if (!isSeen(tapped, '.visually-hidden')) return []
    const { width, height, left, top } = tapped.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    const [x, y] = [left + width / 2, top + height / 2]
    if (document.elementFromPoint(x, y)?.closest(passing) && !element.closest(passing)) return []
    const hits = (aside: number, below: number): boolean => {
      const hit = document.elementFromPoint(x + aside, y + below)
      return hit !== null && (tapped.contains(hit) || element.contains(hit))
    }
    // The tappable area can be larger than the element, so measure that area.
    const reach = (aside: number, below: number): number => {
      let far = 0
      while (far < target && hits(aside * (far + 1), below * (far + 1))) far++
      return far
    }
    const wide = width >= target - 1 || reach(-1, 0) + reach(1, 0) >= target - 1
    const high = height >= target - 1 || reach(0, -1) + reach(0, 1) >= target - 1
    if (wide && high) return []
    return [`${describe('', element)} is ${Math.round(width)} × ${Math.round(height)} px small`]
  })
}

export function labelOf(element: HTMLElement): HTMLElement | null {
  if (!(element instanceof HTMLInputElement) || !/checkbox|radio/.test(element.type)) return null
  return element.labels?.[0] ?? null
}
