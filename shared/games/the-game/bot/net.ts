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
  let at = addLayer(weights, 0, input, inputs, first)
  at = addLayer(weights, at, first, first.length, second)
  let sum = weights[at + second.length] ?? 0
  for (let index = 0; index < second.length; index++)
    sum += (second[index] ?? 0) * (weights[at + index] ?? 0)
  return sum
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
  for (let to = 0; to < width; to++) {
    const sum = into[to] ?? 0
    if (sum < 0) into[to] = sum * leak
  }
  return biases + width
}
