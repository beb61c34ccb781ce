import type { Box } from './flight.ts'
import { burnt, dealt, taken, type Leave } from './leaving.ts'
import type { Known, Places } from './places.ts'
import type { Move } from './running.ts'

interface Going {
  readonly element: HTMLElement
  readonly made: Move
}

interface Likeness {
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  readonly way: (leave: Leave) => Move
}

/** Likenesses of what has gone, each on its way to whoever took it. */
export function likenessesOf(before: Places, after: Places, root: HTMLElement): readonly Going[] {
  const zoom = root.currentCSSZoom ?? 1
  const takers = [...after.values()].filter(({ element }) => element.dataset['takes'])
  if (takers.length === 0) return []
  const takerOf = (thing: string): Known | undefined =>
    takers.find(({ element }) => thing.startsWith(element.dataset['takes'] ?? ''))
  const gone = [...before].flatMap(([thing, { element, box }]): Likeness[] => {
    const taker = after.has(thing) ? undefined : takerOf(thing)
    if (!taker) return []
    const way = taker.element.dataset['burns'] === undefined ? taken : burnt
    return [{ element: likenessOf(element, box, zoom), from: box, to: taker.box, way }]
  })
  return goingOf(gone, root, zoom)
}

/** As far as anybody sees them: as many backs as a fan shows go from the deck to everybody's place card, in turn. */
export function dealtIn(after: Places, root: HTMLElement): readonly Going[] {
  const deck = after.get('deck')
  const back = deck?.element.querySelector<HTMLElement>('.back')
  if (!deck || !back) return []
  const zoom = root.currentCSSZoom ?? 1
  const fans = [...after].flatMap(([thing, { element }]) =>
    thing.startsWith('seat-') ? (element.querySelector('.back-fan') ?? []) : [],
  )
  const all = fans.flatMap((fan, seat) => {
    const to = fan.getBoundingClientRect()
    return Array.from(fan.children, (_, nth): Likeness => {
      const way = (leave: Leave) => dealt(leave, nth + seat / fans.length)
      return { element: likenessOf(back, deck.box, zoom), from: deck.box, to, way }
    })
  })
  return goingOf(all, root, zoom)
}

function goingOf(all: readonly Likeness[], root: HTMLElement, zoom: number): readonly Going[] {
  root.append(...all.map(({ element }) => element))
  return all.map(({ element, from, to, way }) => ({
    element,
    made: way({ at: element.getBoundingClientRect(), from, to, zoom }),
  }))
}

/** The back of a card that turns over half way through this flight. */
export function backOver(card: HTMLElement, after: Places, { timing }: Move): Going | null {
  const back = after.get('deck')?.element.querySelector('.back')?.cloneNode() as HTMLElement | null
  if (!back) return null
  back.classList.add('motion-back')
  card.append(back)
  const frames = [
    { opacity: 1 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0 },
  ]
  return { element: back, made: { frames, timing } }
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
