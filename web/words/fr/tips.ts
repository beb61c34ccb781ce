import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  lamp: { name: 'La lampe', says: 'Elle éclaire la personne dont c’est le tour.' },
  clock: {
    name: 'L’anneau',
    says: 'Il montre le temps qui reste pour ce tour.',
  },
  held: {
    name: 'Cartes en main',
    says: 'Le nombre de cartes en main. Personne d’autre ne les voit.',
  },
  deck: { name: 'La pioche', says: 'Le nombre de cartes qui restent à piocher.' },
  away: { name: 'Absent', says: 'La page est fermée pour l’instant. La place reste réservée.' },
  bot: { name: 'Un bot', says: 'Un bot joue ces cartes.' },
  'bot-easy': {
    name: 'Bot facile',
    says: 'Un bot joue ici. Plus il a de barres, mieux il joue.',
  },
  'bot-medium': { name: 'Bot moyen', says: 'Un bot joue ici. Plus il a de barres, mieux il joue.' },
  'bot-hard': {
    name: 'Bot fort',
    says: 'Un bot joue ici. Trois barres, c’est le niveau le plus fort.',
  },
  spectators: {
    name: 'Spectateurs',
    says: 'Le nombre de spectateurs. Ils ne voient la main de personne.',
  },
  'open-hands': {
    name: 'Spectateurs',
    says: 'Le nombre de spectateurs. Ils voient toutes les mains, quelques coups plus tard.',
  },
}
