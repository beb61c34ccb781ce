import type { Options } from '../options.ts'
import { allRows, cardsFor, fields } from '../rules/rows.ts'
import { totalAt } from '../rules/scoring.ts'
import type { Card, View } from '../rules/state.ts'
import { decodeStock } from '../rules/chip-codec.ts'
import { boardOf, placeOf, places, type Board, type Player, type Worths } from './board.ts'
import { egonsHabit, playersHabit } from './habits.ts'
import { pack, type CardCounts } from './card-counts.ts'

/**
 * What a seat knows in its turn, prepared so that the rest of the deal can be simulated quickly.
 */
export interface Position {
  readonly me: Player
  readonly seats: number
  /** The number of players, including EGON if he takes part. */
  readonly players: number
  readonly deal: number
  readonly totals: readonly number[]
  readonly hand: CardCounts
  readonly held: readonly number[]
  readonly hasSuper: readonly boolean[]
  readonly board: Board
  /** The remaining chips of this deal in order. The first one is placed now. */
  readonly toCome: readonly ChipToCome[]
  /** The cards that other players can hold. */
  readonly unseen: readonly Card[]
}

export interface ChipToCome {
  readonly player: Player
  readonly round: number
  /** The index of the same player’s next chip in `toCome`, or -1 if there is none. */
  readonly next: number
  /** The probability that the chip goes into each row. */
  readonly chances: readonly number[]
  /**
   * The expected final value of each cell after this chip has been placed, if the later chips are
   * placed as expected.
   */
  readonly worths: Worths
}

/** The final value of a chip on each field. */
export const fieldWorths: Worths = new Float64Array(places)
for (const row of allRows)
  fields[row].forEach((points, field) => {
    fieldWorths[placeOf(row, field)] = points
  })

export function positionOf(view: View, options: Options, me: Player): Position {
  const seats = view.hands.length
  const players = options.egon ? seats + 1 : seats
  return {
    me,
    seats,
    players,
    deal: view.deal,
    totals: Array.from({ length: players }, (_, at) => totalAt(view.scores, at)),
    hand: pack(view.hand),
    held: view.hands,
    hasSuper: decodeStock(view.stock).map((stock) => stock.super),
    board: boardOf(view),
    toCome: chipsToCome(view, options, me),
    unseen: unseenIn(view),
  }
}

/**
 * Returns the position with `worths` in which pushes have only half of their expected effect,
 * because players can differ from the typical player. In measurements, bots that expected all
 * pushes or none won less often.
 */
export const halfForeseen = (position: Position): Position => ({
  ...position,
  toCome: position.toCome.map((chip) => ({
    ...chip,
    worths: chip.worths.map((worth, place) => (worth + (fieldWorths[place] ?? 0)) / 2),
  })),
})

function chipsToCome(view: View, options: Options, me: Player): readonly ChipToCome[] {
  const turns = turnsToCome(view, options, me)
  const chances = chancesOfRows(turns, view.hands)
  const toCome: ChipToCome[] = []
  let worths = fieldWorths
  for (let at = turns.length - 1; at >= 0; at--) {
    const turn = turns[at]
    if (!turn) continue
    const next = turns.findIndex(({ player }, later) => later > at && player === turn.player)
    const ofRows = chances[at] ?? []
    toCome.unshift({ ...turn, next, chances: ofRows, worths })
    worths = worthsBefore(worths, ofRows)
  }
  return toCome
}

type Turn = { readonly player: Player; readonly round: number }

function turnsToCome({ hands, first, round }: View, { egon }: Options, me: Player): Turn[] {
  const seats = hands.length
  const order = hands.map((_, at) => (first + at) % seats)
  if (egon) order.push(seats)
  const turns: Turn[] = []
  for (let now = round; now <= 5; now++)
    for (const player of now === round ? order.slice(order.indexOf(me)) : order)
      turns.push({ player, round: now })
  return turns
}

/**
 * Returns the probability of each row for each chip. It depends on how many cards the chip’s player
 * is likely to have by then.
 */
function chancesOfRows(turns: readonly Turn[], held: readonly number[]): number[][] {
  const chancesToHold = held.map((cards) => {
    const chances = new Float64Array(13)
    chances[cards] = 1
    return chances
  })
  return turns.map(({ player, round }) => {
    const holding = chancesToHold[player]
    if (!holding) return [...egonsHabit(round)]
    const chances = allRows.map(() => 0)
    const after = new Float64Array(13)
    for (const [cards, chance] of holding.entries()) {
      if (chance === 0) continue
      playersHabit(round, cards).forEach((share, row) => {
        const left = cards - cardsFor[allRows[row] ?? 7]
        if (left < 0) return
        chances[row] = (chances[row] ?? 0) + chance * share
        after[left] = (after[left] ?? 0) + chance * share
      })
    }
    chancesToHold[player] = after
    return chances
  })
}

/**
 * Returns the expected values of all cells before a chip is placed. `after` has the values after
 * that, and `chances` the probability of each row. In the row of the new chip, the other chips move
 * one field on.
 */
function worthsBefore(after: Worths, chances: readonly number[]): Worths {
  const before: Worths = new Float64Array(places)
  for (let place = 0; place < places; place++) {
    if (place % 4 === 3) continue
    const chance = chances[place >> 2] ?? 0
    before[place] = (1 - chance) * (after[place] ?? 0) + chance * (after[place + 1] ?? 0)
  }
  return before
}

/** Returns all cards except the viewer’s hand and the visible cards. */
function unseenIn({ hand, discard, egon }: View): Card[] {
  const left = Array.from({ length: 8 }, () => 10)
  const inSight = [...hand, ...(egon?.turnedOver ?? [])]
  if (discard && discard.owner !== 'egon') inSight.push(...discard.cards)
  for (const card of inSight) left[card] = (left[card] ?? 0) - 1
  return left.flatMap((count, card) => Array.from({ length: Math.max(count, 0) }, () => card))
}
