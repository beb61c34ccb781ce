export type RulebookWords = typeof rulebookWords

/** The texts of the page with the rules of a game. */
export const rulebookWords = {
  pictures: 'In six pictures',
  clauses: 'Word for word',
  contents: 'Contents',
  house: 'house rule',
  means: 'If it says “house rule”, no rulebook settles the question, so we had to decide.',
}
