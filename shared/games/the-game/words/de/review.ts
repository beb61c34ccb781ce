import type { ReviewWords } from '../../../../game/words.ts'
import { laidByPile } from '../by-pile.ts'
import type { Move, View } from '../../rules/state.ts'

const list = new Intl.ListFormat('de')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const laid = laidByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map(String))} auf die ${top}`)
      .join('; ')
    return `Der beste Bot hätte ${laid} gelegt`
  },
}
