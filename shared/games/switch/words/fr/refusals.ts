import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'Ce n’est pas ton tour.',
  'SW-03': 'Qui a donné choisit ce qui suit la première carte.',
  'SW-04': 'Pose une carte de la même couleur ou de la même valeur que celle du dessus, ou pioche.',
  'SW-05': 'Seules des cartes ordinaires de même valeur vont ensemble, et la première doit aller.',
  'SW-06': 'Ce qui est demandé vaut jusqu’à ce que quelqu’un le pose ou demande autre chose.',
  'SW-09': 'Seule la même valeur répond à une carte « pioche » ; sinon, tu pioches tout.',
  'SW-13': 'Il n’y a plus rien à piocher : pose une carte si tu peux, sinon passe.',
  'SW-16': 'La partie est finie.',
  'SC-02':
    'Les règles de cette table disent combien de cartes vont ensemble et quelles valeurs on peut demander.',
  'SC-05':
    'Il faut poser ce qui est demandé ; une autre carte de choix ne va que si cette table le permet.',
  'SC-06': 'Seules les cartes prévues à cette table répondent à une carte « pioche ».',
  'SC-07': 'Tu peux poser la carte que tu viens de piocher, ou la garder.',
  'SC-08': 'Chacun donne une carte à gauche, et une seule fois.',
} satisfies Record<Forbidding, string>
