import type { CountedFact, DecidingMove, GameEnd, GameHistory, PlainCard } from '../../game/end.ts'
import type { Seat } from '../../game/game.ts'
import { decodeCards, topOf } from './rules/card-codec.ts'
import { inOrder, rankOf, suitOf, type Card, type Rank } from './rules/cards.ts'
import type { Move, MoveEvent, View } from './rules/state.ts'

export type Fact = CountedFact & { readonly fact: 'rounds' | 'drawn' }
export type Decision = DecidingMove & {
  readonly seat: Seat
  readonly round: number
} & (
    | {
        /**
         * A chain: players passed on a demand to draw, until one of them had to draw. Of all chains
         * in the game, this one made its player draw the most cards.
         */
        readonly why: 'chain'
        readonly links: number
        readonly drawn: number
      }
    /** The last card that was played decided the game. */
    | { readonly why: 'last-card' }
  )

export const end: GameEnd<View, Move, Fact, Decision> = {
  left: ({ open, hands }) => hands.map((_, seat) => inOrder(open?.hands[seat] ?? []).map(plain)),
  onTable: ({ discard }) => decodeCards(discard).slice(-mostOnTable).map(plain),
  facts: (history) => {
    const most = mostDrawn(history)
    return [
      { fact: 'rounds', count: history.viewAt(history.last).round },
      ...(most === null ? [] : [{ fact: 'drawn' as const, ...most }]),
    ]
  },
  decidingMove: (history) => longestChain(history) ?? lastCard(history),
}

const mostOnTable = 3

/** Returns the player who drew the most cards in the game, and how many. */
function mostDrawn({ last, viewAt }: GameHistory<View, Move>) {
  const counts = viewAt(last).hands.map(() => 0)
  for (let step = 1; step <= last; step++)
    for (const one of viewAt(step).last)
      if ('drawn' in one) counts[one.seat] = (counts[one.seat] ?? 0) + one.drawn
  const count = Math.max(...counts)
  return count === 0 ? null : { count, seat: counts.indexOf(count) }
}

function longestChain({ last, viewAt }: GameHistory<View, Move>): Decision | null {
  let longest: Extract<Decision, { readonly why: 'chain' }> | null = null
  let asking: Card[] = []
  for (let step = 1; step <= last; step++)
    for (const one of viewAt(step).last) {
      const view = viewAt(step)
      if (one.type === 'asked') asking.push(topOf(view.discard))
      if (one.type === 'cancelled' || one.type === 'dealt') asking = []
      if (one.type !== 'paid') continue
      // Count only chains of several cards.
      if (asking.length > 1 && one.drawn > (longest?.drawn ?? 0))
        longest = {
          step,
          why: 'chain',
          seat: one.seat,
          round: view.round,
          links: asking.length,
          drawn: one.drawn,
          cards: asking.slice(-2).map(plain),
          link: 'on',
        }
      asking = []
    }
  return longest
}

function lastCard({ last, viewAt }: GameHistory<View, Move>): Decision | null {
  for (let step = last; step > 0; step--) {
    const { last: happened, round } = viewAt(step)
    const laid = happened.find(isLaid)
    if (laid)
      return {
        step,
        why: 'last-card',
        seat: laid.seat,
        round,
        cards: laid.cards.slice(-2).map(plain),
      }
  }
  return null
}

/** Returns the rank of the last card, if the winner of the game played it. */
export function winningRank({ last }: View): Rank | 'joker' | null {
  const won = last.find(({ type }) => type === 'game-won')
  const played = last.find(isLaid)
  const card = played?.cards.at(-1)
  if (won === undefined || !('seat' in won) || card === undefined) return null
  return won.seat === played?.seat ? rankOf(card) : null
}

const isLaid = (one: MoveEvent): one is Extract<MoveEvent, { readonly type: 'played' }> =>
  one.type === 'played'

function plain(card: Card): PlainCard {
  const suit = suitOf(card)
  return suit === null ? { index: '' } : { index: rankOf(card), suit }
}
