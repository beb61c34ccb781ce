import type { About } from '../../game/game.ts'

export const about = {
  id: 'highest-card',
  name: 'Highest card',
  draft: true,
  cloth: {
    cloth: ['#2d4a1c', '#233a16'],
    spot: ['#7fae3f', '#6f9a35'],
    deep: ['#3b6b1f', '#2f5618'],
    weave: 'baize',
    back: 'dots',
  },
  seats: { min: 2, max: 5 },
  cooperative: false,
} as const satisfies About
