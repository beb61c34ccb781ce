import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { focusPile, pileOf, type Root } from './PileField.tsx'
import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import type { Playing } from './use-playing.ts'

/** Everything by keyboard. */
export function useKeys(root: Root, playing: Playing): void {
  const { hand, lifted, targets } = playing

  /** Among the piles from pile to pile, of those that the lifted card fits on; otherwise from card to card. */
  function step(by: 1 | -1): void {
    const here = pileOf(document.activeElement)
    const among = lifted === null ? piles : targets
    const pile = here === null ? undefined : neighbour(among, here, by)
    if (pile !== undefined) focusPile(root, pile)
    else pick(neighbour(hand, lifted, by))
  }

  function pick(card: number | undefined): void {
    if (card === undefined) return
    // The focus then follows the lifted card by itself.
    focusEntry(root.current)
    playing.lift(card)
  }

  function grant(wish: Wish): void {
    switch (wish.to) {
      case 'neighbour':
        return step(wish.step)
      case 'card':
        return pick(hand[wish.place])
      case 'pile':
        return playing.tapPile(wish.pile)
      case 'piles':
        return focusPile(root, targets[0] ?? 0)
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return lifted === null ? undefined : decide(root, playing, lifted)
      case 'end':
        return playing.end()
      case 'take-back':
        return playing.takeBack()
      case 'put-down':
        return playing.lift(null)
      case 'list-keys':
        return playing.show({ sheet: 'keys' })
    }
  }

  useShortcuts(root, (key) => {
    const wish = readKey(key, lifted !== null)
    // Enter on a button is that button's own.
    if (!wish || (wish.to === 'play' && document.activeElement !== document.body)) return false
    grant(wish)
    return true
  })
}

/** A card chosen by keyboard: where it has several places to go, on to the piles. */
export function decide(root: Root, playing: Playing, card: number): void {
  const [target] = playing.targets
  if (playing.tapCard(card) === 'undecided' && target !== undefined) focusPile(root, target)
}

/** The next one, round the end; from nowhere, the first or last. */
function neighbour<Item>(items: readonly Item[], from: Item | null, by: 1 | -1): Item | undefined {
  const at = from === null ? -1 : items.indexOf(from)
  return at < 0 ? items.at(by > 0 ? 0 : -1) : items[(at + by + items.length) % items.length]
}

/** What a key asks of the board. */
type Wish =
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'pile'; readonly pile: Pile }
  | { readonly to: 'piles' | 'hand' | 'play' | 'end' | 'take-back' | 'put-down' | 'list-keys' }

/** Digits pick a card of the hand; while one is lifted, they choose its pile. */
function readKey(key: string, isLifted: boolean): Wish | null {
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
