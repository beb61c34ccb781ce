import { expect, test } from 'vitest'

import { socketToStream } from './stream.ts'

const same = (text: string) => text

test('a socket that closes before its first message is refused as unavailable', async () => {
  const { 0: ours, 1: theirs } = new WebSocketPair()
  theirs.accept()
  const asked = socketToStream(ours, same)
  theirs.close(1011)
  expect(await asked).toEqual({ ok: false, refused: { refusal: 'unavailable' } })
})
