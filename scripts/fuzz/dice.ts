import { createHash } from 'node:crypto'
import { chacha20 } from '@noble/ciphers/chacha.js'

/** Chance that a name gives again: the same name, the same throws. */
export interface Dice {
  readonly below: (below: number) => number
  /** True once in so many throws. */
  readonly once: (among: number) => boolean
  readonly oneOf: <Item>(items: readonly Item[]) => Item
}

export function diceNamed(name: string): Dice {
  const key = createHash('sha256').update(name).digest()
  let words = new Uint32Array(0)
  let at = 0
  let block = 0
  const word = (): number => {
    if (at === words.length) {
      words = new Uint32Array(
        chacha20(key, noNonce, new Uint8Array(bytes), undefined, block).buffer,
      )
      block += blocksInBytes
      at = 0
    }
    return words[at++] ?? 0
  }
  const below = (bound: number): number => word() % bound
  return {
    below,
    once: (among) => below(among) === 0,
    oneOf: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('nothing to choose from')
      return items[below(items.length)] as Item
    },
  }
}

const noNonce = new Uint8Array(12)
const bytes = 4_096
const blocksInBytes = bytes / 64
