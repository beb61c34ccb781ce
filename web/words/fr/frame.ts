import type { FrameWords } from '../en/frame.ts'

export const words: FrameWords = {
  toTable: 'Vers la table',
  before: 'Les cartes ne sont pas encore distribuées.',
  spelt: 'Code de la table :',
  nobody: 'Personne n’est encore là.',
  sitDown: 'Jouer',
  watchAt: (site) => `À regarder sur ${site}`,
  setTable: 'Ouvrir une table ici',
  setHere: 'Six lettres suffisent pour faire venir les autres.',
  boxed: 'Ici, tu peux regarder, mais pas jouer. Pour jouer, ouvre la table dans un nouvel onglet.',
  ownTab: 'Ouvrir dans un nouvel onglet',
  unknown: (what) => `« ${what} » manque dans l’adresse de ce cadre ou est inconnu.`,
  replaced: 'Tu joues dans un autre onglet ou sur un autre appareil.',
  here: 'Jouer ici',
  again: 'Réessayer',
  goesOn: 'Ta table t’attend.',
  backTo: (code) => `Revenir à ${code}`,
  setAnother: 'Ouvrir une autre table',
  noTabs: 'Cette page ne peut pas ouvrir d’onglet. Copie l’adresse :',
  address: 'L’adresse',
  copy: 'Copier',
  copied: 'Copié',
  noRecord:
    'La partie enregistrée n’a pas pu être chargée. Le fichier n’existe peut-être plus, ou son site ne laisse pas d’autres pages le lire (CORS).',
  hugeRecord: 'Ce fichier est trop gros pour une partie enregistrée.',
  badRecord: 'Ce n’est pas une partie enregistrée, ou elle a été modifiée.',
}
