/** What a key asks of the board. */
export type Wish =
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'table' | 'hand' | 'play' | 'take' | 'ready' | 'put-down' | 'list-keys' }

/** Digits pick a card by its place. */
export function readKey(key: string): Wish | null {
  if (key >= '1' && key <= '9' && key.length === 1) return { to: 'card', place: Number(key) - 1 }
  return wishes[key.toLowerCase()] ?? null
}

const wishes: Readonly<Record<string, Wish>> = {
  arrowleft: { to: 'neighbour', step: -1 },
  arrowright: { to: 'neighbour', step: 1 },
  arrowup: { to: 'table' },
  arrowdown: { to: 'hand' },
  enter: { to: 'play' },
  t: { to: 'take' },
  r: { to: 'ready' },
  escape: { to: 'put-down' },
  '?': { to: 'list-keys' },
}
