import { pick, shuffle } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf, readOptions } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'

/** Returns a function that picks random numbers below a bound, with `number` as the seed. */
export function picksFrom(number: number): (below: number) => number {
  let random = randomOf(number)
  return (below) => {
    const [picked, after] = pick(random, below)
    random = after
    return picked
  }
}

/**
 * Returns random settings that differ a lot from the usual Switch. It chooses them one after the
 * other, so that none contradicts those before it.
 */
export function ruleSet(number: number): Options {
  const below = picksFrom(number)
  const [order] = shuffle(randomOf(number), Object.entries(choices.values))
  let options: Options = defaultsOf(choices.values)
  for (const [option, values] of order) {
    const read = readOptions(choices, { ...options, [option]: values[below(values.length)] })
    if (read.ok) options = read.value
  }
  return options
}
