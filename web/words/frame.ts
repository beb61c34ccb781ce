export type FrameWords = typeof en

/** The texts of a table embedded in another page. */
const en = {
  /** The link from an embedded table to its own page. */
  toTable: 'To the table',
  before: 'The cards haven’t been dealt yet.',
  spelt: 'Table code:',
  nobody: 'Nobody is here yet.',
  sitDown: 'Join in',
  /** The text before the code of a public table, on a video stream. */
  watchAt: (site: string) => `Watch at ${site}`,
  setTable: 'Open a table here',
  setHere: 'Everyone else joins with six letters.',
  boxed: 'You can watch here, but not play. To play, open the table in a new tab.',
  ownTab: 'Open in a new tab',
  unknown: (what: string) => `“${what}” is missing or unknown in the address of this frame.`,
  replaced: 'You’re playing in another tab or on another device.',
  here: 'Play here',
  again: 'Try again',
  goesOn: 'Your table is still open.',
  backTo: (code: string) => `Back to ${code}`,
  setAnother: 'Open another table',
  noTabs: 'This page can’t open tabs. Copy the address:',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  noRecord:
    'The saved game couldn’t be loaded. It may be gone, or its site doesn’t let other pages read it (CORS).',
  hugeRecord: 'This file is too large for a saved game.',
  badRecord: 'This isn’t a saved game, or it has been changed.',
}

const de: FrameWords = {
  toTable: 'Zum Tisch',
  before: 'Die Karten sind noch nicht ausgeteilt.',
  spelt: 'Code des Tisches:',
  nobody: 'Noch ist niemand da.',
  sitDown: 'Mitspielen',
  watchAt: (site) => `Zuschauen auf ${site}`,
  setTable: 'Hier einen Tisch aufmachen',
  setHere: 'Alle anderen kommen mit sechs Buchstaben dazu.',
  boxed:
    'Hier kannst du zuschauen, aber nicht mitspielen. Zum Spielen öffne den Tisch in einem neuen Tab.',
  ownTab: 'In neuem Tab öffnen',
  unknown: (what) => `„${what}“ fehlt in der Adresse dieses Rahmens oder ist unbekannt.`,
  replaced: 'Du spielst in einem anderen Tab oder auf einem anderen Gerät.',
  here: 'Hier weiterspielen',
  again: 'Noch einmal versuchen',
  goesOn: 'Dein Tisch ist noch da.',
  backTo: (code) => `Zurück an ${code}`,
  setAnother: 'Einen neuen Tisch aufmachen',
  noTabs: 'Diese Seite kann keinen Tab öffnen. Kopiere die Adresse:',
  address: 'Adresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  noRecord:
    'Das gespeicherte Spiel ließ sich nicht laden. Vielleicht gibt es die Datei nicht mehr, oder ihre Website lässt andere Seiten sie nicht lesen (CORS).',
  hugeRecord: 'Diese Datei ist zu groß für ein gespeichertes Spiel.',
  badRecord: 'Das ist kein gespeichertes Spiel, oder es wurde verändert.',
}

const fr: FrameWords = {
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

// The texts of embedded pages in all languages. They are few, so they load with the page itself.
export const frameWords = { en, de, fr }
