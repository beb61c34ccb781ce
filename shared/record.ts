import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { canonical } from './canonical.ts'
import type { GameStep } from './protocol.ts'

/** Chains a step to all before it. The first one follows the commitment of the deal. */
export const checkOf = (previous: string, step: GameStep): string =>
  bytesToHex(sha256(utf8ToBytes(previous + canonical(step)))).slice(0, 16)
