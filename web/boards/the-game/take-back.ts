import type { View } from '../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

/** Names the card that the viewer has played last in this turn. */
export function takeBackLabel({ turn, seat, played }: View, words: Words): string | null {
  const last = played.at(-1)
  return last && turn === seat ? words.takeBack(last[0]) : null
}
