import { hexToBytes } from '@noble/hashes/utils.js'

import { describer, featureCount } from './features.ts'
import { answer, weightCount, type Net } from './net.ts'
import type { Position } from './position.ts'
import type { WholeTurn } from './turns.ts'
import { extremeWeights, originalWeights } from './weights.ts'

/** How good it is to end a turn so: the log odds of the win, as a net has learnt them from games of its own. */
export function valueIn(position: Position): (turn: WholeTurn) => number {
  const net = nets[position.edition]
  const describe = describer(position)
  const input = new Float32Array(net.inputs)
  return (turn) => {
    describe(turn, input)
    return answer(net, input)
  }
}

/** The weights span many sizes, so a byte is the logarithm of one, with its sign; 0 is none at all. */
const least = 0.01
const most = 20

const weightOf = (byte: number): number =>
  byte === 0 ? 0 : Math.sign(byte) * least * (most / least) ** (Math.abs(byte) / 127)

function netFrom(hex: string, inputs: number): Net {
  const bytes = new Int8Array(hexToBytes(hex.replaceAll(/\s/g, '')).buffer)
  if (bytes.length !== weightCount(inputs)) throw new Error('these weights are of another net')
  return { inputs, weights: Float32Array.from(bytes, weightOf) }
}

const nets = {
  original: netFrom(originalWeights, featureCount.original),
  extreme: netFrom(extremeWeights, featureCount.extreme),
}
