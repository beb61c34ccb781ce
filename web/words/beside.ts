type BesideWords = typeof en

/** The texts of a phone that shows mainly the hand, because a television shows the table. */
const en = {
  look: 'Look at the television',
  showTable: 'Show the whole table here',
  showHand: 'Show only my hand here',
  /** How to play the selected card. In a game with several piles, one of them must be chosen. */
  flick: 'Flick the card up',
  flickToPile: 'Tap a pile, or flick the card',
}

const de: BesideWords = {
  look: 'Schau auf den Fernseher',
  showTable: 'Den ganzen Tisch hier zeigen',
  showHand: 'Hier nur mein Blatt zeigen',
  flick: 'Wisch die Karte hinauf',
  flickToPile: 'Tipp auf einen Stapel oder wisch die Karte hin',
}

const fr: BesideWords = {
  look: 'Regarde la télé',
  showTable: 'Afficher toute la table ici',
  showHand: 'N’afficher que ma main ici',
  flick: 'Lance la carte vers le haut',
  flickToPile: 'Touche une pile, ou lance la carte',
}

// These texts load with the components for a phone beside a television. No other component needs
// them.
export const besideWords = { en, de, fr }
