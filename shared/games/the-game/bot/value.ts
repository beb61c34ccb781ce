import { extremeWeights } from './extreme-weights.ts'
import { describer, featureCount } from './features.ts'
import { answer, weightCount, type Net } from './net.ts'
import { originalWeights } from './original-weights.ts'
import type { Position } from './position.ts'
import type { WholeTurn } from './turns.ts'
import { weightsIn } from './weight-bytes.ts'

/** How good it is to end a turn so: the log odds of a win, as a net has learnt them from games of its own. */
export function valueIn(position: Position): (turn: WholeTurn) => number {
  const net = nets[position.edition]
  const describe = describer(position)
  const input = new Float32Array(net.inputs)
  return (turn) => {
    describe(turn, input)
    return answer(net, input)
  }
}

const nets = {
  original: netOf(originalWeights, featureCount.original),
  extreme: netOf(extremeWeights, featureCount.extreme),
}

function netOf(hex: string, inputs: number): Net {
  const weights = weightsIn(hex)
  if (weights.length !== weightCount(inputs)) throw new Error('these weights are of another net')
  return { inputs, weights }
}
