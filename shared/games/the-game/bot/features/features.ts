import type { Card, Pile } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'
import { describeCommands } from './commands.ts'
import type { End, Put } from './end.ts'
import { describeLastResorts, describeTricks } from './outlook.ts'
import { unseenCards, type Position } from '../position.ts'
import { distance, type WholeTurn } from '../turns/turns.ts'

export const featuresBeforeCommands = 78
export const commandFeatures = 33
const outlookFeatures = 16
/**
 * The number of features for the end of a turn, by edition. Add new features after the others,
 * because an older net reads only the first ones.
 */
export const featureCount = {
  original: featuresBeforeCommands + outlookFeatures,
  extreme: featuresBeforeCommands + commandFeatures + outlookFeatures,
}

/** Returns a function that writes the features of the end of a turn, as seen by the player who ends it. */
export function featureWriterFor(
  position: Position,
): (turn: WholeTurn, into: Float32Array) => void {
  const unseen = unseenCards(position)
  const commands = position.edition === 'extreme' ? describeCommands(position) : null
  return (turn, into) => {
    let at = 0
    const put = (value: number): void => {
      into[at++] = value
    }
    const { tops } = turn
    const left = position.hand.filter((_, index) => !(turn.cards & (1 << index)))
    const end: End = { tops, order: orderOf(tops), left }
    describeTable(position, unseen.length, left.length, turn.count, put)
    for (const pile of end.order) describePile(position, end, pile, put)
    describeCards(tops, unseen, 1 / 30, put)
    describeCards(tops, left, 1 / 5, put)
    describeHand(position, end, put)
    commands?.(end, put)
    describeTricks(position, end, put)
    describeLastResorts(end, unseen, put)
  }
}

/** Orders the piles: the direction with more room first, and the pile with more room first in each direction. */
function orderOf([a, b, c, d]: Tops): Pile[] {
  const up: Pile[] = a <= b ? [0, 1] : [1, 0]
  const down: Pile[] = c >= d ? [2, 3] : [3, 2]
  return a + b + c + d > 202 ? [...down, ...up] : [...up, ...down]
}

function describeTable(
  { draw }: Position,
  unseen: number,
  left: number,
  played: number,
  put: Put,
): void {
  put((unseen + left) / 98)
  put(draw === 0 ? 1 : 0)
  put(Math.min(draw, 12) / 12)
  put(left / 8)
  put((unseen - draw) / 24)
  put(played / 4)
}

/**
 * Writes features of a pile: how far it has advanced, who holds the cards of its backwards tricks,
 * and which cards are just ahead of it.
 */
function describePile({ unseen }: Position, { tops, left }: End, pile: Pile, put: Put): void {
  const top = tops[pile]
  const on = pile < 2 ? 1 : -1
  const trick = top - 10 * on
  const mine = left.includes(trick)
  put(((top - (pile < 2 ? 1 : 100)) * on) / 98)
  put(mine ? 1 : 0)
  put(mine && left.includes(trick - 10 * on) ? 1 : 0)
  put(unseen[trick] ?? 0)

  let nearest = 25
  let near = 0
  for (let steps = 1; steps <= 20; steps++) {
    if (unseen[top + steps * on]) {
      nearest = Math.min(nearest, steps)
      near++
    }
    if (steps === 4) put(near / 4)
    if (steps === 10) put(near / 10)
  }
  put(nearest / 20)

  let nearestOwn = 40
  let nearOwn = 0
  for (const card of left) {
    const gap = distance(pile, top, card)
    if (gap <= 0) continue
    nearestOwn = Math.min(nearestOwn, gap)
    if (gap <= 5) nearOwn++
  }
  put(nearestOwn / 20)
  put(nearOwn / 3)
}

const nearnesses = [1, 2, 3, 5, 8, 12, 18, 27, 99]
/**
 * The nearness class of each gap between a pile and a card, at the index `gap + 128`. A card that
 * the pile does not take has the last class.
 */
const nearnessOf = Uint8Array.from({ length: 256 }, (_, at) => {
  const gap = at - 128
  const found = nearnesses.findIndex((most) => gap <= most)
  return gap <= 0 || found === -1 ? nearnesses.length : found
})
const takenBy = new Float64Array(5)
const near = new Float64Array(nearnesses.length + 1)

/**
 * Writes how many of `cards` fit on no pile, on one pile, and so on up to four piles. Also writes
 * for each distance in `nearnesses` how many cards are at most that far from the nearest pile. This
 * loop takes most of the bot’s time.
 */
function describeCards([a, b, c, d]: Tops, cards: readonly Card[], scale: number, put: Put): void {
  takenBy.fill(0)
  near.fill(0)
  for (const card of cards) {
    const piles = (card > a ? 1 : 0) + (card > b ? 1 : 0) + (card < c ? 1 : 0) + (card < d ? 1 : 0)
    takenBy[piles] = (takenBy[piles] ?? 0) + 1
    const nearest = Math.min(
      nearnessOf[card - a + 128] ?? 0,
      nearnessOf[card - b + 128] ?? 0,
      nearnessOf[c - card + 128] ?? 0,
      nearnessOf[d - card + 128] ?? 0,
    )
    near[nearest] = (near[nearest] ?? 0) + 1
  }
  for (const count of takenBy) put(count * scale)
  let within = 0
  for (let nearness = 0; nearness < nearnesses.length; nearness++) {
    within += near[nearness] ?? 0
    put(within * scale)
  }
}

/**
 * Writes features of the hand: the distance of each card to the nearest pile, the smallest first,
 * and the backwards tricks that the cards allow.
 */
function describeHand({ unseen }: Position, { tops, left }: End, put: Put): void {
  const gaps = left.map((card) => leastGap(tops, card)).sort((one, other) => one - other)
  for (let index = 0; index < 6; index++) put((gaps[index] ?? 40) / 20)
  let pairs = 0
  let halves = 0
  for (const card of left) {
    if (left.includes(card + 10)) pairs++
    halves += (unseen[card + 10] ?? 0) + (unseen[card - 10] ?? 0)
  }
  put(pairs / 3)
  put(halves / 6)
}

function leastGap(tops: Tops, card: Card): number {
  let least = 40
  for (let pile = 0; pile < 4; pile++) {
    const gap = distance(pile, tops[pile] ?? 0, card)
    if (gap === -10) return gap
    if (gap > 0 && gap < least) least = gap
  }
  return least
}
