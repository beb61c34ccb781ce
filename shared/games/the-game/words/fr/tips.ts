import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  ascending: {
    name: 'Pile montante',
    says: 'Ici, les nombres montent. Une carte inférieure d’exactement dix peut aussi se poser.',
  },
  descending: {
    name: 'Pile descendante',
    says: 'Ici, les nombres descendent. Une carte supérieure d’exactement dix peut aussi se poser.',
  },
  owed: {
    name: 'Cartes de ce tour',
    says: 'Ce que tu as posé pendant ce tour. Chaque point d’interrogation est une carte qu’il te reste à poser.',
  },
}
