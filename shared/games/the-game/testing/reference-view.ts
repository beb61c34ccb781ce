import type { Viewer } from '../../../game/game.ts'
import type { Card, Pile, State, View } from '../rules/state.ts'

/** A second implementation of the view, based on all cards of the piles. Tests compare the real view with it. */
export function referenceView(state: State, viewer: Viewer): View {
  const { turn, ending, hands, draw, layout, options, removedSignals } = state
  const silent = ending === null && isSilent(state)
  return {
    ...(typeof viewer === 'number'
      ? { seat: viewer, hand: hands[viewer] ?? [] }
      : { seat: null, hand: [] }),
    turn,
    hands: hands.map(({ length }) => length),
    draw: draw.length,
    tops: [0, 1, 2, 3].map((pile) => lying(state, pile).at(-1) ?? 0),
    seen: cardsAsBits(state.piles.flat()),
    played: state.played.map(({ card, pile }) => [card, pile, coveredBy(state, card, pile)]),
    activeSignals: silent ? [] : state.activeSignals,
    ...(silent || removedSignals.length === 0 ? {} : { removedSignals }),
    ...(options.edition === 'extreme' && options.layout === 'shuffled' ? { layout } : {}),
    ...(ending === null ? {} : { ending }),
    ...(ending !== null || viewer === 'afterwards'
      ? { open: { hands, draw } }
      : viewer === 'open-hands'
        ? { open: { hands } }
        : {}),
  }
}

/** Returns the cards of a pile, including its starting number. */
const lying = ({ piles }: State, pile: number): readonly number[] => [
  pile < 2 ? 1 : 100,
  ...(piles[pile] ?? []),
]

function coveredBy(state: State, card: Card, pile: Pile): number {
  const cards = lying(state, pile)
  return cards[cards.indexOf(card) - 1] ?? 0
}

/** Silence is the fourth kind of command, and each kind has four cards. */
const isSilent = (state: State): boolean =>
  state.layout
    .slice(12, 16)
    .some((card) => state.piles.some((_, pile) => lying(state, pile).at(-1) === card))

function cardsAsBits(cards: readonly Card[]): string {
  const digits = Array.from({ length: 100 }, (_, card) => (cards.includes(card) ? '1' : '0'))
  return BigInt(`0b${digits.toReversed().join('')}`).toString(16)
}
