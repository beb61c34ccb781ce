import type { Dice } from './dice.ts'
import { frameOf, opcodes } from './frames.ts'
import { brokenBytes } from './hostile.ts'
import type { RawLine } from './line.ts'

/** How a text goes over a line, and what the other side reads of it: nothing where it is no text. */
export type Sending = {
  readonly way: 'text' | 'binary' | 'broken UTF-8' | 'in pieces'
  readonly read: string
  readonly send: (line: RawLine) => void
}

/** Mostly as a browser sends it. */
export function sendingOf(text: string, dice: Dice): Sending {
  switch (dice.below(30)) {
    case 0:
      return {
        way: 'binary',
        read: '',
        send: (line) => line.sendBytes(frameOf(opcodes.binary, Buffer.from(text))),
      }
    case 1:
      return inBrokenBytes(brokenBytes(text, dice))
    case 2:
      return inPieces(text, dice)
    default:
      return { way: 'text', read: text, send: (line) => line.say(text) }
  }
}

const inBrokenBytes = (bytes: Uint8Array): Sending => ({
  way: 'broken UTF-8',
  read: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  send: (line) => line.sendBytes(frameOf(opcodes.text, bytes)),
})

/** Two frames, and between them a ping, which may come at any time. */
function inPieces(text: string, dice: Dice): Sending {
  const bytes = Buffer.from(text)
  const at = dice.below(bytes.length + 1)
  return {
    way: 'in pieces',
    read: text,
    send: (line) => {
      line.sendBytes(frameOf(opcodes.text, bytes.subarray(0, at), { isLast: false }))
      line.sendBytes(frameOf(opcodes.ping, Buffer.from('between')))
      line.sendBytes(frameOf(opcodes.more, bytes.subarray(at)))
    },
  }
}
