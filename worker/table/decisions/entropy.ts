import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { randomFrom, type Random } from '../../../shared/deal/random.ts'
import type { DecisionContext } from './table.ts'

/** Returns a context whose entropy is generated at its first use, since most decisions use none. */
export const withLazyEntropy = (
  context: Omit<DecisionContext, 'entropy'>,
  draw: () => string,
): DecisionContext => new LazyContext(context, draw)

class LazyContext implements DecisionContext {
  readonly now: number
  readonly botPace: number
  readonly pushes: boolean
  readonly #draw: () => string
  #drawn: string | null = null

  constructor({ now, botPace, pushes }: Omit<DecisionContext, 'entropy'>, draw: () => string) {
    this.now = now
    this.botPace = botPace
    this.pushes = pushes
    this.#draw = draw
  }

  get entropy(): string {
    return (this.#drawn ??= this.#draw())
  }
}

/**
 * Derives a 32-byte key from the context's entropy. Each use gets its own key, and keys of
 * different uses reveal nothing about each other.
 */
export const keyFor = (use: 'secret' | 'bot' | 'pace' | 'name', context: DecisionContext): string =>
  bytesToHex(sha256(utf8ToBytes(`tischlein.${use}\n${context.entropy}`)))

export const randomFor = (use: 'bot' | 'pace' | 'name', context: DecisionContext): Random =>
  randomFrom(keyFor(use, context))
