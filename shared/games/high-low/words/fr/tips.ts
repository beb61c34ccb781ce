import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  trio: {
    name: 'Cartes sur la table',
    says: 'Elles se jouent en dernier : d’abord les visibles, puis les cachées. Personne ne connaît les cachées.',
  },
  ladder: {
    name: 'Ce qui peut se poser',
    says: 'Les nombres clairs peuvent se poser. Le noir est sur la pile.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}
