import {
  answer,
  chanceOf,
  layerSizes,
  leakSlope,
  restingNeurons,
  type Net,
} from '../../../../shared/games/the-game/bot/net/net.ts'

/** Trains a net from a replay buffer of inputs and targets. */
interface Learner {
  readonly net: Net
  remember(input: Float32Array, target: number): void
  /** Makes one step of Adam on a random sample of the buffer. */
  learn(rate: number): void
}

const memories = 150_000
const batch = 128

export function learner(net: Net): Learner {
  const { inputs, weights } = net
  const seen = new Float32Array(memories * inputs)
  const targets = new Float32Array(memories)
  let remembered = 0
  const gradient = new Float32Array(weights.length)
  const step = adam(weights, gradient)
  return {
    net,
    remember(input, target) {
      const place = remembered++ % memories
      seen.set(input, place * inputs)
      targets[place] = target
    },
    learn(rate) {
      const known = Math.min(remembered, memories)
      if (known < 2000) return
      gradient.fill(0)
      for (let count = 0; count < batch; count++) {
        const place = Math.floor(Math.random() * known)
        const input = seen.subarray(place * inputs, (place + 1) * inputs)
        addGradient(net, input, targets[place] ?? 0, gradient)
      }
      step(rate)
    },
  }
}

export function firstWeights(inputs: number): Float32Array {
  const [first, second] = layerSizes
  const bound = [
    { count: inputs * first, size: 1.5 / Math.sqrt(inputs) },
    { count: first, size: 0 },
    { count: first * second, size: 1.5 / Math.sqrt(first) },
    { count: second, size: 0 },
    { count: second, size: 0.4 },
    { count: 1, size: 0 },
  ]
  return Float32Array.from(
    bound.flatMap(({ count, size }) =>
      Array.from({ length: count }, () => (Math.random() * 2 - 1) * size),
    ),
  )
}

/** Adds the gradient of the cross entropy between the net's output and `target` to `into`. */
function addGradient(net: Net, input: Float32Array, target: number, into: Float32Array): void {
  const { inputs, weights } = net
  const [first, second] = layerSizes
  const neurons = restingNeurons()
  const error = chanceOf(answer(net, input, neurons)) - target
  const [one, two] = neurons
  const secondAt = inputs * first + first
  const lastAt = secondAt + first * second + second

  const errorsTwo = new Float32Array(second)
  into[lastAt + second] = (into[lastAt + second] ?? 0) + error
  for (let k = 0; k < second; k++) {
    const value = two[k] ?? 0
    into[lastAt + k] = (into[lastAt + k] ?? 0) + error * value
    errorsTwo[k] = error * (weights[lastAt + k] ?? 0) * (value < 0 ? leakSlope : 1)
  }
  const errorsOne = addLayerGradient(weights, secondAt, one, errorsTwo, into)
  for (let h = 0; h < first; h++)
    if ((one[h] ?? 0) < 0) errorsOne[h] = (errorsOne[h] ?? 0) * leakSlope
  addLayerGradient(weights, 0, input, errorsOne, into)
}

/**
 * Adds the gradient of one layer to `into`, for backpropagation.
 * @returns the errors of the previous layer, whose output is `from`
 */
function addLayerGradient(
  weights: Float32Array,
  start: number,
  from: Float32Array,
  errors: Float32Array,
  into: Float32Array,
): Float32Array {
  const width = errors.length
  const back = new Float32Array(from.length)
  for (let index = 0; index < from.length; index++) {
    const value = from[index] ?? 0
    const row = start + index * width
    let sum = 0
    for (let to = 0; to < width; to++) {
      const error = errors[to] ?? 0
      sum += error * (weights[row + to] ?? 0)
      into[row + to] = (into[row + to] ?? 0) + error * value
    }
    back[index] = sum
  }
  const biases = start + from.length * width
  for (let to = 0; to < width; to++)
    into[biases + to] = (into[biases + to] ?? 0) + (errors[to] ?? 0)
  return back
}

/**
 * Returns a function that makes one step of Adam (Kingma and Ba 2014) with its default parameters.
 */
function adam(weights: Float32Array, gradient: Float32Array): (rate: number) => void {
  const mean = new Float32Array(weights.length)
  const square = new Float32Array(weights.length)
  let steps = 0
  return (rate) => {
    steps++
    const scaled = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
    for (let at = 0; at < weights.length; at++) {
      const slope = (gradient[at] ?? 0) / batch
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      const s = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
      mean[at] = m
      square[at] = s
      weights[at] = (weights[at] ?? 0) - (scaled * m) / (Math.sqrt(s) + 1e-8)
    }
  }
}
