import type { PublicTablesWords } from '../en/public-tables.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

export const publicTablesWords: PublicTablesWords = {
  lead: 'Ici, tout le monde peut venir : prends une place libre, ou regarde.',
  none: 'Il n’y a pas de table publique pour l’instant.',
  free: (seats) =>
    seats === 0 ? 'aucune place libre' : plural(seats, '1 place libre', `${seats} places libres`),
  sit: 'S’asseoir',
  watch: 'Regarder',
}
