import { inARow, needOf } from '../rules/need.ts'
import type { Why } from '../rules/reasons.ts'
import { bomb, ghost, restart, seven, type Move, type Value, type View } from '../rules/state.ts'
import { chanceOfNoAnswer } from './answers.ts'
import { tableOf, unseenIn, type Table } from './table.ts'
import { byStage } from './weights.ts'
import { weightOfPlaying, nearlyOut, worthOfNoAnswer } from './worth.ts'

/** Returns the most important reason for a move. It does not depend on the bot’s hand, so that it reveals no card. */
export function reasonFor(view: View, move: Move): Why | null {
  const { seat } = view
  if (seat === null) return null
  const table = { ...tableOf(view, seat), unseen: unseenIn({ ...view, hand: [] }) }
  const cards = table.onPile.length
  switch (move.do) {
    case 'exchange':
      return { why: 'exchange', up: move.hand, down: move.faceUp }
    case 'ready':
      return { why: 'ready' }
    case 'flip':
      return { why: 'blind' }
    case 'try':
      return { why: 'try', value: move.value, cards }
    case 'take':
      return { why: 'take', cards }
    case 'play':
      return toLay(move.value, move.count, table)
  }
}

function toLay(value: Value, count: number, table: Table): Why | null {
  if (count === table.left) return { why: 'last' }
  const cards = table.onPile.length
  if (value === bomb) return cards > 0 ? { why: 'bomb', cards } : null
  if (inARow([...table.pile, { value, count, seat: 0 }], value) === 4)
    return { why: 'four', value, cards: cards + count }
  if (value === ghost || value === restart) return toLaySpecial(value, table)
  const [heaviest] = parts(value, count, table).toSorted((a, b) => b.weight - a.weight)
  if (heaviest && heaviest.weight > minWeight) return heaviest.why
  return cards > 0 ? { why: 'beats', value, cards } : null
}

/** The bot mentions a reason only if the weight of the reason is higher than this. */
const minWeight = 0.5

function toLaySpecial(value: Value, { pile, onPile, next }: Table): Why | null {
  const need = needOf(pile)
  if (need.kind === 'free') return null
  if (value === restart) return { why: 'restart', cards: onPile.length }
  return { why: 'ghost', under: need.than, next: next.seat }
}

type Part = { readonly why: Why; readonly weight: number }

/** Returns the reasons for playing ordinary cards, each with its weight. */
function parts(value: Value, count: number, table: Table): readonly Part[] {
  const { lay, split, more } = byStage[table.stage]
  const pile = [...table.pile, { value, count, seat: 0 }]
  const low: Part = {
    why: { why: 'low', value },
    weight: weightOfPlaying(value, table) - middleOf(lay),
  }
  const hard: Part = {
    why: whyHard(value, table),
    weight: chanceOfNoAnswer(table, pile) * worthOfNoAnswer(table),
  }
  if (count === 1) return [low, hard]
  const together: Part = {
    why: { why: 'together', value, count },
    weight: more * (count - 1) - split,
  }
  return [low, hard, together]
}

/** Returns the median weight for playing a value. */
const middleOf = (lay: readonly number[]): number =>
  lay.toSorted((a, b) => a - b)[lay.length >> 1] ?? 0

function whyHard(value: Value, { next }: Table): Why {
  const { seat, hand, faceUp, left } = next
  if (hand === 0 && faceUp.length > 0) return { why: 'none-face-up', next: seat }
  if (left <= nearlyOut) return { why: 'stop', next: seat, left }
  if (value === seven) return { why: 'seven', next: seat }
  return { why: 'hard', value, next: seat }
}
