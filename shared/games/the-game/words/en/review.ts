import type { ReviewWords } from '../../../../game/words.ts'
import { laidByPile } from '../by-pile.ts'
import type { Move, View } from '../../rules/state.ts'

const list = new Intl.ListFormat('en-GB')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const laid = laidByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map(String))} on the ${top}`)
      .join('; ')
    return `The best bot would have laid ${laid}`
  },
}
