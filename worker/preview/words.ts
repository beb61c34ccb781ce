import type { Language } from '../../shared/language.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'

/** The few words that stand on a picture. */
type PictureWords = Readonly<Record<PublicTable['phase'] | 'paused' | 'won' | 'lost', string>> & {
  readonly nobody: string
  readonly noTable: string
  readonly mayMove: string
  readonly cards: (cards: number) => string
}

export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  en: {
    gathering: 'Gathering',
    playing: 'Under way',
    paused: 'Paused',
    over: 'Finished',
    won: 'Won',
    lost: 'Lost',
    nobody: 'Nobody sits here yet',
    noTable: 'There is no such table',
    mayMove: 'may move',
    cards: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
  },
  de: {
    gathering: 'Alle kommen an',
    playing: 'Läuft',
    paused: 'Pause',
    over: 'Zu Ende',
    won: 'Gewonnen',
    lost: 'Verloren',
    nobody: 'Noch sitzt niemand hier',
    noTable: 'Diesen Tisch gibt es nicht',
    mayMove: 'darf ziehen',
    cards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
  },
  fr: {
    gathering: 'On s’installe',
    playing: 'En cours',
    paused: 'En pause',
    over: 'Terminée',
    won: 'Gagnée',
    lost: 'Perdue',
    nobody: 'Personne n’est encore assis ici',
    noTable: 'Cette table n’existe pas',
    mayMove: 'peut jouer',
    cards: (cards) => (cards < 2 ? `${cards} carte` : `${cards} cartes`),
  },
}
