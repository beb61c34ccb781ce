import type { Options } from '../../options.ts'
import { featureCount } from '../features/features.ts'
import { inputsOf, weightCount, type Net } from './net.ts'
import { weightsIn } from './weight-bytes.ts'
import { weights as original1 } from './weights/original-1.ts'
import { weights as original2 } from './weights/original-2.ts'
import { weights as original3 } from './weights/original-3.ts'
import { weights as original4 } from './weights/original-4.ts'
import { weights as original5 } from './weights/original-5.ts'
import { weights as extreme1 } from './weights/extreme-1.ts'
import { weights as extreme2 } from './weights/extreme-2.ts'
import { weights as extreme3 } from './weights/extreme-3.ts'
import { weights as extreme4 } from './weights/extreme-4.ts'
import { weights as extreme5 } from './weights/extreme-5.ts'

type Edition = Options['edition']

const hexOf: Readonly<Record<Edition, readonly string[]>> = {
  original: [original1, original2, original3, original4, original5],
  extreme: [extreme1, extreme2, extreme3, extreme4, extreme5],
}

/** A cache of the decoded nets, by their encoded weights. Most tables need only one. */
const known = new Map<string, Net>()

/**
 * Returns the net for an edition and a number of players. Each number of players is a different game and has its own
 * net.
 */
export function netFor(edition: Edition, seats: number): Net {
  const weights = hexOf[edition][seats - 1]
  if (weights === undefined) throw new Error(`no net for ${seats} players`)
  const net = known.get(weights) ?? netIn(edition, weights)
  known.set(weights, net)
  return net
}

function netIn(edition: Edition, hex: string): Net {
  const weights = weightsIn(hex)
  const inputs = inputsOf(weights.length)
  if (inputs > featureCount[edition] || weights.length !== weightCount(inputs))
    throw new Error('these weights are of another net')
  return { inputs, weights }
}
