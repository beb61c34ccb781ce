import { featureWriterFor, featureCount } from '../features/features.ts'
import { evaluatorOf } from './net.ts'
import { netFor } from './nets.ts'
import type { Position } from '../position.ts'
import type { WholeTurn } from '../turns/turns.ts'

/** Returns a function that computes how good the end of a turn is: the log odds of a win, from a net trained by self-play. */
export function valueIn(position: Position): (turn: WholeTurn) => number {
  const net = netFor(position.edition, position.seats)
  const answer = evaluatorOf(net)
  const describe = featureWriterFor(position)
  const input = new Float32Array(featureCount[position.edition])
  return (turn) => {
    describe(turn, input)
    return answer(input)
  }
}
