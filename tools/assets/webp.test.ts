import { expect, test } from 'vitest'

import { animatedWebp } from './webp.ts'

/** Returns a still WebP file as encoders write it: a header, and the chunk with the pixels. */
function stillFile(pixels: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(pixels.length)
  const data = Buffer.concat([Buffer.from('VP8 '), size, Buffer.from(pixels)])
  return Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), data])
}

test('an animation has each frame with its position, size and time', () => {
  const frame = { x: 4, y: 2, width: 30, height: 20, milliseconds: 300 }
  const file = animatedWebp(100, 50, [{ file: stillFile('pixels'), ...frame }])
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect([file.readUIntLE(24, 3), file.readUIntLE(27, 3)]).toEqual([99, 49])
  const at = file.indexOf('ANMF') + 8
  const sizes = [0, 3, 6, 9, 12].map((offset) => file.readUIntLE(at + offset, 3))
  expect(sizes).toEqual([2, 1, 29, 19, 300])
  expect(file.subarray(at + 16).toString('latin1')).toBe('VP8 \x06\0\0\0pixels')
})

test('a chunk of odd length is padded', () => {
  const frame = { x: 0, y: 0, width: 1, height: 1, milliseconds: 1 }
  const file = animatedWebp(1, 1, [
    { file: Buffer.concat([stillFile('odd'), Buffer.alloc(1)]), ...frame },
  ])
  expect(file.length % 2).toBe(0)
})
