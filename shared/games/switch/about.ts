import type { About } from '../../game/game.ts'

export const about = {
  id: 'switch',
  name: 'Switch',
  cloth: {
    cloth: ['#5f2446', '#3c1c2d'],
    spot: ['#8c2f62', '#7e2957'],
    deep: ['#4c1636', '#3e122c'],
    weave: 'herringbone',
    back: 'diamonds',
  },
  seats: { min: 2, max: 6 },
  cooperative: false,
} as const satisfies About
