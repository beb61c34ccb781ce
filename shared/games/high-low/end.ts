import {
  countTurns,
  type CountedFact,
  type DecidingMove,
  type GameEnd,
  type GameHistory,
  type PlainCard,
} from '../../game/end.ts'
import type { Seat } from '../../game/game.ts'
import { decodePlays } from './rules/play-codec.ts'
import type { Last, Move, Value, View } from './rules/state.ts'

export type Fact = CountedFact & { readonly fact: 'turns' | 'burnt' }
export type Decision = DecidingMove & {
  readonly seat: Seat
  readonly turn: number
} & (
    | {
        /** A player took the largest pile of the game. */
        readonly why: 'took'
        readonly count: number
      }
    /** The winner played the last cards. */
    | { readonly why: 'finished' }
  )

export const end: GameEnd<View, Move, Fact, Decision> = {
  left: ({ hands, faceUp, shown }) =>
    hands.map((_, seat) => [
      ...(shown?.hands[seat] ?? []).map(plain),
      ...group((faceUp[seat] ?? []).map(plain)),
      ...group(
        (shown?.faceDown?.[seat] ?? []).flatMap((value) =>
          value === null ? [] : [{ ...plain(value), hidden: true as const }],
        ),
      ),
    ]),
  onTable: ({ pile, last }) => {
    const burnt = last?.did === 'play' && last.burnt ? [last] : []
    return [...decodePlays(pile), ...burnt]
      .flatMap(({ value, count }) => Array.from({ length: count }, () => plain(value)))
      .slice(-mostOnTable)
  },
  facts: (history) => [
    { fact: 'turns', count: countTurns(history) },
    { fact: 'burnt', count: burntPiles(history) },
  ],
  decidingMove: (history) => largestPile(history) ?? firstOut(history),
}

const mostOnTable = 4

function burntPiles({ last, viewAt }: GameHistory<View, Move>): number {
  let burnt = 0
  for (let step = 1; step <= last; step++) {
    const did = viewAt(step).last
    if (did?.did === 'play' && did.burnt && did !== viewAt(step - 1).last) burnt++
  }
  return burnt
}

/** Taking fewer cards than this is never the deciding move. */
const minPile = 4

function largestPile(history: GameHistory<View, Move>): Decision | null {
  const { last, viewAt } = history
  let largest: Extract<Decision, { readonly why: 'took' }> | null = null
  for (let step = 1; step <= last; step++) {
    const did = viewAt(step).last
    const count = did === null ? 0 : cardsTaken(did)
    if (did === null || count < minPile || count <= (largest?.count ?? 0)) continue
    const pile = decodePlays(viewAt(step - 1).pile)
    largest = {
      step,
      why: 'took',
      seat: did.seat,
      turn: countTurns({ ...history, last: step }),
      count,
      cards: pile.slice(-2).map(({ value }) => plain(value)),
    }
  }
  return largest
}

/**
 * Returns the number of cards that a player took, including a face-up card that failed to beat the
 * pile.
 */
const cardsTaken = (did: Last): number =>
  did.did === 'take' ? did.cards + Number(did.tried !== undefined) : 0

function firstOut(history: GameHistory<View, Move>): Decision | null {
  const { last, viewAt } = history
  for (let step = 1; step <= last; step++) {
    const { finished, last: did } = viewAt(step)
    const [seat] = finished
    if (seat === undefined || did?.did !== 'play') continue
    const cards = Array.from({ length: did.count }, () => plain(did.value))
    const turn = countTurns({ ...history, last: step })
    return { step, why: 'finished', seat, turn, cards: cards.slice(-2) }
  }
  return null
}

const plain = (value: Value): PlainCard => ({ index: String(value) })

const group = (cards: readonly PlainCard[]): readonly PlainCard[] =>
  cards.map((card, at) => (at === 0 ? { ...card, apart: true } : card))
