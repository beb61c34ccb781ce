import type { PileSaying } from '../../../shared/games/the-game/rules/state.ts'

/** Our own drawings, a line each on the grid of all icons. */
export const drawings = {
  'tiny-step': 'M3 19h6v-5h6V9h6',
  'please-not': 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12',
  'please-please-not': 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12M6 18 18 6',
  great: 'm12 3 3 6 6 1-5 4 1 7-5-3-5 3 1-7-5-4 6-1Z',
  signal: 'M4 5h16v11H10l-5 4v-4H4ZM12 8v5M9 10.5h6',
  takeBack: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  layout: 'M4 4h6v7H4ZM14 4h6v7h-6ZM4 14h6v6H4ZM14 14h6v6h-6Z',
} satisfies Record<PileSaying, string> & Record<string, string>
