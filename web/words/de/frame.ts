import type { FrameWords } from '../en/frame.ts'

export const words: FrameWords = {
  toTable: 'Zum Tisch',
  before: 'Die Karten sind noch nicht ausgeteilt.',
  spelt: 'Der Code des Tisches:',
  nobody: 'Noch sitzt niemand hier.',
  sitDown: 'An den Tisch setzen',
  cards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
  mayMove: 'darf ziehen',
  setTable: (game) => `Einen Tisch für ${game} decken`,
  setHere: 'Er wird gleich hier gedeckt. Sechs Buchstaben holen alle anderen dazu.',
  boxed:
    'Die Seite ringsum hält diese hier in einem Kasten, in dem niemand einen Platz einnehmen kann. Zuschauen geht; zum Spielen öffne den Tisch für sich.',
  ownTab: 'In eigenem Tab öffnen',
  unknown: (what) => `Die Adresse dieses Rahmens verlangt ein „${what}“, das es nicht gibt.`,
  replaced:
    'Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen. Es spielt das neueste.',
  here: 'Hier weiterspielen',
  again: 'Noch einmal versuchen',
}
