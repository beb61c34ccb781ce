import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'Ce n’est pas ton tour.',
  'SW-03': 'Qui a donné choisit ce qui suit la première carte.',
  'SW-04':
    'À ton tour, pose une de tes cartes qui a la couleur ou la valeur de celle du dessus, ou pioche.',
  'SW-05': 'Seules des cartes ordinaires de même valeur vont ensemble, et la première doit aller.',
  'SW-06':
    'On choisit en posant une carte de choix, et cela tient jusqu’à ce qu’on le suive ou qu’on choisisse à nouveau.',
  'SW-09': 'Seule la même valeur répond à une carte qui fait piocher ; sinon, on pioche tout.',
  'SW-13': 'Il n’y a plus rien à piocher : qui peut poser doit poser, et sinon on passe.',
  'SW-16': 'La partie est finie.',
  'SC-02':
    'Les réglages de cette table disent combien de cartes vont ensemble et quelles valeurs on peut choisir.',
  'SC-05':
    'À cette table, un choix n’est suivi que par ce qui est demandé, et par aucune carte de choix là où c’est exclu.',
  'SC-06': 'Seules les cartes que cette table désigne répondent à une carte qui fait piocher.',
  'SC-07': 'On ne peut poser maintenant que la carte piochée, ou la garder en main.',
  'SC-08': 'Chacun choisit une carte pour la personne à gauche, et une seule fois.',
} satisfies Record<Forbidding, string>
