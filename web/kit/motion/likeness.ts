import { leaving, type Box } from './flight.ts'
import type { Known, Places } from './places.ts'
import type { Move } from './running.ts'

interface Going {
  readonly element: HTMLElement
  readonly made: Move
}

/** Likenesses of what has gone, each on its way to whoever took it. */
export function likenessesOf(before: Places, after: Places, root: HTMLElement): readonly Going[] {
  const zoom = root.currentCSSZoom ?? 1
  const takers = [...after.values()].filter(({ element }) => element.dataset['takes'])
  if (takers.length === 0) return []
  const takerOf = (thing: string): Known | undefined =>
    takers.find(({ element }) => thing.startsWith(element.dataset['takes'] ?? ''))
  const gone = [...before].flatMap(([thing, { element, box }]) => {
    const taker = after.has(thing) ? undefined : takerOf(thing)
    return taker ? [{ element: likenessOf(element, box, zoom), from: box, to: taker.box }] : []
  })
  root.append(...gone.map(({ element }) => element))
  return gone.map(({ element, from, to }) => ({
    element,
    made: leaving(element.getBoundingClientRect(), from, to, zoom),
  }))
}

function likenessOf(gone: HTMLElement, { width, height }: Box, zoom: number): HTMLElement {
  const likeness = gone.cloneNode(true) as HTMLElement
  // It stands for nothing any more.
  for (const one of [likeness, ...likeness.querySelectorAll<HTMLElement>('[data-thing]')])
    delete one.dataset['thing']
  likeness.classList.add('motion-likeness')
  likeness.inert = true
  likeness.ariaHidden = 'true'
  const size = { inlineSize: `${width / zoom}px`, blockSize: `${height / zoom}px` }
  Object.assign(likeness.style, size)
  return likeness
}
