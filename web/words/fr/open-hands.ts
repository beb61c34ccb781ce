import type { OpenHandsWords } from '../en/open-hands.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

const late = (moves: number): string => plural(moves, `${moves} coup`, `${moves} coups`)

export const openHandsWords: OpenHandsWords = {
  offer: 'Montrer toutes les mains aux spectateurs',
  offerMeans: 'Seulement si tous les joueurs disent oui. Chacun peut changer d’avis à tout moment.',
  never: 'Non',
  later: (moves) => `${late(moves)} plus tard`,

  asks: (host, moves) =>
    `${host} aimerait montrer toutes les mains aux spectateurs, ${late(moves)} plus tard. La tienne aussi ?`,
  asksMeans: 'Quiconque a le lien peut regarder. Tu peux changer d’avis à tout moment.',
  yes: 'Oui, d’accord',
  no: 'Non',

  sign: 'Qui voit ma main',
  open: (moves) =>
    `Les spectateurs voient toutes les mains, ${late(moves)} plus tard : la tienne aussi.`,
  waits: (moves) =>
    `Tu as dit oui. Dès que tout le monde a dit oui, les spectateurs voient toutes les mains, ${late(moves)} plus tard.`,
  untilNextDeal:
    'Quelqu’un est parti sans dire oui. Toutes les mains restent cachées jusqu’à la prochaine donne.',
  closed: 'Personne ne voit ta main. Sans ton oui, toutes les mains restent cachées.',
  before: 'Les mains d’avant le dernier oui restent cachées.',
  takeBack: 'Ne plus montrer ma main',
  agree: 'Montrer ma main',

  opens: (moves) => `Encore ${late(moves)}, puis toutes les mains seront visibles.`,
  watched: (moves) =>
    `Toutes les mains sont visibles : tu vois la partie ${late(moves)} plus tard.`,
}
