import type { BoardModule } from '../../kit/board.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { viewRules } from '../../../shared/games/the-game/rules/view-rules.ts'
import type { Move, Signal, View } from '../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

type TakeBackOf = NonNullable<BoardModule<Options, Move, Signal, View, Words>['takeBack']>

/** Returns the move that takes back the card that was played last. */
export const takeBack: TakeBackOf = (view, options, words) => {
  const move = viewRules.moves(view, options).find((one) => one.do === 'take-back')
  const last = view.played.at(-1)
  if (!move || !last) return null
  return { move, name: words.takeBack, what: words.takeBackWhat(last[0]) }
}
