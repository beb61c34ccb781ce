import type { AnyDefinition } from '../../define-game/layout.ts'
import type { KnownCard, State, View } from '../../define-game/state.ts'
import type { CardId, Seat } from '../../define-game/types.ts'
import type { Viewer } from '../../game/game.ts'

/**
 * A second, simpler implementation of the view of a single-file game, with which tests compare the
 * real one. It reads each zone separately, and checks for each face-down card whether the viewer
 * knows it.
 */
export function referenceViewOf(game: AnyDefinition) {
  return (state: State, viewer: Viewer): View => {
    const seat = typeof viewer === 'number' ? (viewer as Seat) : null
    const isOver = state.points !== null
    const seesAll = isOver || viewer === 'afterwards'
    const areHandsOpen = seesAll || viewer === 'open-hands'
    const zones: Record<string, unknown> = {}
    const count: Record<string, readonly number[]> = {}
    const left: Record<string, number> = {}
    const shown: Record<string, State['zones'][string]> = {}
    const known: KnownCard[] = []

    for (const [zone, kind] of Object.entries(game.zones)) {
      const content = state.zones[zone] ?? null
      if (kind === 'own') {
        const hands = content as readonly (readonly CardId[])[]
        zones[zone] = seat === null ? [] : hands[seat]
        count[zone] = hands.map((hand) => hand.length)
        if (areHandsOpen) shown[zone] = content
        for (const [owner, hand] of hands.entries())
          for (const card of hand)
            if (owner !== seat && !areHandsOpen && isKnown(state, card, viewer))
              known.push({ card, zone, seat: owner as Seat })
      } else if (kind === 'hidden') {
        const pile = content as readonly CardId[]
        left[zone] = pile.length
        if (seesAll) shown[zone] = content
        else
          for (const [at, card] of pile.entries())
            if (isKnown(state, card, viewer)) known.push({ card, zone, at })
      } else zones[zone] = content
    }

    return {
      ...zones,
      ...state.facts,
      seat,
      seats: state.seats,
      turn: state.turn,
      isSimultaneous: state.isSimultaneous,
      out: state.out,
      dealer: state.dealer,
      deals: state.deals,
      sheet: state.sheet,
      last: state.last,
      isOver,
      count,
      left,
      excluded: state.excluded,
      ...(known.length > 0 ? { known } : {}),
      ...(areHandsOpen ? { shown } : {}),
    }
  }
}

/**
 * Returns whether a viewer knows a face-down card. With open hands, the viewer knows the card if
 * any player knows it.
 */
function isKnown({ knownBy }: State, card: CardId, viewer: Viewer): boolean {
  // Bit 0 to 5 are the seats, and bit 6 all spectators.
  const bits = (knownBy[card] ?? 0).toString(2).padStart(7, '0').split('').toReversed()
  if (viewer === 'open-hands') return bits.includes('1')
  return bits[viewer === 'public' ? 6 : Number(viewer)] === '1'
}
