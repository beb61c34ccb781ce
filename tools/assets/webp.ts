/**
 * One frame of an animation. `file` is a WebP file of the part of the picture that has changed
 * since the previous frame.
 */
export type Frame = {
  readonly file: Uint8Array
  /**
   * The position of the part in pixels. `x` and `y` are even, because the format stores them
   * divided by two.
   */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly milliseconds: number
}

/**
 * Combines still WebP files into an animated WebP file that repeats for ever. The format is
 * described at https://developers.google.com/speed/webp/docs/riff_container.
 */
export function animatedWebp(width: number, height: number, frames: readonly Frame[]): Buffer {
  const animation = 0b10
  return riff([
    chunk('VP8X', Buffer.from([animation, 0, 0, 0]), uint24(width - 1), uint24(height - 1)),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(animationFrame),
  ])
}

function animationFrame({ file, x, y, width, height, milliseconds }: Frame): Buffer {
  const replacesWithoutBlending = 0b10
  const sizes = [x / 2, y / 2, width - 1, height - 1, milliseconds].map(uint24)
  return chunk('ANMF', ...sizes, Buffer.from([replacesWithoutBlending]), imageData(file))
}

/** Returns the chunks of a still WebP file that contain its pixels. */
function imageData(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file)
  const parts: Buffer[] = []
  for (let at = 12; at < bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (/^(VP8 |VP8L|ALPH)$/.test(bytes.toString('latin1', at, at + 4)))
      parts.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

const riff = (chunks: readonly Buffer[]): Buffer =>
  chunk('RIFF', Buffer.from('WEBP', 'latin1'), ...chunks)

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
