import type { Dice } from '../../tests/support/dice.ts'
import { encodeFrame, opcodes } from '../../tests/support/sockets/frames.ts'

const text = Buffer.from('{"type":"leave","id":"x"}')
const megabytes = 40

/** What RFC 6455 forbids: after it nobody can say where the next message begins. */
const broken: Readonly<Record<string, () => Buffer>> = {
  'a bit that nobody agreed on': () => encodeFrame(opcodes.text, text, { reserved: 4 }),
  'three such bits': () => encodeFrame(opcodes.text, text, { reserved: 7 }),
  'an opcode of nothing': () => encodeFrame(3, text),
  'a control opcode of nothing': () => encodeFrame(11, text),
  'the rest of nothing': () => encodeFrame(opcodes.more, text),
  'a message within a message': () =>
    Buffer.concat([
      encodeFrame(opcodes.text, text, { isLast: false }),
      encodeFrame(opcodes.text, text),
    ]),
  'a ping that is too long': () => encodeFrame(opcodes.ping, Buffer.alloc(200)),
  'a ping in pieces': () => encodeFrame(opcodes.ping, text, { isLast: false }),
  'a close of one byte': () => encodeFrame(opcodes.close, Buffer.from([3])),
  'a close with no code of any kind': () => encodeFrame(opcodes.close, Buffer.from([0, 99])),
  'a close that only ever reports': () => encodeFrame(opcodes.close, Buffer.from([3, 0xed])),
  'half a frame': () => encodeFrame(opcodes.text, text).subarray(0, 9),
  'a frame that claims a petabyte': () => encodeFrame(opcodes.text, text, { claimed: 2 ** 50 }),
  'a frame of no length there is': () => Buffer.concat([Buffer.of(0x81), Buffer.alloc(40, 0xff)]),
  'another protocol': () => Buffer.from('GET /api HTTP/1.1\r\nHost: x\r\n\r\n'),
}
const huge = 'a frame of many megabytes'

export function brokenFrame(dice: Dice): { readonly name: string; readonly bytes: Buffer } {
  // Costs both sides more than a thousand others.
  if (dice.onceIn(50))
    return { name: huge, bytes: encodeFrame(opcodes.text, Buffer.alloc(megabytes * 2 ** 20, 97)) }
  const [name, bytes] = dice.oneOf(Object.entries(broken))
  return { name, bytes: bytes() }
}
