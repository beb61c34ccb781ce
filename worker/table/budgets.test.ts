import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import { stopClock } from '../testing/clock.ts'
import { bearing, connect, post, seated, sit, tableOf } from '../testing/tables.ts'
import { tryAgainLater } from '../socket.ts'
import { stored } from '../testing/unchanged.ts'

afterEach(() => {
  vi.useRealTimers()
})

const alarmOf = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
const written = async (code: string) => ({ ...(await stored(code)), alarm: await alarmOf(code) })

test.each([
  [{ type: 'lock', locked: false }],
  [{ type: 'keeper', keeper: false }],
  [{ type: 'list', listed: false }],
  [{ type: 'delay', moves: 0 }],
  [{ type: 'rename', name: 'Anna' }],
  [{ type: 'options', options: {} }],
  [{ type: 'bot-strength', seat: 2, strength: 'even' }],
])('%o at a table where it is so is done, writes no row and is told to nobody', async (saying) => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  const [anna, ben] = lines
  await anna.say({ type: 'add-bot' })
  await ben.sees(({ seats }) => seats.length === 3)
  const [before, heard] = [await written(code), ben.texts.length]
  for (let said = 0; said < 30; said++)
    expect(await anna.say(saying)).toMatchObject({ type: 'done' })
  expect(await written(code)).toEqual(before)
  expect(ben.texts.length).toBe(heard)
})

test('what changed nothing is not done when it is said again after a sleep, but counts once all the same', async () => {
  const { code, tokens, lines } = await seated(['Anna'])
  const late = { type: 'lock', locked: true, id: 'late' }
  await lines[0].say({ type: 'lock', locked: true })
  expect(await lines[0].say(late)).toEqual({ type: 'done', id: 'late', unchanged: true })
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  // Nothing was written since, so it asks for what is so once more.
  const again = await connect(code, tokens[0])
  const before = await stored(code)
  expect(await again.say(late)).toMatchObject({ type: 'done' })
  expect(await stored(code)).toEqual(before)
  await again.say({ type: 'lock', locked: false })
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  expect(await again.say(late)).toMatchObject({ type: 'done' })
  expect((await stored(code)).table.locked).toBe(false)
})

test('a seat that is at the end of its budget is not refilled by sleep, but by time', async () => {
  stopClock()
  const { code, lines } = await seated(['Anna', 'Ben'])
  const [anna] = lines
  let locked = false
  const toggles = async () => {
    const answer = await anna.say({ type: 'lock', locked: !locked })
    if (answer.type === 'done') locked = !locked
    return answer
  }
  // Opening her line was the first.
  for (let said = 1; said < limits.seatStart; said++)
    expect(await toggles()).toMatchObject({ type: 'done' })
  const before = await stored(code)
  expect(await toggles()).toMatchObject({ refusal: 'too-fast' })
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  expect(await toggles()).toMatchObject({ refusal: 'too-fast' })
  expect(await stored(code)).toEqual(before)
  expect(await lines[1].say({ type: 'rename', name: 'Benno' })).toMatchObject({ type: 'done' })
  vi.setSystemTime(Date.now() + limits.seatRefill)
  expect(await toggles()).toMatchObject({ type: 'done' })
})

test('a seat that opens line after line is asked to come back later, and nothing is written for it', async () => {
  stopClock()
  const { code, tokens } = await seated(['Anna', 'Ben'])
  for (let lines = 1; lines < limits.seatStart; lines++) {
    const line = await connect(code, tokens[1])
    expect((await line.first('snapshot')).seat).toBe(1)
  }
  const before = await stored(code)
  expect(await (await connect(code, tokens[1])).closed).toBe(tryAgainLater)
  expect(await stored(code)).toEqual(before)
  expect((await (await connect(code, tokens[0])).first('snapshot')).seat).toBe(0)
  vi.setSystemTime(Date.now() + limits.seatRefill)
  expect((await (await connect(code, tokens[1])).first('snapshot')).seat).toBe(1)
})

test('people sit down at a table only so often', async () => {
  const { code } = await seated(['Anna'])
  for (let sittings = 1; sittings < limits.sittingBurst; sittings++) {
    const { token } = await sit(code, 'Ben')
    const leave = { type: 'leave', id: 'x' }
    const left = await post(`/api/tables/${code}/seat/commands`, leave, bearing(token))
    expect(left.status).toBe(200)
  }
  const refused = await post(`/api/tables/${code}/seats`, { name: 'Ben' })
  expect([refused.status, await refused.json()]).toEqual([429, { refusal: 'too-fast' }])
})
