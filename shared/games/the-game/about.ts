import type { About } from '../../game/game.ts'

export const about = {
  id: 'the-game',
  name: 'The Game',
  accent: { light: '#a8321f', dark: '#f0806a' },
  seats: { min: 1, max: 5 },
  together: true,
} as const satisfies About
