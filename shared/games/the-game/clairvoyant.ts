import type { Card, State } from './rules/state.ts'

/**
 * Whether a deal can be won if all cards are known. `no` is proven, because the search has tried
 * every sequence of plays. `not-found` proves nothing, because the search has kept only the best
 * positions.
 */
export type Answer = 'yes' | 'no' | 'not-found'

/** A position in the search. Hands are sorted. */
type Node = {
  /** The tops of the two ascending and the two descending piles, each pair sorted. */
  readonly tops: readonly [number, number, number, number]
  readonly hands: readonly (readonly Card[])[]
  /** How many cards are left to draw. */
  readonly left: number
  readonly turn: number
  /** How many cards were played in this turn. */
  readonly played: number
}

/**
 * Searches for a way to win a deal of the original edition with all cards known. The search goes
 * card by card. Among all positions with the same number of played cards, the search keeps only the
 * `width` positions whose piles have moved least.
 * @param deal the state before the first card
 */
export function solve(deal: State, width: number): Answer {
  const { draw } = deal
  const total = draw.length + deal.hands.reduce((sum, hand) => sum + hand.length, 0)
  const full = deal.hands[0]?.length ?? 0
  const sorted = deal.hands.map((hand) => hand.toSorted((one, other) => one - other))
  let layer: readonly Node[] = sorted.map((_, turn) => ({
    tops: [1, 1, 100, 100],
    hands: sorted,
    left: draw.length,
    turn,
    played: 0,
  }))
  let isWhole = true
  for (let played = 0; played < total; played++) {
    const steps = layer
      .flatMap((node) => stepsFrom(node))
      .sort((one, other) => one.moved - other.moved)
    if (steps.length === 0) return isWhole ? 'no' : 'not-found'
    const next = new Map<string, Node>()
    const add = (node: Node): void => {
      const key = keyOf(node)
      if (next.size < width || next.has(key)) next.set(key, node)
      else isWhole = false
    }
    for (const step of steps) {
      // Most steps are beyond the width, so only the others become positions.
      if (next.size === width && !isWhole) break
      const node = afterCard(step)
      add(node)
      if (node.played >= (node.left > 0 ? 2 : 1)) add(afterTurn(node, draw, full))
    }
    layer = [...next.values()]
  }
  return 'yes'
}

/**
 * Searches with each of the widths in turn, until a search has an answer. Most deals need only the
 * first one, which is fast.
 */
export function solveByWidths(deal: State, widths: readonly number[]): Answer {
  for (const width of widths) {
    const answer = solve(deal, width)
    if (answer !== 'not-found') return answer
  }
  return 'not-found'
}

/** A card that the player to move can play in a position. */
type Step = {
  readonly from: Node
  /** The place of the card in the hand. */
  readonly at: number
  readonly pile: number
  /** How far the piles have moved after the step. A position whose piles have moved less has room for more cards. */
  readonly moved: number
}

function stepsFrom(from: Node): readonly Step[] {
  const { tops, hands, turn } = from
  const before = tops[0] + tops[1] - tops[2] - tops[3]
  const found: Step[] = []
  for (const [at, card] of (hands[turn] ?? []).entries())
    for (let pile = 0; pile < 4; pile++) {
      const top = tops[pile] ?? 0
      // Skips the second of two equal piles, because it leads to the same positions.
      if (pile % 2 === 1 && tops[pile - 1] === top) continue
      const by = pile < 2 ? card - top : top - card
      if (by > 0 || by === -10) found.push({ from, at, pile, moved: before + by })
    }
  return found
}

function afterCard({ from, at, pile }: Step): Node {
  const { tops, hands, left, turn, played } = from
  const hand = hands[turn] ?? []
  return {
    tops: withTop(tops, pile, hand[at] ?? 0),
    hands: hands.with(turn, hand.toSpliced(at, 1)),
    left,
    turn,
    played: played + 1,
  }
}

function withTop([a, b, c, d]: Node['tops'], pile: number, card: Card): Node['tops'] {
  if (pile >= 2) return [a, b, ...ordered(pile === 2 ? d : c, card)]
  return [...ordered(pile === 0 ? b : a, card), c, d]
}

const ordered = (one: number, other: number): [number, number] =>
  one < other ? [one, other] : [other, one]

/** Returns the position after the end of a turn: the player has drawn, and the next one with cards moves. */
function afterTurn(node: Node, draw: readonly Card[], full: number): Node {
  const hand = node.hands[node.turn] ?? []
  const count = Math.min(node.left, full - hand.length)
  // The last card of the draw pile is drawn first.
  const drawn = draw.slice(node.left - count, node.left)
  const hands = node.hands.with(
    node.turn,
    [...hand, ...drawn].toSorted((one, other) => one - other),
  )
  let turn = (node.turn + 1) % hands.length
  for (let seat = 1; seat < hands.length && hands[turn]?.length === 0; seat++)
    turn = (turn + 1) % hands.length
  return { tops: node.tops, hands, left: node.left - count, turn, played: 0 }
}

const keyOf = ({ tops, hands, left, turn, played }: Node): string =>
  `${tops.join()}|${hands.map((hand) => hand.join()).join(';')}|${left}|${turn}|${Math.min(played, 2)}`
