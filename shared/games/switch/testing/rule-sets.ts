import { pick, shuffle } from '../../../deal/random.ts'
import { numbered } from '../../../game/laws/games-by-chance.ts'
import { defaultsOf, readOptions } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'

/** Picks below so much, one after the other, from chance that the number gives. */
export function picksFrom(number: number): (below: number) => number {
  let random = numbered(number)
  return (below) => {
    const [picked, after] = pick(random, below)
    random = after
    return picked
  }
}

/** Settings by chance, far from Switch: each takes what it can without contradicting those before it. */
export function ruleSet(number: number): Options {
  const below = picksFrom(number)
  const [order] = shuffle(numbered(number), Object.entries(choices.values))
  let options: Options = defaultsOf(choices.values)
  for (const [option, values] of order) {
    const read = readOptions(choices, { ...options, [option]: values[below(values.length)] })
    if (read.ok) options = read.value
  }
  return options
}
