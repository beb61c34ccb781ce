import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'

/** What a key asks of the board. */
export type Wish =
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'pile'; readonly pile: Pile }
  | { readonly to: 'piles' | 'hand' | 'play' | 'end' | 'take-back' | 'put-down' | 'list-keys' }

/** Digits pick a card of the hand; while one is lifted, they choose its pile. */
export function readKey(key: string, isLifted: boolean): Wish | null {
  if (key >= '1' && key <= '9' && key.length === 1) {
    const place = Number(key) - 1
    if (!isLifted) return { to: 'card', place }
    const pile = piles[place]
    return pile === undefined ? null : { to: 'pile', pile }
  }
  return wishes[key.toLowerCase()] ?? null
}

const wishes: Readonly<Record<string, Wish>> = {
  arrowleft: { to: 'neighbour', step: -1 },
  arrowright: { to: 'neighbour', step: 1 },
  arrowup: { to: 'piles' },
  arrowdown: { to: 'hand' },
  enter: { to: 'play' },
  e: { to: 'end' },
  t: { to: 'take-back' },
  escape: { to: 'put-down' },
  '?': { to: 'list-keys' },
}
