import type { About } from '../game.ts'

export const about = {
  id: 'the-game',
  name: { en: 'The Game', de: 'The Game', fr: 'The Game' },
  pitch: {
    en: '98 cards, four piles, no numbers spoken: win together or lose together.',
    de: '98 Karten, vier Stapel, keine Zahl wird genannt: gemeinsam gewinnen oder gemeinsam verlieren.',
    fr: '98 cartes, quatre piles, aucun nombre prononcé : on gagne ensemble ou on perd ensemble.',
  },
  accent: { light: '#a8321f', dark: '#f0806a' },
  seats: { min: 1, max: 5 },
  together: true,
} as const satisfies About
