// This file runs in the page, as a part of the script that script.ts bundles. It imports only files
// of this folder, because pages cannot load Node.js modules.

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Returns whether two boxes overlap, or are less than `least` pixels apart. */
export function meet(one: Box, other: Box, least = -1): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > -least && high > -least
}

/** Returns the part of an element's box that scrolling ancestors show. */
export function boxInSight(element: Element): Box {
  let { left, right, top, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (!/auto|scroll/.test(overflowX + overflowY)) continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    right = Math.min(right, edge.right)
    top = Math.max(top, edge.top)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { left, right, top, bottom }
}

export function isSeen(box: Element, hidden: string): boolean {
  if (box.closest(hidden) !== null || box.closest('option, script, style') !== null) return false
  for (let around: Element | null = box; around !== null; around = around.parentElement)
    if (getComputedStyle(around).clipPath === 'inset(50%)') return false
  return box.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

export function describe(text: string, box: Element): string {
  const label = text || box.getAttribute('aria-label') || box.textContent?.trim().slice(0, 24) || ''
  return `${nameOf(box)} “${label}”`
}

export function nameOf(box: Element): string {
  const named = box.closest('[class]:not([class=""])')
  const name = named === null ? '' : `.${named.classList[0] ?? named.localName}`
  return named === box ? name : `${name} ${box.localName}`
}
