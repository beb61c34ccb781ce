import type { Card } from '../state.ts'
import type { Position } from './position.ts'
import { distance, type WholeTurn } from './turns.ts'

/** How many numbers describe a position at the end of a turn, by edition. */
export const featureCount = { original: 83, extreme: 83 + 33 }

/**
 * A position at the end of a turn, seen from the hand that has just ended it, as numbers of about 0 to 1. Piles are
 * named by how they stand to each other and not by their place, so that mirror images look alike.
 */
export function describer(position: Position): (turn: WholeTurn, into: Float32Array) => void {
  const unseen = cardsOf(position.unseen)
  const extreme = position.edition === 'extreme' ? commandDescriber(position) : undefined
  return (turn, into) => {
    const left = position.hand.filter((_, index) => !(turn.cards & (1 << index)))
    const order = orderOf(turn.tops)
    let at = describeTable(position, turn, left, unseen.length, into)
    at = describePiles(position, turn.tops, order, left, into, at)
    at = describeCards(turn.tops, unseen, left, into, at)
    at = describeHand(position, turn.tops, left, into, at)
    extreme?.(turn.tops, order, left, into, at)
  }
}

const cardsOf = (flags: Uint8Array): Card[] => {
  const cards: Card[] = []
  for (let card = 2; card < 100; card++) if (flags[card]) cards.push(card)
  return cards
}

/** The piles: the direction with more room first, in each direction the pile with more room first. */
function orderOf(tops: readonly number[]): readonly number[] {
  const [a = 1, b = 1, c = 100, d = 100] = tops
  const up = a <= b ? [0, 1] : [1, 0]
  const down = c >= d ? [2, 3] : [3, 2]
  const mirrored = a + b + c + d > 202
  return mirrored ? [...down, ...up] : [...up, ...down]
}

function describeTable(
  { seats, draw }: Position,
  turn: WholeTurn,
  left: readonly Card[],
  unseen: number,
  into: Float32Array,
): number {
  for (let count = 1; count <= 5; count++) into[count - 1] = seats === count ? 1 : 0
  into[5] = (unseen + left.length) / 98
  into[6] = draw === 0 ? 1 : 0
  into[7] = Math.min(draw, 12) / 12
  into[8] = left.length / 8
  into[9] = (unseen - draw) / 24
  into[10] = turn.count / 4
  return 11
}

function describePiles(
  { unseen }: Position,
  tops: readonly number[],
  order: readonly number[],
  left: readonly Card[],
  into: Float32Array,
  start: number,
): number {
  let at = start
  for (const pile of order) {
    const top = tops[pile] ?? 0
    const on = pile < 2 ? 1 : -1
    const trick = top - 10 * on
    const mine = left.includes(trick)
    into[at++] = ((top - (pile < 2 ? 1 : 100)) * on) / 98
    into[at++] = mine ? 1 : 0
    into[at++] = mine && left.includes(trick - 10 * on) ? 1 : 0
    into[at++] = unseen[trick] ?? 0
    let live = 0
    let near = 0
    for (let steps = 1; steps <= 20; steps++) {
      if (unseen[top + steps * on]) {
        live ||= steps
        near++
      }
      if (steps === 4) into[at++] = near / 4
      if (steps === 10) into[at++] = near / 10
    }
    into[at++] = (live || 25) / 20
    let own = 40
    let ownNear = 0
    for (const card of left) {
      const gap = (card - top) * on
      if (gap <= 0) continue
      if (gap < own) own = gap
      if (gap <= 5) ownNear++
    }
    into[at++] = own / 20
    into[at++] = ownNear / 3
  }
  return at
}

const buckets = [1, 2, 3, 5, 8, 12, 18, 27, 99]
const bucketOf = Uint8Array.from({ length: 128 }, (_, gap) => {
  const bucket = buckets.findIndex((most) => gap <= most)
  return bucket === -1 ? buckets.length : bucket
})
const taking = new Int32Array(5)
const within = new Int32Array(buckets.length + 1)

/** The cards still to come, unseen and own: how many piles take them, and how near the nearest of those is. */
function describeCards(
  tops: readonly number[],
  unseen: readonly Card[],
  left: readonly Card[],
  into: Float32Array,
  start: number,
): number {
  const middle = countCards(tops, unseen, into, start, 1 / 30)
  return countCards(tops, left, into, middle, 1 / 5)
}

