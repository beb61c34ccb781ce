import { randomNumbered } from '../../deal/random.ts'
import { layoutOf, sortCards, type AnyDefinition, type Layout } from '../../define-game/layout.ts'
import type { CardId } from '../../define-game/types.ts'
import type { State as OneFileState } from '../../define-game/state.ts'
import { oneFileGames } from '../../games/one-file-games.ts'
import type { AnyGame, AnyState } from '../game.ts'

/**
 * A pile of cards that not all viewers see. `put` returns the state with other cards in this pile.
 */
interface Pile {
  readonly cards: readonly unknown[]
  /** Whether the order of the cards has no meaning. */
  readonly isSorted: boolean
  /** Whether the pile can contain `card`, judging by what all players know. */
  readonly canHold: (card: unknown) => boolean
  readonly put: (state: AnyState, cards: readonly unknown[]) => AnyState
}

/**
 * Yields states with other hidden data. In most of them, all cards of one value in a pile are
 * exchanged with other cards. In the others, only the future random numbers differ. If a view
 * depends on a hidden card, at least one of these states changes the view.
 */
export function* exchanges(game: AnyGame, state: AnyState): Generator<AnyState> {
  const piles = pilesIn(game, state)
  // The random numbers that the game has not used yet are hidden, too.
  if ('random' in state)
    for (let number = 1; number <= 4; number++)
      yield { ...state, random: randomNumbered(5_000 + number) } as AnyState
  for (const [from, pile] of piles.entries())
    for (const value of new Set(pile.cards))
      for (const [to, other] of piles.entries()) {
        const indexes = indexesOf(pile, (card) => card === value)
        if (value === null || (from === to && pile.isSorted)) continue
        const partners = indexesOf(
          other,
          (card) => card !== value && card !== null && pile.canHold(card),
        )
        if (partners.length === 0 || !other.canHold(value)) continue
        const [mine, theirs] = [[...pile.cards], from === to ? null : [...other.cards]]
        // The last card of a stock is on top and is drawn next, so exchange it first.
        for (const [at, index] of indexes.toReversed().slice(0, partners.length).entries()) {
          const partner = partners[(index + at) % partners.length] ?? 0
          const target = theirs ?? mine
          ;[mine[index], target[partner]] = [target[partner], mine[index]]
        }
        const put = pile.put(state, mine)
        const world = theirs ? other.put(put, theirs) : put
        if (game.about.id !== 'thirty-one' || !hasWinningHand(world)) yield world
      }
}

/** Whether a hand of Thirty-one would have ended the deal: 31 in one suit, or three aces. */
const hasWinningHand = (state: AnyState): boolean =>
  ((state as unknown as OneFileState).zones['hand'] as string[][]).some((hand) => {
    const aces = hand.filter((card) => card.startsWith('A')).length
    const isRoyal = hand.every((card) => /^(10|J|Q|K|A)/.test(card))
    const suits = new Set(hand.map((card) => card.at(-1)))
    return hand.length === 3 && (aces === 3 || (aces === 1 && isRoyal && suits.size === 1))
  })

const indexesOf = ({ cards }: Pile, fits: (card: unknown) => boolean): number[] =>
  cards.flatMap((card, at) => (fits(card) ? [at] : []))

const definitions = new Map<string, AnyDefinition>(
  (oneFileGames as readonly unknown[] as readonly AnyDefinition[]).map((one) => [one.id, one]),
)

function pilesIn({ about }: AnyGame, state: AnyState): readonly Pile[] {
  const definition = definitions.get(about.id)
  return definition ? pilesOfOneFile(layoutOf(definition), state) : pilesOfFolder(state)
}

const canHold = (): boolean => true

type Piles = readonly (readonly (number | null)[])[]

/**
 * Returns the hidden piles of a game that has its own folder. All such games use these field names
 * for hidden cards, and sort their hands.
 */
function pilesOfFolder(state: AnyState): Pile[] {
  const { hands, faceDown, draw, pile } = state as unknown as {
    readonly hands: Piles
    readonly faceDown?: Piles
    readonly draw?: readonly number[]
    readonly pile: readonly number[]
  }
  const stock = draw ? 'draw' : 'pile'
  return [
    ...hands.map((cards, seat) => ({
      cards,
      isSorted: true,
      canHold,
      put: putAt('hands', seat, true),
    })),
    ...(faceDown ?? []).map((cards, seat) => ({
      cards,
      isSorted: false,
      canHold,
      put: putAt('faceDown', seat, false),
    })),
    {
      cards: draw ?? pile,
      isSorted: false,
      canHold,
      put: (now, cards) => ({ ...now, [stock]: cards }) as AnyState,
    },
  ]
}

const putAt =
  (name: 'hands' | 'faceDown', seat: number, isSorted: boolean): Pile['put'] =>
  (state, cards) => {
    const piles = (state as unknown as Readonly<Record<string, Piles>>)[name] ?? []
    const sorted = isSorted ? cards.toSorted((one, other) => Number(one) - Number(other)) : cards
    return { ...state, [name]: piles.with(seat, sorted as number[]) } as AnyState
  }

function putInZone(state: AnyState, zone: string, content: unknown): AnyState {
  const { zones } = state as unknown as OneFileState
  return { ...state, zones: { ...zones, [zone]: content } } as AnyState
}

function pilesOfOneFile(layout: Layout, anyState: AnyState): Pile[] {
  const state = anyState as unknown as OneFileState
  const own = layout.own.flatMap((zone) =>
    (state.zones[zone] as string[][]).map((cards, seat): Pile => ({
      cards,
      isSorted: true,
      canHold: (card) => state.excluded[zone]?.[seat]?.includes(card as string) !== true,
      put: (now, other) => {
        const piles = (now as unknown as OneFileState).zones[zone] as CardId[][]
        return putInZone(now, zone, piles.with(seat, sortCards(layout, [...other] as CardId[])))
      },
    })),
  )
  const hidden = layout.hidden.map((zone): Pile => ({
    cards: state.zones[zone] as string[],
    isSorted: false,
    canHold,
    put: (now, cards) => putInZone(now, zone, cards),
  }))
  return [...own, ...hidden]
}
