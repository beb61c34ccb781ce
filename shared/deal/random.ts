import { chacha20 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/**
 * A position in an endless random stream, as plain data that survives JSON. The same position always yields the same
 * numbers. The stream is ChaCha20 (RFC 8439) with `key` and a zero nonce; `at` is the number of 32-bit words already used.
 */
export type Random = { readonly key: string; readonly at: number }

/**
 * Returns the start of the stream of a key.
 * @param key 32 bytes as 64 hexadecimal digits
 */
export function randomFrom(key: string): Random {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a key is 64 hexadecimal digits')
  return { key, at: 0 }
}

export const randomFromBytes = (bytes: Uint8Array): Random => randomFrom(bytesToHex(bytes))

/**
 * Returns the stream of a seed. The seed is easy to guess, so this is only for deals that have to
 * be reproducible, such as tests.
 */
export const randomNumbered = (number: number): Random =>
  randomFrom(number.toString(16).padStart(64, '0'))

/** The number of cipher blocks that one call computes. Eight blocks take hardly longer than one. */
const blocksAtOnce = 8
const wordsAtOnce = blocksAtOnce * 16
const noNonce = new Uint8Array(12)

/**
 * Returns a uniformly distributed integer from 0 to `below - 1`, and the position of the stream
 * after the draw.
 * @example
 * const [die, next] = pick(random, 6)
 */
export function pick(random: Random, below: number): [picked: number, after: Random] {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32)
    throw new Error(`no pick below ${below}`)
  const [value, at] = draw(wordsOf(random.key), random.at, below)
  return [value, { key: random.key, at }]
}

/**
 * Returns the items in a uniformly distributed order, and the position of the stream after the
 * draws. Does not change `items`.
 */
export function shuffle<Item>(
  random: Random,
  items: readonly Item[],
): [shuffled: Item[], after: Random] {
  const shuffled = [...items]
  const word = wordsOf(random.key)
  let at = random.at
  for (let last = shuffled.length - 1; last > 0; last--) {
    let other: number
    ;[other, at] = draw(word, at, last + 1)
    const moved = shuffled[last] as Item
    shuffled[last] = shuffled[other] as Item
    shuffled[other] = moved
  }
  return [shuffled, { key: random.key, at }]
}

/** Returns a function that draws uniform integers one after the other, for a computation that needs thousands of them. */
export function drawsFrom({ key, at: start }: Random): (below: number) => number {
  const word = wordsOf(key)
  let at = start
  return (below) => {
    const [value, after] = draw(word, at, below)
    at = after
    return value
  }
}

/**
 * Draws a number below `below`. Skips words at or above the largest multiple of `below`, because a
 * plain remainder would favour small numbers (modulo bias).
 */
function draw(word: (at: number) => number, at: number, below: number): [number, number] {
  const fair = 2 ** 32 - (2 ** 32 % below)
  for (let next = at; ; next++) {
    const value = word(next)
    if (value < fair) return [value % below, next + 1]
  }
}

/**
 * A chunk of `wordsAtOnce` consecutive words of the stream of `key`. Chunk `number` begins at word
 * `number * wordsAtOnce`.
 */
type Piece = { readonly key: string; readonly number: number; readonly words: DataView }

/**
 * The chunk that was computed last. It is cached because most callers draw several numbers in a row
 * from one stream.
 */
let latest: Piece | null = null

function pieceOf(key: string, number: number): Piece {
  if (latest?.key === key && latest.number === number) return latest
  const zeros = new Uint8Array(wordsAtOnce * 4)
  const bytes = chacha20(hexToBytes(key), noNonce, zeros, undefined, number * blocksAtOnce)
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  latest = { key, number, words }
  return latest
}

/** Returns a function that reads the words of a stream, and computes a chunk at a time. */
function wordsOf(key: string): (at: number) => number {
  let piece: Piece | null = null
  return (at) => {
    const number = Math.floor(at / wordsAtOnce)
    if (piece?.number !== number) piece = pieceOf(key, number)
    return piece.words.getUint32((at % wordsAtOnce) * 4, true)
  }
}
