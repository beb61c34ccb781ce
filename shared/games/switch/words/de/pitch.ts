import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Farbe auf Farbe, Wert auf Wert: Werde deine Karten los, und sag „Switch“ vor der letzten.'
