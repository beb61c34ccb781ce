import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { randomFrom, type Random } from '../../../shared/deal/random.ts'
import type { DecisionContext } from './table.ts'

/**
 * Derives a 32-byte key from the context's entropy. Each use gets its own key, and keys of
 * different uses reveal nothing about each other.
 */
export const keyFor = (use: 'secret' | 'bot' | 'pace' | 'name', context: DecisionContext): string =>
  bytesToHex(sha256(utf8ToBytes(`tischlein.${use}\n${context.entropy}`)))

export const randomFor = (use: 'bot' | 'pace' | 'name', context: DecisionContext): Random =>
  randomFrom(keyFor(use, context))
