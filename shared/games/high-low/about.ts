import type { About } from '../../game/game.ts'

export const about = {
  id: 'high-low',
  name: 'High & Low',
  cloth: {
    cloth: ['#183c68', '#152a43'],
    spot: ['#2f72b5', '#2a67a5'],
    deep: ['#173a63', '#122e50'],
    weave: 'twill',
    back: 'waves',
  },
  seats: { min: 2, max: 5 },
  cooperative: false,
} as const satisfies About
