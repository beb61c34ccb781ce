import type { Clause } from '../../../game/game.ts'
import { countOf } from './cards.ts'
import { meets, refusalOf, sourceOf } from './laying.ts'
import { needOf } from './need.ts'
import type { Options } from '../options.ts'
import { decodePlays } from './play-codec.ts'
import { spots, type Move, type Source, type Value, type View } from './state.ts'

/** Returns the moves of the viewer. They do not depend on any option. */
export function moves(view: View): readonly Move[] {
  if (!mayMove(view)) return []
  if (view.phase === 'exchange') return [...exchanges(view), { do: 'ready' }]
  const takes: Move[] = view.pile.length > 0 ? [{ do: 'take' }] : []
  return [...lays(view), ...tries(view), ...flips(view), ...takes]
}

/** Returns the clause that forbids `move`. Call it only for a move that is not legal. */
export function violatedClause(view: View, _: Options, move: Move): Clause {
  if (view.ending) return view.ending.clause
  if (view.seat !== null && view.finished.includes(view.seat)) return 'HL-18'
  const isForExchange = move.do === 'exchange' || move.do === 'ready'
  if (isForExchange || view.phase === 'exchange') return 'HL-02'
  // It is another player's turn: by HL-03, turns go clockwise.
  if (!mayMove(view)) return 'HL-03'
  switch (move.do) {
    case 'play':
      return whyNotLaid(view, move.value, move.count)
    case 'try':
      // The move `try` needs a face-up card that does not beat the pile. Either this card beats the
      // pile (HL-16), or it is no face-up card that can be played now (HL-15).
      return sourceIn(view) === 'face-up' && held(view, move.value) > 0 ? 'HL-16' : 'HL-15'
    case 'flip':
      return 'HL-15'
    case 'take':
      return 'HL-06'
  }
}

const mayMove = ({ seat, phase, ready, turn }: View): boolean =>
  seat !== null && (phase === 'exchange' ? ready?.[seat] === false : turn === seat)

const openOf = ({ faceUp, seat }: View): readonly Value[] => faceUp[seat ?? -1] ?? []

const sourceIn = (view: View): Source => sourceOf(view.hand, openOf(view))

/** Returns the cards that the viewer can choose from. */
const choosable = (view: View): readonly Value[] =>
  view.hand.length > 0 ? view.hand : openOf(view)

const held = (view: View, value: Value): number => countOf(choosable(view), value)

const valuesOf = (cards: readonly Value[]): readonly Value[] => [...new Set(cards)]

function exchanges(view: View): Move[] {
  const down = valuesOf(openOf(view))
  return valuesOf(view.hand).flatMap((hand) =>
    down
      .filter((faceUp) => faceUp !== hand)
      .map((faceUp): Move => ({ do: 'exchange', hand, faceUp })),
  )
}

function lays(view: View): Move[] {
  const need = needOf(decodePlays(view.pile))
  const found: Move[] = []
  let [before, count] = [0, 0]
  // Cards are sorted, so cards of the same value are adjacent.
  for (const value of choosable(view)) {
    count = value === before ? count + 1 : 1
    before = value
    if (meets(need, value, count)) found.push({ do: 'play', value, count })
  }
  return found
}

/** Returns the moves that try a face-up card which does not beat the pile alone (HL-16). */
function tries(view: View): Move[] {
  if (sourceIn(view) !== 'face-up') return []
  const need = needOf(decodePlays(view.pile))
  return valuesOf(openOf(view))
    .filter((value) => !meets(need, value, 1))
    .map((value): Move => ({ do: 'try', value }))
}

function flips(view: View): Move[] {
  if (sourceIn(view) !== 'face-down') return []
  return spots
    .filter((at) => view.faceDown[view.seat ?? -1]?.includes(at))
    .map((at): Move => ({ do: 'flip', at }))
}

function whyNotLaid(view: View, value: Value, count: number): Clause {
  const cards = held(view, value)
  if (cards >= count) return refusalOf(decodePlays(view.pile), value, count) ?? 'HL-15'
  // The player’s current source of cards has fewer than `count` of them. If it has some, the play
  // would need cards from a second source, which HL-17 forbids.
  return cards > 0 ? 'HL-17' : 'HL-15'
}
