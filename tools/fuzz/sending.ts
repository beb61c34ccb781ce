import type { Dice } from '../../tests/support/dice.ts'
import { encodeFrame, opcodes } from '../../tests/support/sockets/frames.ts'
import { brokenBytes } from './hostile.ts'
import type { RawSocket } from '../../tests/support/sockets/raw-socket.ts'

/** How a text goes over a line, and what the other side reads of it: nothing where it is no text. */
export type Sending = {
  readonly way: 'text' | 'binary' | 'broken UTF-8' | 'in pieces'
  readonly read: string
  readonly send: (socket: RawSocket) => void
}

/** Mostly as a browser sends it. */
export function sendingOf(text: string, dice: Dice): Sending {
  switch (dice.below(30)) {
    case 0:
      return {
        way: 'binary',
        read: '',
        send: (socket) => socket.sendBytes(encodeFrame(opcodes.binary, Buffer.from(text))),
      }
    case 1:
      return inBrokenBytes(brokenBytes(text, dice))
    case 2:
      return inPieces(text, dice)
    default:
      return { way: 'text', read: text, send: (socket) => socket.send(text) }
  }
}

const inBrokenBytes = (bytes: Uint8Array): Sending => ({
  way: 'broken UTF-8',
  read: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  send: (socket) => socket.sendBytes(encodeFrame(opcodes.text, bytes)),
})

/** Two frames, and between them a ping, which may come at any time. */
function inPieces(text: string, dice: Dice): Sending {
  const bytes = Buffer.from(text)
  const at = dice.below(bytes.length + 1)
  return {
    way: 'in pieces',
    read: text,
    send: (socket) => {
      socket.sendBytes(encodeFrame(opcodes.text, bytes.subarray(0, at), { isLast: false }))
      socket.sendBytes(encodeFrame(opcodes.ping, Buffer.from('between')))
      socket.sendBytes(encodeFrame(opcodes.more, bytes.subarray(at)))
    },
  }
}
