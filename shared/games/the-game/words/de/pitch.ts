import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  '98 Karten, vier Stapel, keine Zahl wird genannt: gemeinsam gewinnen oder gemeinsam verlieren.'
