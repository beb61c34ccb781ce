import type { About } from '../../game/game.ts'

export const about = {
  id: 'highest-card',
  name: 'Highest card',
  draft: true,
  accent: { light: '#3b6b1f', dark: '#a5d67f' },
  seats: { min: 2, max: 5 },
  together: false,
} as const satisfies About
