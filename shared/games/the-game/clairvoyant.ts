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
    const next = new Map<string, Node>()
    const add = (node: Node): void => void next.set(keyOf(node), node)
    for (const node of layer)
      for (const child of afterOneCard(node)) {
        add(child)
        if (child.played >= (child.left > 0 ? 2 : 1)) add(afterTurn(child, draw, full))
      }
    if (next.size === 0) return isWhole ? 'no' : 'not-found'
    const all = [...next.values()]
    if (all.length > width) isWhole = false
    layer =
      all.length > width ? all.toSorted((a, b) => movedBy(a) - movedBy(b)).slice(0, width) : all
  }
  return 'yes'
}

/** Returns the positions after each card that the player to move can play. */
function afterOneCard({ tops, hands, left, turn, played }: Node): readonly Node[] {
  const hand = hands[turn] ?? []
  const found: Node[] = []
  for (const [at, card] of hand.entries())
    for (let pile = 0; pile < 4; pile++) {
      const top = tops[pile] ?? 0
      // Skips the second of two equal piles, because it leads to the same positions.
      if (pile % 2 === 1 && tops[pile - 1] === top) continue
      const fits = pile < 2 ? card > top || card === top - 10 : card < top || card === top + 10
      if (!fits) continue
      const kept = hands.with(turn, hand.toSpliced(at, 1))
      found.push({ tops: withTop(tops, pile, card), hands: kept, left, turn, played: played + 1 })
    }
  return found
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

/** Returns how far the piles have moved. A position whose piles have moved less has room for more cards. */
const movedBy = ({ tops: [a, b, c, d] }: Node): number => a + b - c - d

const keyOf = ({ tops, hands, left, turn, played }: Node): string =>
  `${tops.join()}|${hands.map((hand) => hand.join()).join(';')}|${left}|${turn}|${Math.min(played, 2)}`
