import type { About } from '../../game/game.ts'

export const about = {
  id: 'nix',
  name: 'Nix für ungut!',
  accent: { light: '#8a5a00', dark: '#f0bd5c' },
  seats: { min: 2, max: 5 },
  together: false,
} as const satisfies About
