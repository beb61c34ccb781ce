/** A small net: inputs, two hidden layers, one number out. */
export interface Net {
  readonly inputs: number
  /** Layer after layer: for each input its weight to each of the layer's neurons, then their biases. */
  readonly weights: Float32Array
}

export const hidden = [32, 16] as const
/** What a neuron lets through of a sum below zero. */
export const leak = 0.05

export const weightCount = (inputs: number): number =>
  inputs * hidden[0] + hidden[0] + hidden[0] * hidden[1] + hidden[1] + hidden[1] + 1

/** How many numbers a net with so many weights reads. */
export const inputsOf = (weights: number): number =>
  Math.floor((weights - weightCount(0)) / hidden[0])

/** What the neurons of the hidden layers let through. */
export type Hidden = readonly [first: Float32Array, second: Float32Array]

export const restingNeurons = (): Hidden => [
  new Float32Array(hidden[0]),
  new Float32Array(hidden[1]),
]
const scratch = restingNeurons()

/** What the net says to an input, as log odds; the neurons are left as that made them. */
export function answer(
  { inputs, weights }: Net,
  input: Float32Array,
  [first, second]: Hidden = scratch,
): number {
  return lastLayers(weights, addLayer(weights, 0, input, inputs, first), first, second)
}

/** The chance that such log odds stand for. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * The same answers, to one input after the other: the first layer takes in only what differs from the input before,
 * and the ends of a player's turns are much alike.
 */
export function listener({ inputs, weights }: Net): (input: Float32Array) => number {
  const [width] = hidden
  const biases = inputs * width
  const sums = Float64Array.from(weights.subarray(biases, biases + width))
  const before = new Float32Array(inputs)
  // Four rows at a time, since writing the sums costs as much as reading a row: the last ones may be of no change.
  const rows = new Int32Array(inputs + 3)
  const changes = new Float64Array(inputs + 3)
  const [first, second] = restingNeurons()
  return (input) => {
    let count = 0
    for (let index = 0; index < inputs; index++) {
      const value = input[index] ?? 0
      const change = value - (before[index] ?? 0)
      if (change === 0) continue
      before[index] = value
      rows[count] = index * width
      changes[count++] = change
    }
    changes.fill(0, count, count + 3)
    for (let at = 0; at < count; at += 4) {
      const [a, b, c, d] = [rows[at] ?? 0, rows[at + 1] ?? 0, rows[at + 2] ?? 0, rows[at + 3] ?? 0]
      const byA = changes[at] ?? 0
      const byB = changes[at + 1] ?? 0
      const byC = changes[at + 2] ?? 0
      const byD = changes[at + 3] ?? 0
      for (let to = 0; to < width; to++)
        sums[to] =
          (sums[to] ?? 0) +
          byA * (weights[a + to] ?? 0) +
          byB * (weights[b + to] ?? 0) +
          byC * (weights[c + to] ?? 0) +
          byD * (weights[d + to] ?? 0)
    }
    for (let to = 0; to < width; to++) first[to] = throughOf(sums[to] ?? 0)
    return lastLayers(weights, biases + width, first, second)
  }
}

/** @returns where the next layer's weights begin */
function addLayer(
  weights: Float32Array,
  start: number,
  from: Float32Array,
  count: number,
  into: Float32Array,
): number {
  const width = into.length
  const biases = start + count * width
  for (let to = 0; to < width; to++) into[to] = weights[biases + to] ?? 0
  for (let index = 0; index < count; index++) {
    const value = from[index] ?? 0
    // Most inputs are zero most of the time.
    if (value === 0) continue
    const row = start + index * width
    for (let to = 0; to < width; to++) into[to] = (into[to] ?? 0) + value * (weights[row + to] ?? 0)
  }
  for (let to = 0; to < width; to++) into[to] = throughOf(into[to] ?? 0)
  return biases + width
}

const throughOf = (sum: number): number => (sum < 0 ? sum * leak : sum)

function lastLayers(
  weights: Float32Array,
  start: number,
  first: Float32Array,
  second: Float32Array,
): number {
  const at = addLayer(weights, start, first, first.length, second)
  let sum = weights[at + second.length] ?? 0
  for (let index = 0; index < second.length; index++)
    sum += (second[index] ?? 0) * (weights[at + index] ?? 0)
  return sum
}
