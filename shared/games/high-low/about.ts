import type { About } from '../game.ts'

export const about = {
  id: 'high-low',
  name: { en: 'High & Low', de: 'High & Low', fr: 'High & Low' },
  pitch: {
    en: 'Higher, higher, suddenly lower: get rid of your hand, three open cards and three that even you have not seen.',
    de: 'Höher, höher, plötzlich tiefer: Werde deine Hand los, drei offene Karten und drei, die selbst du nicht kennst.',
    fr: 'Plus haut, plus haut, soudain plus bas : débarrasse-toi de ta main, de trois cartes visibles et de trois que même toi ne connais pas.',
  },
  accent: { light: '#1f5fa8', dark: '#8ab8f5' },
  seats: { min: 2, max: 5 },
  together: false,
} as const satisfies About
