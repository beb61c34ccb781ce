import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  clockwise: {
    name: 'Im Uhrzeigersinn',
    says: 'Als Nächstes ist dran, wer links sitzt. Manche Karten drehen die Richtung um.',
  },
  anticlockwise: {
    name: 'Gegen den Uhrzeigersinn',
    says: 'Als Nächstes ist dran, wer rechts sitzt. Manche Karten drehen die Richtung um.',
  },
  'rounds-won': {
    name: 'Gewonnene Runden',
    says: 'Jede goldene Perle ist eine gewonnene Runde. Wer genug davon hat, gewinnt das Spiel.',
  },
  points: {
    name: 'Punkte',
    says: 'Wer eine Runde gewinnt, bekommt Punkte für die Karten, die die anderen noch halten.',
  },
  place: { name: 'Platz', says: 'Der Platz am Ende des Spiels.' },
}
