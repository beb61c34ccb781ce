import type { PublicTablesWords } from '../en/public-tables.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const publicTablesWords: PublicTablesWords = {
  lead: 'Hier kann jeder dazukommen: Nimm einen freien Platz, oder schau zu.',
  none: 'Gerade gibt es keinen öffentlichen Tisch.',
  free: (seats) =>
    seats === 0 ? 'kein Platz frei' : plural(seats, '1 Platz frei', `${seats} Plätze frei`),
  sit: 'Hinsetzen',
  watch: 'Zuschauen',
}