function countCards(
  tops: readonly number[],
  cards: readonly Card[],
  into: Float32Array,
  start: number,
  scale: number,
): number {
  const [a = 1, b = 1, c = 100, d = 100] = tops
  taking.fill(0)
  within.fill(0)
  for (const card of cards) {
    let piles = 0
    let nearest = 120
    if (card > a) {
      piles++
      nearest = card - a
    }
    if (card > b) {
      piles++
      if (card - b < nearest) nearest = card - b
    }
    if (card < c) {
      piles++
      if (c - card < nearest) nearest = c - card
    }
    if (card < d) {
      piles++
      if (d - card < nearest) nearest = d - card
    }
    taking[piles] = (taking[piles] ?? 0) + 1
    const bucket = bucketOf[nearest] ?? 0
    within[bucket] = (within[bucket] ?? 0) + 1
  }
  let at = start
  for (const count of taking) into[at++] = count * scale
  let sum = 0
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    sum += within[bucket] ?? 0
    into[at++] = sum * scale
  }
  return at
}

const gaps = new Int32Array(8)

/** What the own cards would cost next, the cheapest first, and what tricks they are good for. */
function describeHand(
  { unseen }: Position,
  tops: readonly number[],
  left: readonly Card[],
  into: Float32Array,
  start: number,
): number {
  let at = start
  let pairs = 0
  let halves = 0
  gaps.fill(40)
  for (let index = 0; index < left.length; index++) {
    const card = left[index] ?? 0
    for (let pile = 0; pile < 4; pile++) {
      const gap = distance(pile, tops[pile] ?? 0, card)
      if (gap === -10 || (gap > 0 && gap < (gaps[index] ?? 0))) gaps[index] = gap
      if (gap === -10) break
    }
    if (left.includes(card + 10)) pairs++
    halves += (unseen[card + 10] ?? 0) + (unseen[card - 10] ?? 0)
  }
  const sorted = gaps.sort()
  for (let index = 0; index < 6; index++) into[at++] = (sorted[index] ?? 0) / 20
  into[at++] = pairs / 3
  into[at++] = halves / 6
  return at
}

const lasting = ['no-backwards', 'one-pile', 'draw-one'] as const
const counted = [...lasting, 'stop', 'skull', 'three'] as const

function commandDescriber(position: Position) {
  const { terms, handSize, draw } = position
  const { commandOn } = terms
  const unseen = cardsOf(position.unseen)
  const unseenOf = counted.map((kind) => unseen.filter((card) => commandOn(card) === kind).length)
  return (
    tops: readonly number[],
    order: readonly number[],
    left: readonly Card[],
    into: Float32Array,
    start: number,
  ): void => {
    let at = start
    let drawOne = false
    let noBackwards = false
    for (const pile of order) {
      const shown = commandOn(tops[pile] ?? 0)
      for (const kind of lasting) into[at++] = shown === kind ? 1 : 0
      drawOne ||= shown === 'draw-one'
      noBackwards ||= shown === 'no-backwards'
    }
    for (const [index, kind] of counted.entries()) {
      into[at++] = (unseenOf[index] ?? 0) / 4
      let own = 0
      for (const card of left) if (commandOn(card) === kind) own++
      into[at++] = own / 2
    }
    const drawn = Math.min(draw, drawOne ? 1 : handSize - left.length)
    const short = handSize - left.length - drawn
    into[at++] = short / handSize
    into[at++] = draw > drawn && left.length + drawn < 3 ? 1 : 0
    into[at++] = noBackwards ? 1 : 0
    const cover = left
      .filter((card) => commandOn(card) === 'skull')
      .map((card) => coverCost(tops, left, card))
    into[at++] = (cover[0] ?? 0) / 20
    into[at++] = (cover[1] ?? 0) / 20
    into[at++] = cover.includes(40) ? 1 : 0
    let skullsAhead = 0
    for (const card of unseen) if (commandOn(card) === 'skull') skullsAhead += skullRoom(tops, card)
    into[at++] = skullsAhead / 4
    into[at++] = left.length + drawn <= 1 ? 1 : 0
    into[at++] = (left.length + drawn) / 8
  }
}

/** The least that it takes to lay a skull and cover it at once from the same hand; 40 if the hand cannot. */
function coverCost(tops: readonly number[], left: readonly Card[], skull: Card): number {
  let least = 40
  for (let pile = 0; pile < 4; pile++) {
    const gap = distance(pile, tops[pile] ?? 0, skull)
    if (gap <= 0 && gap !== -10) continue
    for (const card of left) {
      const on = distance(pile, skull, card)
      if ((on > 0 || on === -10) && gap + on < least) least = gap + on
    }
  }
  return least
}

/** How many piles still take an unseen skull. */
const skullRoom = (tops: readonly number[], skull: Card): number => {
  let piles = 0
  for (let pile = 0; pile < 4; pile++) if (distance(pile, tops[pile] ?? 0, skull) > 0) piles++
  return piles / 4
}
