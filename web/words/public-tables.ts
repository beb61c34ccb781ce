import { pluralIn } from '../../shared/plural.ts'

const pluralEn = pluralIn('en')
type PublicTablesWords = typeof en

const en = {
  lead: 'Anyone can come here: take a free seat, or watch.',
  none: 'There is no public table at the moment.',
  free: (seats: number) =>
    seats === 0 ? 'no seat free' : pluralEn(seats, '1 seat free', `${seats} seats free`),
  sit: 'Sit down',
  watch: 'Watch',
}

const pluralDe = pluralIn('de')

const de: PublicTablesWords = {
  lead: 'Hier kann jeder dazukommen: Nimm einen freien Platz, oder schau zu.',
  none: 'Gerade gibt es keinen öffentlichen Tisch.',
  free: (seats) =>
    seats === 0 ? 'kein Platz frei' : pluralDe(seats, '1 Platz frei', `${seats} Plätze frei`),
  sit: 'Hinsetzen',
  watch: 'Zuschauen',
}

const pluralFr = pluralIn('fr')

const fr: PublicTablesWords = {
  lead: 'Ici, tout le monde peut venir : prends une place libre, ou regarde.',
  none: 'Il n’y a pas de table publique pour l’instant.',
  free: (seats) =>
    seats === 0 ? 'aucune place libre' : pluralFr(seats, '1 place libre', `${seats} places libres`),
  sit: 'S’asseoir',
  watch: 'Regarder',
}

// These texts load with the list of public tables. No other page uses them.
export const publicTablesWords = { en, de, fr }
