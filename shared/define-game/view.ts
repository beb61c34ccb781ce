import type { Viewer } from '../game/game.ts'
import { bitOf, isOpen, placesOf } from './knowledge.ts'
import { cardsIn, type Layout } from './layout.ts'
import { handCounts, hiddenCounts } from './seat-view.ts'
import type { Content, KnownCard, State, View } from './state.ts'
import type { CardId, Seat } from './types.ts'

export function viewOf(layout: Layout, state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? (viewer as Seat) : null
  const contentOf = (zone: string): unknown => state.zones[zone]
  const seesAll = viewer === 'afterwards' || state.points !== null
  const shown = seesAll
    ? [...layout.own, ...layout.hidden]
    : viewer === 'open-hands'
      ? layout.own
      : []
  const known = seesAll ? [] : knownTo(layout, state, viewer)
  return {
    seat,
    seats: state.seats,
    turn: state.turn,
    isSimultaneous: state.isSimultaneous,
    out: state.out,
    dealer: state.dealer,
    deals: state.deals,
    sheet: state.sheet,
    last: state.last,
    isOver: state.points !== null,
    ...pick(layout.open, contentOf),
    ...state.facts,
    ...pick(layout.own, (zone) =>
      seat === null ? [] : ((contentOf(zone) as CardId[][])[seat] ?? []),
    ),
    count: handCounts(layout, contentOf),
    left: hiddenCounts(layout, contentOf),
    excluded: state.excluded,
    ...(known.length > 0 && { known }),
    ...(shown.length > 0 && { shown: pick(shown, contentOf) as Record<string, Content> }),
  }
}

function knownTo(layout: Layout, { zones, knownBy }: State, viewer: Viewer): readonly KnownCard[] {
  const bit = bitOf(viewer)
  return placesOf(layout, (zone) => zones[zone]).flatMap((place) =>
    isOpen(place)
      ? []
      : place.cards.flatMap((card, at) => {
          const know = knownBy[card] ?? 0
          const isKnown =
            viewer === 'open-hands'
              ? place.seenBy === 0 && know > 0
              : (know & ~place.seenBy & bit) > 0
          if (!isKnown) return []
          const { zone, seat } = place
          return [seat === null ? { card, zone, at } : { card, zone, seat }]
        }),
  )
}

/** Returns the cards that a viewer sees on the table and in the viewer's own zones. */
export const cardsSeen = (layout: Layout, view: View): Set<CardId> =>
  new Set([...layout.open, ...layout.own].flatMap((zone) => cardsIn(view[zone])))

const pick = (names: readonly string[], by: (name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, by(name)]))
