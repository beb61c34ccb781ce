import type { Pitch } from '../../game/game.ts'

export const pitch: Pitch = {
  en: 'Suit on suit, rank on rank: get rid of your cards, and say “Switch” before the last one.',
  de: 'Farbe auf Farbe, Wert auf Wert: Werde deine Karten los, und sag „Switch“ vor der letzten.',
  fr: 'Couleur sur couleur, valeur sur valeur : débarrasse-toi de tes cartes, et annonce « Switch » avant la dernière.',
}
