import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type PublicTablesWords = typeof publicTablesWords

export const publicTablesWords = {
  lead: 'Anyone can come here: take a free seat, or watch.',
  none: 'There is no public table at the moment.',
  free: (seats: number) =>
    seats === 0 ? 'no seat free' : plural(seats, '1 seat free', `${seats} seats free`),
  sit: 'Sit down',
  watch: 'Watch',
}
