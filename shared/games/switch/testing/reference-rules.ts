import { joker, rankOf, ranks, suitOf, suits, type Card, type Kind } from '../rules/cards.ts'
import type { Options } from '../options.ts'
import type { Demand, Move, SuitOrRank } from '../rules/state.ts'

/** A turn from the point of view of a player at the table. */
export type ReferenceTurn = {
  readonly options: Options
  readonly hand: readonly Card[]
  readonly top: Card
  readonly demand: Demand | null
  readonly named: SuitOrRank | null
  /** The number of cards that can be drawn, including those below the top card. */
  readonly toDraw: number
  /** The card that was just drawn, if it can still be played. */
  readonly drawn: Card | null
}

/**
 * Returns the legal moves, computed from the clauses as plainly as possible without regard for
 * speed. It tries every selection of cards with and without the call, and with every suit or rank
 * to name. Tests compare the real rules with it.
 */
export function referenceMoves(turn: ReferenceTurn): Move[] {
  const laid = referenceLays(turn).filter((lay) => isStandardForm(lay, turn))
  if (turn.drawn !== null) return [...laid, { do: 'keep' }]
  if (turn.toDraw > 0) return [...laid, { do: 'draw' }]
  return laid.length > 0 ? laid : [{ do: 'pass' }]
}

/** Returns every way to write a legal play. Several ways can mean the same move. */
export const referenceLays = (turn: ReferenceTurn): Lay[] =>
  everyPlay(turn.hand).filter((lay) => mayBeLaid(lay, turn))

/** Returns every play of cards from this hand, legal or not. */
export const everyPlay = (hand: readonly Card[]): Lay[] => withEveryCallAndName(cardSequences(hand))

type Lay = Extract<Move, { do: 'play' }>

/** Returns every sequence of different cards of one rank, and every single joker. */
function cardSequences(hand: readonly Card[]): Card[][] {
  const different = [...new Set(hand)]
  let rows = different.map((card) => [card])
  const all = [...rows]
  for (let more = 2; more <= suits.length; more++) {
    rows = rows.flatMap((row) =>
      different
        .filter((card) => !row.includes(card) && rankOf(card) === rankOf(row[0] ?? joker))
        .map((card) => row.concat(card)),
    )
    all.push(...rows)
  }
  return all
}

/**
 * Whether this is the standard form of the play: the middle cards are sorted, and there is no
 * unneeded call.
 */
function isStandardForm({ cards, call }: Lay, { hand, options }: ReferenceTurn): boolean {
  const left = hand.length - cards.length
  if (call && (options.lastCall === 0 || hand.length < 2 || left > 1)) return false
  return cards.slice(1, -1).every((card, at, middle) => card >= (middle[at - 1] ?? 0))
}

function withEveryCallAndName(rows: readonly Card[][]): Lay[] {
  const nameable: (SuitOrRank | null)[] = [
    null,
    ...suits.map((suit) => ({ suit })),
    ...ranks.map((rank) => ({ rank })),
  ]
  return rows.flatMap((cards) =>
    nameable.flatMap((named): Lay[] => {
      const lay: Lay = { do: 'play', cards, ...(named ? { named } : {}) }
      return [lay, { ...lay, call: true }]
    }),
  )
}

function mayBeLaid({ cards, named }: Lay, turn: ReferenceTurn): boolean {
  const { options, drawn } = turn
  const [first = joker] = cards
  if (drawn !== null && first !== drawn) return false
  if (!mayLie(first, turn)) return false
  if (cards.length > 1 && (!options.multiPlay || cards.some((card) => isSpecial(card, options))))
    return false
  if (is(options.wildSuit, first)) return named !== undefined && 'suit' in named
  if (is(options.wildRank, first))
    return named !== undefined && 'rank' in named && isOrdinary(named.rank, options)
  return named === undefined
}

function mayLie(card: Card, { options, top, demand, named }: ReferenceTurn): boolean {
  const matches =
    card === joker || top === joker || suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top)
  if (demand) {
    const asks = demand.by === 'draw' ? options.draw : options.draw2
    const isPassed = demand.by === 'draw' ? options.drawPassed : options.draw2Passed
    const isDrawRank = [options.draw, options.draw2].some((kind) => is(rankOfKind(kind), card))
    const cancels = isDrawRank ? is(rankOfKind(asks), card) : matches
    return (is(options.drawCancel, card) && cancels) || (is(asks, card) && isPassed)
  }
  if (isWild(card, options)) return options.wildOnWild || !isWild(top, options)
  if (card === joker) return true
  if (named) return 'suit' in named ? suitOf(card) === named.suit : rankOf(card) === named.rank
  return matches
}

const isWild = (card: Card, options: Options): boolean =>
  is(options.wildSuit, card) || is(options.wildRank, card)

function isSpecial(card: Card, options: Options): boolean {
  const { wildSuit, wildRank, draw, draw2, drawCancel } = options
  const { skip, reverse, follow, handSwap, passLeft } = options
  const named = [
    wildSuit,
    wildRank,
    draw,
    draw2,
    drawCancel,
    skip,
    reverse,
    follow,
    handSwap,
    passLeft,
  ]
  return card === joker || named.some((kind) => is(kind, card))
}

function isOrdinary(rank: string, options: Options): boolean {
  const cardsOfRank = suits.map(
    (_, suit) => suit * ranks.length + ranks.findIndex((one) => one === rank),
  )
  const lowest = { 52: '2', 36: '6', 32: '7' }[options.pack]
  const isInPack =
    ranks.findIndex((one) => one === rank) >= ranks.findIndex((one) => one === lowest)
  return isInPack && cardsOfRank.every((card) => !isSpecial(card, options))
}

const rankOfKind = (kind: Kind): Kind => kind.replace(/-.*/, '') as Kind

function is(kind: Kind, card: Card): boolean {
  if (card === joker) return kind === 'joker'
  const isRed = suitOf(card) === 'hearts' || suitOf(card) === 'diamonds'
  return [rankOf(card), `${rankOf(card)}-${isRed ? 'red' : 'black'}`].some((one) => one === kind)
}
