import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A seeded random number generator. Each name has a separate stream, so a roll for one name does
 * not change the rolls for other names.
 */
export class Dice {
  readonly #key: Uint8Array
  #words = new Uint32Array(0)
  #at = 0
  #block = 0

  constructor(...names: readonly (string | number)[]) {
    this.#key = sha256(utf8ToBytes(names.join('/')))
  }

  below(limit: number): number {
    return this.#word() % limit
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** Returns true with a probability of one in `rolls`. */
  onceIn(rolls: number): boolean {
    return this.below(rolls) === 0
  }

  oneOf<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('nothing to choose from')
    return items[this.below(items.length)] as Item
  }

  /**
   * Returns a random item, with probabilities in proportion to the weights; undefined without
   * items.
   */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item | undefined {
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

  #word(): number {
    if (this.#at === this.#words.length) {
      // Most streams are read only a few times, so their first block is small. Later blocks are
      // larger.
      const bytes = this.#block === 0 ? bytesInBlock : bytesAtOnce
      const zeros = new Uint8Array(bytes)
      this.#words = new Uint32Array(
        chacha20(this.#key, noNonce, zeros, undefined, this.#block).buffer,
      )
      this.#block += bytes / bytesInBlock
      this.#at = 0
    }
    return this.#words[this.#at++] ?? 0
  }
}

const noNonce = new Uint8Array(12)
const bytesInBlock = 64
/**
 * The size in bytes of the later blocks of a stream. They are large, so that a roll is cheap on
 * average.
 */
const bytesAtOnce = 4_096
