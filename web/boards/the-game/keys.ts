import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { focusPile, pileOf, type Root } from './PileField.tsx'
import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import type { Playing } from './use-playing.ts'

export function useKeys(root: Root, playing: Playing): void {
  const { hand, selected, targets } = playing

  /**
   * If a pile has the focus, moves the focus to the next pile that accepts the selected card.
   * Otherwise selects the next card.
   */
  function step(by: 1 | -1): void {
    const here = pileOf(document.activeElement)
    const among = selected === null ? piles : targets
    const pile = here === null ? undefined : neighbour(among, here, by)
    if (pile !== undefined) focusPile(root, pile)
    else pick(neighbour(hand, selected, by))
  }

  function pick(card: number | undefined): void {
    if (card === undefined) return
    // Moves the focus to the hand first. There it follows the selected card.
    focusEntry(root.current)
    playing.select(card)
  }

  function runCommand(command: KeyCommand): void {
    switch (command.to) {
      case 'neighbour':
        return step(command.step)
      case 'card':
        return pick(hand[command.place])
      case 'pile':
        return playing.tapPile(command.pile)
      case 'piles':
        return focusPile(root, targets[0] ?? 0)
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return selected === null ? undefined : playOrChoosePile(root, playing, selected)
      case 'end':
        return playing.end()
      case 'deselect':
        return playing.select(null)
      case 'shortcuts':
        return playing.show({ sheet: 'keys' })
    }
  }

  useShortcuts(root, (key) => {
    const command = readKey(key, selected !== null)
    // If an element has the focus, Enter must press that element instead of playing the card.
    if (!command || (command.to === 'play' && document.activeElement !== document.body))
      return false
    runCommand(command)
    return true
  })
}

/**
 * Plays the card that the viewer has selected by keyboard. If several piles accept it, moves the
 * focus to the first of them instead.
 */
export function playOrChoosePile(root: Root, playing: Playing, card: number): void {
  const [target] = playing.targets
  if (playing.tapCard(card) === 'undecided' && target !== undefined) focusPile(root, target)
}

/**
 * Returns the next item, and after the last item the first. Without a current item, returns the
 * first or the last one.
 */
function neighbour<Item>(items: readonly Item[], from: Item | null, by: 1 | -1): Item | undefined {
  const at = from === null ? -1 : items.indexOf(from)
  return at < 0 ? items.at(by > 0 ? 0 : -1) : items[(at + by + items.length) % items.length]
}

/** What a key on the keyboard does. */
type KeyCommand =
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'pile'; readonly pile: Pile }
  | { readonly to: 'piles' | 'hand' | 'play' | 'end' | 'deselect' | 'shortcuts' }

/**
 * Returns what a key does; null for nothing. A digit selects a card of the hand, or the pile for
 * the selected card.
 */
function readKey(key: string, isSelected: boolean): KeyCommand | null {
  if (key >= '1' && key <= '9' && key.length === 1) {
    const place = Number(key) - 1
    if (!isSelected) return { to: 'card', place }
    const pile = piles[place]
    return pile === undefined ? null : { to: 'pile', pile }
  }
  return keyCommands[key.toLowerCase()] ?? null
}

const keyCommands: Readonly<Record<string, KeyCommand>> = {
  arrowleft: { to: 'neighbour', step: -1 },
  arrowright: { to: 'neighbour', step: 1 },
  arrowup: { to: 'piles' },
  arrowdown: { to: 'hand' },
  enter: { to: 'play' },
  e: { to: 'end' },
  escape: { to: 'deselect' },
  '?': { to: 'shortcuts' },
}
