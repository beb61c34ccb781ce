import type { About } from '../../game/game.ts'

export const about = {
  id: 'the-game',
  name: 'The Game',
  cloth: {
    cloth: ['#173c2e', '#183529'],
    spot: ['#dd4b2a', '#cf4325'],
    deep: ['#8f2413', '#6f1b0e'],
    weave: 'baize',
    back: 'rays',
  },
  seats: { min: 1, max: 5 },
  cooperative: true,
} as const satisfies About
