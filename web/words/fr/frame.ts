import type { FrameWords } from '../en/frame.ts'

export const words: FrameWords = {
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
