import type { Options } from '../options.ts'
import { commandsIn, knownLayout } from './layout.ts'
import type { Pile, View } from './state.ts'
import { lay, startOfTurn, type Minimum, type Terms, type Tops, type Turn } from './turn.ts'

/**
 * Returns the terms of the turn in a view, which stay the same for the whole turn, since the draw
 * pile does not change during a turn.
 */
export const termsOf = (view: View, options: Options): Terms => ({
  minimum: minimum(view.draw, options),
  commandOn: commandsIn(knownLayout(view, options)),
})

/** Replays the turn in a view from its start. */
export function turnOf(view: View, terms: Terms): Turn {
  return view.played.reduce<Turn>(
    (turn, [card, pile]) => lay(turn, card, pile as Pile, terms),
    startOfTurn(topsAtStart(view)),
  )
}

/** Returns the tops of the piles before the first card of this turn. */
export function topsAtStart(view: View): Tops {
  const tops = [...view.tops]
  for (const [, pile, covered] of view.played.toReversed()) tops[pile] = covered
  return tops as readonly number[] as Tops
}

function minimum(draw: number, options: Options): Minimum {
  if (draw === 0) return 1
  return options.expert ? 3 : 2
}
