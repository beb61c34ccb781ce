/** What a key asks of the board. */
export type KeyWish =
  | { readonly to: 'card'; readonly place: number }
  | {
      readonly to: 'along' | 'play' | 'draw' | 'call' | 'piles' | 'hand' | 'put-down' | 'list-keys'
    }

/** Digits choose a card by its place in the hand. */
export function readKey(key: string): KeyWish | null {
  if (/^[1-9]$/.test(key)) return { to: 'card', place: Number(key) - 1 }
  const to = wishes[key.toLowerCase()]
  return to === undefined ? null : { to }
}

const wishes: Readonly<Record<string, Exclude<KeyWish['to'], 'card'>>> = {
  arrowright: 'along',
  arrowleft: 'along',
  arrowup: 'piles',
  arrowdown: 'hand',
  enter: 'play',
  d: 'draw',
  s: 'call',
  escape: 'put-down',
  '?': 'list-keys',
}
