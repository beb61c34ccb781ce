import { focusEntry } from '../../kit/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { readKey, type Wish } from './keys.ts'
import type { Playing } from './usePlaying.ts'
import { decide, focusPile, pileOf, type Root } from './pointing.tsx'
import { piles } from '../../../shared/games/the-game/rules/state.ts'

/** Everything by keyboard. It is nothing to see. */
export function Keyboard({ root, playing }: { readonly root: Root; readonly playing: Playing }) {
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
  return null
}

/** The next one, round the end; from nowhere, the first or last. */
function neighbour<Item>(items: readonly Item[], from: Item | null, by: 1 | -1): Item | undefined {
  const at = from === null ? -1 : items.indexOf(from)
  return at < 0 ? items.at(by > 0 ? 0 : -1) : items[(at + by + items.length) % items.length]
}
