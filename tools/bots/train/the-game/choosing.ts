import {
  featureWriterFor,
  featureCount,
} from '../../../../shared/games/the-game/bot/features/features.ts'
import { evaluatorOf, type Net } from '../../../../shared/games/the-game/bot/net/net.ts'
import type { Position } from '../../../../shared/games/the-game/bot/position.ts'
import type { WholeTurn } from '../../../../shared/games/the-game/bot/turns/turns.ts'

export function bestFor(net: Net, position: Position, turns: readonly WholeTurn[]): WholeTurn {
  const describe = featureWriterFor(position)
  const answer = evaluatorOf(net)
  const input = new Float32Array(featureCount[position.edition])
  return best(turns, (turn) => {
    describe(turn, input)
    return answer(input)
  })
}

/**
 * Returns the turn with the lowest value of `cost - 2 * count`: the piles advance little, and many
 * cards are played. This heuristic plays the first deals of a training.
 */
export const cheapestOf = (turns: readonly WholeTurn[]): WholeTurn =>
  best(turns, ({ cost, count }) => 2 * count - cost)

export function anyOf(turns: readonly WholeTurn[]): WholeTurn {
  const picked = turns[Math.floor(Math.random() * turns.length)]
  if (!picked) throw new Error('a turn is chosen among some')
  return picked
}

function best(turns: readonly WholeTurn[], worth: (turn: WholeTurn) => number): WholeTurn {
  let highest = -Infinity
  let found = turns[0]
  for (const turn of turns) {
    const value = worth(turn)
    if (value <= highest) continue
    highest = value
    found = turn
  }
  if (!found) throw new Error('a turn is chosen among some')
  return found
}
