import type { Viewer } from '../game.ts'
import { isSilenced } from './talk.ts'
import { piles, type Card, type Laid, type Pile, type State, type View } from './state.ts'
import { ascends } from './turn.ts'

export const view = (state: State, viewer: Viewer): View => {
  const seat = viewer === 'public' ? null : viewer
  const tops = piles.map((pile) => topOf(state, pile))
  const layout =
    state.options.layout === 'shuffled' && state.layout.length > 0 ? { layout: state.layout } : {}
  const hidden = !state.ending && isSilenced({ tops, ...layout }, state.options)
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    draw: state.draw.length,
    tops,
    seen: bitsOf(state.piles.flat()),
    turn: state.turn,
    laid: withCovered(state),
    standing: hidden ? [] : state.standing,
    ...layout,
    ...(state.ending
      ? { ending: state.ending, open: { hands: state.hands, draw: state.draw } }
      : {}),
  }
}

const startOf = (pile: Pile): number => (ascends(pile) ? 1 : 100)

const topOf = (state: State, pile: Pile): number => state.piles[pile]?.at(-1) ?? startOf(pile)

/** The newest card of a pile covered the one right under it, and so on down. */
function withCovered(state: State): View['laid'] {
  const depth = [1, 1, 1, 1]
  return state.laid
    .toReversed()
    .map(({ card, pile }: Laid): [Card, Pile, number] => {
      const under = (depth[pile] ?? 1) + 1
      depth[pile] = under
      return [card, pile, state.piles[pile]?.at(-under) ?? startOf(pile)]
    })
    .toReversed()
}

function bitsOf(cards: readonly Card[]): string {
  let bits = 0n
  for (const card of cards) bits |= 1n << BigInt(card)
  return bits.toString(16)
}
