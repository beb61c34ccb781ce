import type { Seat } from '../../../../shared/game/game.ts'
import type { Move, View } from '../../../../shared/games/switch/rules/state.ts'
import type { StoryWords } from '../../../../shared/games/switch/words/en/extras.ts'
import type { GameHistory, Story } from '../../../kit/story.ts'

/** The longest chain of draw cards, and who drew for all of them. */
export const story: Story<View, Move, StoryWords> = (history, words) => {
  const chain = longestChain(history)
  if (chain === null) return null
  const { step, seat, links, drawn } = chain
  return { step, text: words.chain(links, history.whoIs(seat), drawn) }
}

interface Chain {
  readonly step: number
  readonly seat: Seat
  /** The number of draw cards in the chain. */
  readonly links: number
  readonly drawn: number
}

function longestChain({ last, viewAt }: GameHistory<View, Move>): Chain | null {
  let longest: Chain | null = null
  let links = 0
  for (let step = 1; step <= last; step++)
    for (const one of viewAt(step).last) {
      if (one.what === 'asked') links++
      if (one.what === 'cancelled' || one.what === 'dealt') links = 0
      if (one.what !== 'paid') continue
      // A single card is no chain.
      if (links > 1 && one.drawn > (longest?.drawn ?? 0))
        longest = { step, seat: one.seat, links, drawn: one.drawn }
      links = 0
    }
  return longest
}
