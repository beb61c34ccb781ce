import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { encodeFrame, FrameReader, opcodes } from '../../tests/support/sockets/frames.ts'
import type { Trial } from './trial.ts'
import { Player } from './player.ts'
import { Tally } from './tally.ts'

// A service that does what ours must not, and a player who notices.

let server: Server | null = null
afterEach(() => {
  server?.close()
})

const hello = '{"type":"watchers","watchers":0}'
const says = (socket: Socket, text: string) =>
  socket.write(encodeFrame(opcodes.text, Buffer.from(text), { isMasked: false }))

/** Shakes hands, says hello, and does this about every message. */
async function careless(
  answer: (socket: Socket, text: string) => void,
): Promise<{ player: Player; tally: Tally; complaints: string[] }> {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      says(socket, hello)
      socket.on('data', (bytes) => {
        const frames = new FrameReader().read(withoutMasks(Buffer.from(bytes)))
        for (const { payload } of frames) answer(socket, payload.toString())
      })
    })
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()))
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  const complaints: string[] = []
  const tally = new Tally()
  const trial: Trial = {
    origin: `http://127.0.0.1:${port}`,
    tally,
    ask: () => Promise.reject(new Error('nobody asks')),
    complain: (what) => void complaints.push(what),
  }
  const player = new Player(trial, 'BCDFGH', 'token')
  await player.ready()
  return { player, tally, complaints }
}

/** One short frame of a client, as a server would send it. */
function withoutMasks(bytes: Buffer): Buffer {
  const length = (bytes[1] ?? 0) & 127
  const [mask, hidden] = [bytes.subarray(2, 6), bytes.subarray(6, 6 + length)]
  const payload = hidden.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  return encodeFrame((bytes[0] ?? 0) & 15, payload, { isMasked: false })
}

const said = '{"type":"leave","id":"x"}'

test('an answer as it should be is counted, and no complaint', async () => {
  const { player, tally, complaints } = await careless((socket) =>
    says(socket, '{"type":"refused","id":"x","refusal":"not-now"}'),
  )
  expect(await player.say(said)).toMatchObject({ refusal: 'not-now' })
  expect([complaints, tally.of('layers', 'rule')]).toEqual([[], 1])
})

test.each([
  [
    'somebody else’s answer',
    '{"type":"refused","id":"y","refusal":"not-now"}',
    'is answered for y',
  ],
  ['a fault of its own', '{"type":"refused","id":"x","refusal":"unavailable"}', 'our fault'],
])('%s is found', async (_, answer, complaint) => {
  const { player, complaints } = await careless((socket) => says(socket, answer))
  await player.say(said)
  expect(complaints.join()).toContain(complaint)
})

test('two answers to one message are found, and what is no answer', async () => {
  const { player, complaints } = await careless((socket) => {
    says(socket, '{"type":"done","id":"x"}')
    says(socket, '{"type":"done","id":"x"}')
    says(socket, '{"type":"done","id":"x","state":{}}')
  })
  await player.say(said)
  await expect.poll(() => complaints.length).toBe(2)
  expect(complaints.join()).toMatch(/an answer to nothing.*no message/)
})

test('a line that ends without a word is found, or with a code that is written down nowhere', async () => {
  for (const end of [
    (socket: Socket) => void socket.destroy(),
    (socket: Socket) =>
      void socket.write(encodeFrame(opcodes.close, Buffer.from([0x13, 0x87]), { isMasked: false })),
  ]) {
    const { player, complaints } = await careless(end)
    expect(await player.say(said)).toBe(null)
    await expect.poll(() => complaints.join()).toContain('a line ended')
    server?.close()
  }
})
