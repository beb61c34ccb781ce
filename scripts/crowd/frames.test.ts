import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { FrameReader, written, type Frame } from './frames.ts'

/** As a service sends it: unmasked. */
function sent(opcode: number, last: boolean, data: Buffer): Buffer {
  const { length } = data
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = (last ? 0x80 : 0) | opcode
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, data])
}

function heardOf(all: Buffer, chunk: number): Frame[] {
  const reader = new FrameReader()
  const frames: Frame[] = []
  for (let at = 0; at < all.length; at += chunk)
    frames.push(...reader.read(all.subarray(at, at + chunk)))
  return frames
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 50, max: 500 }).map((length) => 'é'.repeat(length)),
)

test('every text comes out as it was sent, however it is cut on its way', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), fc.integer({ min: 1, max: 900 }), cutFits),
    { numRuns: 60 },
  )
  cutFits(['é'.repeat(70_000), 'and after it'], 9_999)
})

function cutFits(texts: readonly string[], chunk: number): void {
  const all = Buffer.concat(texts.map((text) => sent(1, true, Buffer.from(text))))
  const heard = heardOf(all, chunk)
  expect(heard.map((frame) => frame.kind === 'text' && frame.text)).toEqual(texts)
}

test('a text in parts is one text, also with a ping between them', () => {
  const [one, ping, two] = [Buffer.from('so '), Buffer.from('?'), Buffer.from('far')]
  const all = Buffer.concat([sent(1, false, one), sent(9, true, ping), sent(0, true, two)])
  expect(heardOf(all, 3)).toEqual([
    { kind: 'ping', data: ping },
    { kind: 'text', text: 'so far', bytes: 6 },
  ])
})

test('a close says why, where it does', () => {
  expect(heardOf(sent(8, true, Buffer.from([0x11, 0x34])), 9)).toEqual([
    { kind: 'close', code: 4404 },
  ])
  expect(heardOf(sent(8, true, Buffer.alloc(0)), 9)).toEqual([{ kind: 'close', code: 1005 }])
})

test('what a watcher says is masked, and says the same without the mask', () => {
  const frame = written('text', Buffer.from('ping'))
  const [mask, masked] = [frame.subarray(2, 6), frame.subarray(6)]
  expect([...frame.subarray(0, 2)]).toEqual([0x81, 0x84])
  expect(masked.map((byte, at) => byte ^ (mask[at % 4] ?? 0)).toString()).toBe('ping')
})
