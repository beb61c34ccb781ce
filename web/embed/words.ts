import type { Language } from '../../shared/language.ts'

// Few enough that all languages come with the frame itself. English is their type, as of all words.

export type FrameWords = typeof en

const en = {
  /** What the link below the board leads to. */
  toTable: 'To the table',
  before: 'The cards have not been dealt yet.',
  spelt: 'The code of the table:',
  nobody: 'Nobody sits here yet.',
  sitDown: 'Sit down at the table',
  cards: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`),
  mayMove: 'may move',
  setTable: (game: string) => `Set a table for ${game}`,
  setHere: 'It is set right here. Six letters bring everybody else.',
  boxed:
    'The page around this one keeps it in a box where nobody can hold a seat. Watching works in here; for playing, open the table by itself.',
  ownTab: 'Open in a tab of its own',
  unknown: (what: string) => `The address of this frame asks for a “${what}” that does not exist.`,
  replaced: 'Your seat is open in another tab or on another device. The newest one plays.',
  here: 'Play here instead',
  again: 'Try again',
}

const de: FrameWords = {
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

const fr: FrameWords = {
  toTable: 'Vers la table',
  before: 'Les cartes ne sont pas encore distribuées.',
  spelt: 'Le code de la table :',
  nobody: 'Personne n’est encore assis ici.',
  sitDown: 'S’asseoir à la table',
  cards: (cards) => (cards < 2 ? `${cards} carte` : `${cards} cartes`),
  mayMove: 'peut jouer',
  setTable: (game) => `Dresser une table pour ${game}`,
  setHere: 'Elle est dressée ici même. Six lettres suffisent pour faire venir les autres.',
  boxed:
    'La page autour de celle-ci la tient dans une boîte où personne ne peut prendre place. On peut regarder ; pour jouer, ouvre la table à part.',
  ownTab: 'Ouvrir dans un onglet à part',
  unknown: (what) => `L’adresse de ce cadre demande un « ${what} » qui n’existe pas.`,
  replaced:
    'Ta place est ouverte dans un autre onglet ou sur un autre appareil. Le plus récent joue.',
  here: 'Jouer ici',
  again: 'Réessayer',
}

export const allFrameWords: Readonly<Record<Language, FrameWords>> = { en, de, fr }
