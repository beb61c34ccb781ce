import { expect, test } from 'vitest'

import { frameOf, framesIn, opcodes } from './frames.ts'

const said = (length: number): Buffer => Buffer.alloc(length, 'a')

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])(
  'a text of %i bytes is read as it was sent',
  (length) => {
    const sent = frameOf(opcodes.text, said(length), { isMasked: false })
    const { frames, rest } = framesIn(Buffer.concat([sent, sent.subarray(0, 1)]))
    expect(frames).toEqual([{ opcode: opcodes.text, payload: said(length), isLast: true }])
    expect(rest).toHaveLength(1)
  },
)

test('the example of RFC 6455 for a masked text is written as it stands there, but for the mask', () => {
  const sent = frameOf(opcodes.text, Buffer.from('Hello'))
  expect(sent.subarray(0, 2)).toEqual(Buffer.of(0x81, 0x85))
  const [mask, hidden] = [sent.subarray(2, 6), sent.subarray(6)]
  expect(Buffer.from(hidden.map((byte, at) => byte ^ (mask[at & 3] ?? 0))).toString()).toBe('Hello')
})

test('a frame that has not come whole is kept', () => {
  const sent = frameOf(opcodes.binary, said(300), { isMasked: false })
  for (let cut = 0; cut < sent.length; cut++)
    expect(framesIn(sent.subarray(0, cut))).toEqual({ frames: [], rest: sent.subarray(0, cut) })
})
