import type { Dice } from '../../../tests/support/dice.ts'
import type { Globals } from './Code.ts'

/** What decides over time and chance, in the service and in every tab. */
export function worldly(clock: () => number, dice: Dice): Globals {
  return { Date: dateOf(clock), Math: mathOf(dice), crypto: cryptoOf(dice) }
}

export const worldlyNames = ['Date', 'Math', 'crypto'] as const

const dateOf = (clock: () => number): typeof Date =>
  class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [clock()] : parts) as [number]))
    }

    static override now(): number {
      return clock()
    }
  } as typeof Date

const mathOf = (dice: Dice): object =>
  Object.create(Math, { random: { value: () => dice.below(2 ** 32) / 2 ** 32 } }) as object

const cryptoOf = (dice: Dice): object => ({
  getRandomValues<Values extends Uint8Array | Uint32Array>(values: Values): Values {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (const at of bytes.keys()) bytes[at] = dice.below(256)
    return values
  },
  randomUUID: () => [8, 4, 4, 4, 12].map((digits) => dice.hexadecimal(digits)).join('-'),
})
