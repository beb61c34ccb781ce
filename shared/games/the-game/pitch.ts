import type { Pitch } from '../../game/game.ts'

export const pitch: Pitch = {
  en: '98 cards, four piles, no numbers spoken: win together or lose together.',
  de: '98 Karten, vier Stapel, keine Zahl wird genannt: gemeinsam gewinnen oder gemeinsam verlieren.',
  fr: '98 cartes, quatre piles, aucun nombre prononcé : on gagne ensemble ou on perd ensemble.',
}
