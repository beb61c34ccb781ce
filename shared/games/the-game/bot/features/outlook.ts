import type { Card } from '../../rules/state.ts'
import type { End, Put } from './end.ts'
import type { Position } from '../position.ts'

/**
 * Writes features of the backwards tricks ahead of each pile. A trick needs a card less than ten
 * steps ahead, and the card that goes ten back from this card. The nearer the first card, the more
 * the trick gains. Tricks with both cards in the hand, with one, and with none have separate
 * features.
 */
export function describeTricks({ unseen }: Position, { tops, order, left }: End, put: Put): void {
  own.fill(0)
  for (const card of left) own[card] = 1
  for (const pile of order) {
    const on = pile < 2 ? 1 : -1
    let mine = 0
    let half = 0
    let open = 0
    for (let steps = 1; steps < 10; steps++) {
      const card = tops[pile] + steps * on
      const back = card - 10 * on
      const gain = 10 - steps
      if (own[card] && own[back]) mine = Math.max(mine, gain)
      else if ((own[card] && unseen[back]) || (unseen[card] && own[back])) half += gain
      else if (unseen[card] && unseen[back]) open += gain
    }
    put(mine / 9)
    put(half / 20)
    put(open / 20)
  }
}

const own = new Uint8Array(128)

/** Writes for each pile the number of cards, in the hand or unseen, that no other pile takes. */
export function describeLastResorts({ tops, order, left }: End, unseen: readonly Card[], put: Put) {
  lastResortFor.fill(0)
  for (const card of unseen) countLastResort(tops, card)
  for (const card of left) countLastResort(tops, card)
  for (const pile of order) put((lastResortFor[pile] ?? 0) / 15)
}

const lastResortFor = new Float64Array(4)

function countLastResort([a, b, c, d]: End['tops'], card: Card): void {
  const piles = (card > a ? 1 : 0) + (card > b ? 1 : 0) + (card < c ? 1 : 0) + (card < d ? 1 : 0)
  if (piles !== 1) return
  const pile = card > a ? 0 : card > b ? 1 : card < c ? 2 : 3
  lastResortFor[pile] = (lastResortFor[pile] ?? 0) + 1
}
