import type { View } from '../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

/**
 * Returns the label of the button that takes the last card of this turn back. Null if the viewer
 * has played none.
 */
export function takeBackLabel({ turn, seat, played }: View, words: Words): string | null {
  const last = played.at(-1)
  return last && turn === seat ? words.takeBack(last[0]) : null
}
