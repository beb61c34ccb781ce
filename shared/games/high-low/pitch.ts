import type { Pitch } from '../../game/game.ts'

export const pitch: Pitch = {
  en: 'Higher, higher, suddenly lower: get rid of your hand, three open cards and three that even you have not seen.',
  de: 'Höher, höher, plötzlich tiefer: Werde deine Hand los, drei offene Karten und drei, die selbst du nicht kennst.',
  fr: 'Plus haut, plus haut, soudain plus bas : débarrasse-toi de ta main, de trois cartes visibles et de trois que même toi ne connais pas.',
}
