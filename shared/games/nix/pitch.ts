import type { Pitch } from '../../game/game.ts'

export const pitch: Pitch = {
  en: 'Lay your cards, push in your chip, and shove everybody else off the good fields: no hard feelings!',
  de: 'Karten legen, Chip einschieben, die anderen von den guten Feldern schubsen: nix für ungut!',
  fr: 'Pose tes cartes, glisse ton jeton et pousse les autres hors des bonnes cases : sans rancune !',
}
