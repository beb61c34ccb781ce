import type { BesideWords } from '../en/beside.ts'

export const besideWords: BesideWords = {
  look: 'Regarde la télé',
  showTable: 'Afficher toute la table ici',
  showHand: 'N’afficher que ma main ici',
  flick: 'Lance la carte vers le haut',
  flickToPile: 'Touche une pile, ou lance la carte',
}
