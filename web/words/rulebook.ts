type RulebookWords = typeof en

/** The texts of the page with the rules of a game. */
const en = {
  pictures: 'In six pictures',
  clauses: 'Word for word',
  contents: 'Contents',
  house: 'house rule',
  means: 'If it says “house rule”, no rulebook settles the question, so we had to decide.',
}

const de: RulebookWords = {
  pictures: 'In sechs Bildern',
  clauses: 'Wort für Wort',
  contents: 'Inhalt',
  house: 'Hausregel',
  means:
    'Steht da „Hausregel“, klärt keine Anleitung die Frage, und wir mussten selbst entscheiden.',
}

const fr: RulebookWords = {
  pictures: 'En six images',
  clauses: 'Mot à mot',
  contents: 'Sommaire',
  house: 'règle maison',
  means:
    'Si une règle porte « règle maison », aucun livret ne tranche la question, et il a fallu décider.',
}

// These texts load with the rules of a game.
export const rulebookWords = { en, de, fr }
