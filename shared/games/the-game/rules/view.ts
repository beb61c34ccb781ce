import type { Viewer } from '../../../game/game.ts'
import { encodeSeen } from './seen.ts'
import { isSilenced } from './talk.ts'
import { piles, type Pile, type State, type View } from './state.ts'
import { ascends } from './turn.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  const tops = piles.map((pile) => topOf(state, pile))
  const { options, ending } = state
  const isShuffled = options.edition === 'extreme' && options.layout === 'shuffled'
  const layout = isShuffled ? { layout: state.layout } : {}
  const isSilent = !ending && isSilenced({ tops, ...layout }, options)
  const removedSignals = isSilent ? [] : state.removedSignals
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    draw: state.draw.length,
    tops,
    seen: encodeSeen(state.piles),
    turn: state.turn,
    played: playedWithCovered(state),
    activeSignals: isSilent ? [] : state.activeSignals,
    ...(removedSignals.length > 0 && { removedSignals }),
    ...layout,
    ...(ending && { ending }),
    ...openTo(viewer, state),
  }
}

function openTo(viewer: Viewer, { hands, draw, ending }: State): Pick<View, 'open'> {
  if (ending || viewer === 'afterwards') return { open: { hands, draw } }
  return viewer === 'open-hands' ? { open: { hands } } : {}
}

const startOf = (pile: Pile): number => (ascends(pile) ? 1 : 100)

const topOf = (state: State, pile: Pile): number => state.piles[pile]?.at(-1) ?? startOf(pile)

/**
 * Returns each card played in this turn with the card below it. The cards of this turn are on top
 * of their piles, so it counts from the end of each pile.
 */
function playedWithCovered({ played, piles: lying }: State): View['played'] {
  const depth = [1, 1, 1, 1]
  const newestFirst = played.toReversed().map(({ card, pile }) => {
    const under = (depth[pile] ?? 1) + 1
    depth[pile] = under
    return [card, pile, lying[pile]?.at(-under) ?? startOf(pile)] as const
  })
  return newestFirst.toReversed()
}
