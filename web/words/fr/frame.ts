import type { FrameWords } from '../en/frame.ts'

export const words: FrameWords = {
  toTable: 'Vers la table',
  before: 'Les cartes ne sont pas encore distribuées.',
  spelt: 'Code de la table :',
  nobody: 'Personne n’est encore là.',
  sitDown: 'Jouer',
  watchAt: (site) => `À regarder sur ${site}`,
  setTable: 'Ouvrir une table ici',
  setHere: 'Six lettres suffisent pour faire venir les autres.',
  boxed: 'Ici, tu peux regarder, mais pas jouer. Pour jouer, ouvre la table dans un nouvel onglet.',
  ownTab: 'Ouvrir dans un nouvel onglet',
  unknown: (what) => `« ${what} » manque dans l’adresse de ce cadre ou est inconnu.`,
  replaced: 'Tu joues dans un autre onglet ou sur un autre appareil.',
  here: 'Jouer ici',
  again: 'Réessayer',
}
