import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { pick, randomFromBytes, type Random } from '../../shared/deal/random.ts'

/** Chance of its own for everybody in a campaign: what one rolls changes nothing for the others. */
export class Dice {
  #random: Random

  constructor(...names: readonly (string | number)[]) {
    this.#random = randomFromBytes(sha256(utf8ToBytes(names.join('/'))))
  }

  below(limit: number): number {
    const [picked, after] = pick(this.#random, limit)
    this.#random = after
    return picked
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True once in so many rolls. */
  onceIn(rolls: number): boolean {
    return this.below(rolls) === 0
  }

  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)]
  }

  /** One of those whose weight says how often they are wanted. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item | undefined {
    const sum = items.reduce((all, [weight]) => all + weight, 0)
    let left = sum === 0 ? 0 : this.below(sum)
    for (const [weight, item] of items) {
      if (left < weight) return item
      left -= weight
    }
    return undefined
  }

  hexadecimal(digits: number): string {
    return Array.from({ length: digits }, () => this.below(16).toString(16)).join('')
  }
}

/** A number in letters, since a game may forbid numbers in names and chat. */
export const inLetters = (number: number): string =>
  [...number.toString(20)].map((digit) => 'bcdfghjklmnpqrstvwxz'[parseInt(digit, 20)]).join('')
