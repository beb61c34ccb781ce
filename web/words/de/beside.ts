import type { BesideWords } from '../en/beside.ts'

export const besideWords: BesideWords = {
  look: 'Schau auf den Fernseher',
  showTable: 'Den ganzen Tisch hier zeigen',
  showHand: 'Hier nur mein Blatt zeigen',
  flick: 'Wisch die Karte hinauf',
  flickToPile: 'Tipp auf einen Stapel oder wisch die Karte hin',
}
