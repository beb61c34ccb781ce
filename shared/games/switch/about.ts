import type { About } from '../../game/game.ts'

export const about = {
  id: 'switch',
  name: 'Switch',
  accent: { light: '#7a2f8f', dark: '#d9a0ea' },
  seats: { min: 2, max: 6 },
  together: false,
} as const satisfies About
