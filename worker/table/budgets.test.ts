import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import { bearer, connect, post, seatedTable, sit, tableOf, stopClock } from '../testing/tables.ts'
import { tryAgainLater } from '../socket.ts'
import { storedParts } from '../testing/unchanged.ts'

afterEach(() => {
  vi.useRealTimers()
})

const alarmOf = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
const written = async (code: string) => ({
  ...(await storedParts(code)),
  alarm: await alarmOf(code),
})

test.each([
  [{ type: 'set-locked', locked: false }],
  [{ type: 'set-auto-substitute', autoSubstitute: false }],
  [{ type: 'set-listed', listed: false }],
  [{ type: 'set-spectator-delay', moves: 0 }],
  [{ type: 'rename', name: 'Anna' }],
  [{ type: 'set-options', options: {} }],
  [{ type: 'set-bot-strength', seat: 2, strength: 'medium' }],
])(
  'the command %o, which changes nothing, is acknowledged, writes no row and is not broadcast',
  async (input) => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    await anna.command({ type: 'add-bot' })
    await ben.waitForTable(({ seats }) => seats.length === 3)
    const [before, heard] = [await written(code), ben.texts.length]
    for (let said = 0; said < 30; said++)
      expect(await anna.command(input)).toMatchObject({ type: 'done' })
    expect(await written(code)).toEqual(before)
    expect(ben.texts.length).toBe(heard)
  },
)

test('a command without effect counts once, even if it is retried after hibernation', async () => {
  const { code, tokens, sockets } = await seatedTable(['Anna'])
  const late = { type: 'set-locked', locked: true, id: 'late' }
  await sockets[0].command({ type: 'set-locked', locked: true })
  expect(await sockets[0].command(late)).toEqual({ type: 'done', id: 'late', unchanged: true })
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  // The table has lost the id of the command, since a command without effect is not written. This
  // is harmless, because the retried command changes nothing either.
  const again = await connect(code, tokens[0])
  const before = await storedParts(code)
  expect(await again.command(late)).toMatchObject({ type: 'done' })
  expect(await storedParts(code)).toEqual(before)
  await again.command({ type: 'set-locked', locked: false })
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  expect(await again.command(late)).toMatchObject({ type: 'done' })
  expect((await storedParts(code)).table.locked).toBe(false)
})

test('an exhausted budget is refilled by time, and not by hibernation', async () => {
  stopClock()
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  const [anna] = sockets
  let locked = false
  const toggles = async () => {
    const answer = await anna.command({ type: 'set-locked', locked: !locked })
    if (answer.type === 'done') locked = !locked
    return answer
  }
  // Anna's connection has used one token.
  for (let said = 1; said < limits.seatStart; said++)
    expect(await toggles()).toMatchObject({ type: 'done' })
  const before = await storedParts(code)
  expect(await toggles()).toMatchObject({ refusal: 'too-fast' })
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  expect(await toggles()).toMatchObject({ refusal: 'too-fast' })
  expect(await storedParts(code)).toEqual(before)
  expect(await sockets[1].command({ type: 'rename', name: 'Benno' })).toMatchObject({
    type: 'done',
  })
  vi.setSystemTime(Date.now() + limits.seatRefill)
  expect(await toggles()).toMatchObject({ type: 'done' })
})

test('a seat that opens connection after connection is refused, and nothing is written for it', async () => {
  stopClock()
  const { code, tokens } = await seatedTable(['Anna', 'Ben'])
  for (let sockets = 1; sockets < limits.seatStart; sockets++) {
    const socket = await connect(code, tokens[1])
    expect((await socket.first('snapshot')).seat).toBe(1)
  }
  const before = await storedParts(code)
  expect(await (await connect(code, tokens[1])).closeCode).toBe(tryAgainLater)
  expect(await storedParts(code)).toEqual(before)
  expect((await (await connect(code, tokens[0])).first('snapshot')).seat).toBe(0)
  vi.setSystemTime(Date.now() + limits.seatRefill)
  expect((await (await connect(code, tokens[1])).first('snapshot')).seat).toBe(1)
})

test('sitting down is rate limited', async () => {
  const { code } = await seatedTable(['Anna'])
  for (let sittings = 1; sittings < limits.sittingBurst; sittings++) {
    const { token } = await sit(code, 'Ben')
    const leave = { type: 'leave', id: 'x' }
    const left = await post(`/api/tables/${code}/seat/commands`, leave, bearer(token))
    expect(left.status).toBe(200)
  }
  const refused = await post(`/api/tables/${code}/seats`, { name: 'Ben' })
  expect([refused.status, await refused.json()]).toEqual([429, { refusal: 'too-fast' }])
})
