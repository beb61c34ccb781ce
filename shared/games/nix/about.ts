import type { About } from '../game.ts'

export const about = {
  id: 'nix',
  name: { en: 'Nix für ungut!', de: 'Nix für ungut!', fr: 'Nix für ungut!' },
  pitch: {
    en: 'Lay your cards, push in your chip, and shove everybody else off the good fields: no hard feelings!',
    de: 'Karten legen, Chip einschieben, die anderen von den guten Feldern schubsen: nix für ungut!',
    fr: 'Pose tes cartes, glisse ton jeton et pousse les autres hors des bonnes cases : sans rancune !',
  },
  accent: { light: '#8a5a00', dark: '#f0bd5c' },
  seats: { min: 2, max: 5 },
  together: false,
} as const satisfies About
