import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { randomFromBytes, type Random } from '../deal/random.ts'

/**
 * Returns the random stream of a seed that an author types, such as `KTR-31`. Any text is a valid
 * seed.
 */
export const randomOfSeed = (seed: string): Random => randomFromBytes(sha256(utf8ToBytes(seed)))
