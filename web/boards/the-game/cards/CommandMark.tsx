import { Icon } from '../../../kit/Icon.tsx'
import type { Command } from '../../../../shared/games/the-game/rules/state.ts'

const lines: Readonly<Record<Command, string>> = {
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8',
  skull: 'M5 15V10a7 7 0 0 1 14 0v5l-3 1v4H8v-4zM9 11h.1M15 11h.1M12 16v3',
  three: 'M4 4h8l-4 6q5 0 5 5t-5 5-4-3M19 4v11M19 20v.1',
  silence: 'M4 5h16v11H10l-5 4v-4H4zM3 21L21 3',
  'no-backwards': 'M8 6L4 10l4 4M4 10h9a5 5 0 0 1 0 10M4 21L20 3',
  'one-pile': 'M12 2v8M8.500 7l3.500 3.500L15.500 7M5 14h14M5 17.500h14M5 21h14',
  'draw-one': 'M4 6h9v14H4zM8 3h9v14M18 19h5M20.500 16.500v5',
}

export const CommandIcon = ({ of }: { readonly of: Command }) => <Icon path={lines[of]} />

/**
 * Returns whether a command applies in one turn only. All other commands apply as long as their
 * card is visible (TX-05, TX-12).
 */
export const isFlash = (command: Command): boolean =>
  command === 'stop' || command === 'skull' || command === 'three'
