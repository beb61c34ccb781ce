import { hexToBytes } from '@noble/hashes/utils.js'

// A byte stores the logarithm and the sign of a weight. The weights of a net span several orders of
// magnitude and need little precision.
const least = 0.01
const most = 20
const steps = 127

/** Encodes a weight on a logarithmic scale, as a byte from -127 to 127. Tiny weights become 0. */
export function byteOf(weight: number): number {
  const size = Math.abs(weight)
  if (size < least / 2) return 0
  const step = Math.round((steps * Math.log(size / least)) / Math.log(most / least))
  return Math.sign(weight) * Math.min(steps, Math.max(1, step))
}

export const weightOf = (byte: number): number =>
  byte === 0 ? 0 : Math.sign(byte) * least * (most / least) ** (Math.abs(byte) / steps)

/** Decodes weights from hexadecimal text. Spaces and line breaks are ignored. */
export const weightsIn = (hex: string): Float32Array =>
  Float32Array.from(new Int8Array(hexToBytes(hex.replaceAll(/\s/g, '')).buffer), weightOf)
