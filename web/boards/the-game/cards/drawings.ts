import type { PileSignal } from '../../../../shared/games/the-game/rules/state.ts'

/** Path data for the icons of the signals, on the 24 × 24 grid of icons. */
export const drawings = {
  'tiny-step': 'M4 20h5v-5h5v-5h5V5',
  'please-not':
    'M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4a1.500 1.500 0 0 1 3 0v7V5.500a1.500 1.500 0 0 1 3 0V14c0 4-2 7-6 7-3.500 0-5-2-6.500-5L3 13c1-1.500 3-1 5 1.500',
  'please-please-not': 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12M6 18 18 6',
  great: 'm12 3 3 6 6 1-5 4 1 7-5-3-5 3 1-7-5-4 6-1Z',
  signal: 'M4 5h16v11H10l-5 4v-4H4ZM12 8v5M9 10.5h6',
} satisfies Record<PileSignal, string> & Record<string, string>
