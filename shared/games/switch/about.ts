import type { About } from '../game.ts'

export const about = {
  id: 'switch',
  name: { en: 'Switch', de: 'Switch', fr: 'Switch' },
  pitch: {
    en: 'Suit on suit, rank on rank: get rid of your cards, and say “Switch” before the last one.',
    de: 'Farbe auf Farbe, Wert auf Wert: Werde deine Karten los, und sag „Switch“ vor der letzten.',
    fr: 'Couleur sur couleur, valeur sur valeur : débarrasse-toi de tes cartes, et annonce « Switch » avant la dernière.',
  },
  accent: { light: '#7a2f8f', dark: '#d9a0ea' },
  seats: { min: 2, max: 6 },
  together: false,
} as const satisfies About
