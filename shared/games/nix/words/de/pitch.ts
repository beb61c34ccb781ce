import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Karten legen, Chip einschieben, die anderen von den guten Feldern schubsen: nix für ungut!'
