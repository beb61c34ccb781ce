import type { About } from '../../game/game.ts'

export const about = {
  id: 'high-low',
  name: 'High & Low',
  accent: { light: '#1f5fa8', dark: '#8ab8f5' },
  seats: { min: 2, max: 5 },
  together: false,
} as const satisfies About
