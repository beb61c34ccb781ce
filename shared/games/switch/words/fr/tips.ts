import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  clockwise: {
    name: 'Sens des aiguilles d’une montre',
    says: 'Le tour passe à gauche. Certaines cartes inversent le sens.',
  },
  anticlockwise: {
    name: 'Sens inverse des aiguilles d’une montre',
    says: 'Le tour passe à droite. Certaines cartes inversent le sens.',
  },
  'rounds-won': {
    name: 'Manches gagnées',
    says: 'Chaque perle dorée est une manche gagnée. Qui en a assez gagne la partie.',
  },
  points: {
    name: 'Points',
    says: 'Qui gagne une manche reçoit des points pour les cartes que les autres ont encore en main.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}
