import type { RulebookWords } from '../en/rulebook.ts'

export const rulebookWords: RulebookWords = {
  pictures: 'In sechs Bildern',
  clauses: 'Wort für Wort',
  contents: 'Inhalt',
  house: 'Hausregel',
  means:
    'Steht da „Hausregel“, klärt keine Anleitung die Frage, und wir mussten selbst entscheiden.',
}
