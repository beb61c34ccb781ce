export type BesideWords = typeof besideWords

/** The texts of a phone that shows mainly the hand, because a television shows the table. */
export const besideWords = {
  look: 'Look at the television',
  showTable: 'Show the whole table here',
  showHand: 'Show only my hand here',
  /** How to play the selected card. In a game with several piles, one of them must be chosen. */
  flick: 'Flick the card up',
  flickToPile: 'Tap a pile, or flick the card',
}
