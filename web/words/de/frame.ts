import type { FrameWords } from '../en/frame.ts'

export const words: FrameWords = {
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
