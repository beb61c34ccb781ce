/** A small neural network with inputs, two hidden layers and one output. */
export interface Net {
  readonly inputs: number
  /** The layers in order: for each input its weights to the neurons of the layer, then the biases of the layer. */
  readonly weights: Float32Array
}

export const layerSizes = [32, 16] as const
/** The slope of the activation function for sums below zero. */
export const leakSlope = 0.05

export const weightCount = (inputs: number): number =>
  inputs * layerSizes[0] +
  layerSizes[0] +
  layerSizes[0] * layerSizes[1] +
  layerSizes[1] +
  layerSizes[1] +
  1

/** Returns the number of inputs of a net with this number of weights. */
export const inputsOf = (weights: number): number =>
  Math.floor((weights - weightCount(0)) / layerSizes[0])

/** The activations of the hidden layers. */
type Activations = readonly [first: Float32Array, second: Float32Array]

export const restingNeurons = (): Activations => [
  new Float32Array(layerSizes[0]),
  new Float32Array(layerSizes[1]),
]
const scratch = restingNeurons()

/** Returns the output of the net as log odds, and leaves the activations of both hidden layers in the last argument. */
export function answer(
  { inputs, weights }: Net,
  input: Float32Array,
  [first, second]: Activations = scratch,
): number {
  return lastLayers(weights, addLayer(weights, 0, input, inputs, first), first, second)
}

/** Converts log odds to a probability. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * Returns a function that evaluates one input after the other. It updates the first layer only for
 * the values that changed, because the bot compares similar ends of the same turn.
 */
export function evaluatorOf({ inputs, weights }: Net): (input: Float32Array) => number {
  const [width] = layerSizes
  const biases = inputs * width
  const sums = Float64Array.from(weights.subarray(biases, biases + width))
  const before = new Float32Array(inputs)
  // The loop adds four rows per pass, because writing the sums costs as much as reading a row. It
  // pads the last pass with rows whose change is 0.
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

/**
 * Computes one layer from the values `from`, and writes its activations to `into`.
 * @returns the offset of the weights of the next layer
 */
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
    // Skip zeros, because most inputs are zero most of the time.
    if (value === 0) continue
    const row = start + index * width
    for (let to = 0; to < width; to++) into[to] = (into[to] ?? 0) + value * (weights[row + to] ?? 0)
  }
  for (let to = 0; to < width; to++) into[to] = throughOf(into[to] ?? 0)
  return biases + width
}

const throughOf = (sum: number): number => (sum < 0 ? sum * leakSlope : sum)

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
