import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { encodeFrame, FrameReader, opcodes, type Frame } from './frames.ts'

/** Returns a frame as a server sends it, without a mask. */
const fromService = (opcode: number, payload: Uint8Array): Buffer =>
  encodeFrame(opcode, payload, false)

function framesOf(bytes: Buffer, chunk: number): Frame[] {
  const reader = new FrameReader()
  const frames: Frame[] = []
  for (let at = 0; at < bytes.length; at += chunk)
    frames.push(...reader.read(bytes.subarray(at, at + chunk)))
  return frames
}

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])(
  'a text of %i bytes arrives unchanged, with its size on the wire',
  (length) => {
    const payload = Buffer.alloc(length, 'a')
    const sent = fromService(opcodes.text, payload)
    const frames = new FrameReader().read(Buffer.concat([sent, sent.subarray(0, 1)]))
    expect(frames).toEqual([{ opcode: opcodes.text, payload, isLast: true, size: sent.length }])
  },
)

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 50, max: 500 }).map((length) => 'é'.repeat(length)),
)

test('every text is decoded as it was sent, at whatever bytes its frames are split', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), fc.integer({ min: 1, max: 900 }), cutFits),
    { numRuns: 60 },
  )
  cutFits(['é'.repeat(70_000), 'and after it'], 9_999)
})

function cutFits(texts: readonly string[], chunk: number): void {
  const all = Buffer.concat(texts.map((text) => fromService(opcodes.text, Buffer.from(text))))
  expect(framesOf(all, chunk).map(({ payload }) => payload.toString())).toEqual(texts)
}

test('a frame that arrives in parts is buffered until it is complete', () => {
  const payload = Buffer.alloc(300, 'a')
  const sent = fromService(opcodes.binary, payload)
  for (let cut = 0; cut < sent.length; cut++) {
    const reader = new FrameReader()
    expect(reader.read(sent.subarray(0, cut))).toEqual([])
    expect(reader.read(sent.subarray(cut))).toMatchObject([{ opcode: opcodes.binary, payload }])
  }
})

test('a masked text is encoded like the example in RFC 6455, except for the random mask', () => {
  const sent = encodeFrame(opcodes.text, Buffer.from('Hello'))
  expect(sent.subarray(0, 2)).toEqual(Buffer.of(0x81, 0x85))
  const [mask, masked] = [sent.subarray(2, 6), sent.subarray(6)]
  expect(Buffer.from(masked.map((byte, at) => byte ^ (mask[at & 3] ?? 0))).toString()).toBe('Hello')
})
