import { allRows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Card } from '../../../shared/games/nix/rules/state.ts'

/** What a key asks of the board. */
export type Wish =
  | { readonly to: 'along'; readonly step: 1 | -1 }
  | { readonly to: 'value'; readonly value: Card }
  | { readonly to: 'row'; readonly row: Row }
  | { readonly to: 'hand' | 'lay' | 'super' | 'scores' | 'put-down' | 'list-keys' }

/** The letter of each row, from the top: the same on every keyboard. */
export const letterOf = (row: Row): string => 'ABCDEFGH'.charAt(row)

/** Digits are the values of cards, 0 a joker. */
export function readKey(key: string): Wish | null {
  if (/^[0-7]$/.test(key)) return { to: 'value', value: Number(key) }
  const row = allRows.find((one) => letterOf(one) === key.toUpperCase())
  return row === undefined ? (wishes[key.toLowerCase()] ?? null) : { to: 'row', row }
}

const wishes: Readonly<Record<string, Wish>> = {
  arrowleft: { to: 'hand' },
  arrowright: { to: 'hand' },
  arrowup: { to: 'along', step: -1 },
  arrowdown: { to: 'along', step: 1 },
  enter: { to: 'lay' },
  s: { to: 'super' },
  p: { to: 'scores' },
  escape: { to: 'put-down' },
  '?': { to: 'list-keys' },
}
