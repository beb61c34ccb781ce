import type { OpenHandsWords } from '../en/open-hands.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

const late = (moves: number): string => plural(moves, `${moves} coup`, `${moves} coups`)

export const openHandsWords: OpenHandsWords = {
  offer: 'Montrer toutes les mains aux spectateurs',
  offerMeans:
    'Seulement si tous les joueurs sont d’accord. Chacun peut changer d’avis à tout moment.',
  never: 'Non',
  later: (moves) => `${late(moves)} plus tard`,

  asks: (host, moves) =>
    `${host} aimerait montrer toutes les mains aux spectateurs, ${late(moves)} plus tard. La tienne aussi ?`,
  asksMeans: 'Toute personne qui a le lien peut regarder. Tu peux changer d’avis à tout moment.',
  yes: 'Oui, d’accord',
  no: 'Non',

  sign: 'Qui voit ma main',
  open: (moves) =>
    `Les spectateurs voient toutes les mains, ${late(moves)} plus tard : la tienne aussi.`,
  waits: (moves) =>
    `Tu es d’accord. Dès que tout le monde l’est, les spectateurs voient toutes les mains, ${late(moves)} plus tard.`,
  untilNextDeal:
    'Quelqu’un est parti sans donner son accord. Toutes les mains restent cachées jusqu’à la prochaine donne.',
  closed: 'Personne ne voit ta main. On ne montre les mains que si tout le monde est d’accord.',
  before: 'Les mains d’avant cet accord restent cachées.',
  takeBack: 'Ne plus montrer ma main',
  agree: 'Montrer ma main',

  opens: (moves) => `Encore ${late(moves)}, puis toutes les mains seront visibles.`,
  watched: (moves) =>
    `Toutes les mains sont visibles : tu vois la partie ${late(moves)} plus tard.`,
}
