import type { About } from '../../game/game.ts'

export const about = {
  id: 'nix',
  name: 'Nix für ungut!',
  cloth: {
    cloth: ['#6c2e0f', '#4b2511'],
    spot: ['#c9821a', '#b57212'],
    deep: ['#6f4408', '#5c3806'],
    weave: 'check',
    back: 'dots',
  },
  seats: { min: 2, max: 5 },
  cooperative: false,
} as const satisfies About
