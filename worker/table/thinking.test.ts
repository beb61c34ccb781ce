import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isSame } from '../../shared/canonical.ts'
import type { AnyOptions } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { patience } from '../../shared/protocol/limits.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import type { Line } from '../testing/sockets.ts'
import { gameNamed } from './games.ts'
import { ask, connect, seated, tableOf } from '../testing/tables.ts'
import { logOf } from '../testing/unchanged.ts'

// A bot that is the best thinks in slices, and others come in between.

// The clock goes on meanwhile, so that on a busy machine a bot gives up its thought as it does at every table.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const theGame = gameNamed('the-game')
const options = defaultsOf(theGame.choices.values) as AnyOptions

const rings = (code: string) =>
  runInDurableObject(tableOf(code), (table) =>
    (table as unknown as { alarm: () => Promise<void> }).alarm(),
  )

const later = (time: number) => vi.setSystemTime(Date.now() + time)

/** Anna has had her turn, and the bot after her is due. Where nobody may signal, it has nothing to do but to move. */
async function whileABotIsDue(
  talk: 'silent' | 'signals' = 'silent',
): Promise<{ code: string; token: string; anna: Line }> {
  const { code, lines, tokens } = await seated(['Anna'], { talk })
  const [anna] = lines
  await anna.say({ type: 'add-bot', strength: 'best' })
  await anna.say({ type: 'add-bot', strength: 'best' })
  await anna.say({ type: 'start' })
  await anna.first('view')
  for (let moves = 0; moves < 10 && anna.projection().toMove.includes(0); moves++) {
    const { turn, view } = anna.projection()
    const offered = theGame.moves(view, options)
    const move = offered.find((one) => isSame(one, { do: 'end' })) ?? offered[0]
    await anna.say({ type: 'move', turn, move })
  }
  later(patience.botPaceMax)
  return { code, token: tokens[0], anna }
}

const turnNow = async (code: string): Promise<number> => {
  const { position } = await (await ask(`/api/tables/${code}`)).json<PublicState>()
  return position?.turn ?? 0
}

/** What bots have done since, each with the time that passed since the one before. The table's own alarm may ring, too. */
async function botMovesAfter(code: string, turn: number): Promise<number[]> {
  const moves = (await logOf(code)).filter(([, what]) => what === 'move')
  const times = moves.map(([, , , at]) => at)
  expect(moves.slice(turn).every(([, , data]) => data['by'] === 'bot')).toBe(true)
  return times.slice(turn).map((at, index) => at - (times[turn + index - 1] ?? 0))
}

test('a bot moves once it has thought', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  await rings(code)
  expect((await botMovesAfter(code, turn)).length).toBeGreaterThan(0)
})

test('two alarms at once let it move once, and the next move is as far off as ever', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  await Promise.all([rings(code), rings(code)])
  const pauses = await botMovesAfter(code, turn)
  expect(pauses.length).toBeGreaterThan(0)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(patience.botPaceMin)
})

test('somebody who speaks meanwhile is answered, and the bot moves all the same', async () => {
  const { code, anna } = await whileABotIsDue('signals')
  const { turn } = anna.projection()
  for (const says of ['please-not', 'great', 'tiny-step', null, 'please-not', 'great', null]) {
    const rung = rings(code)
    const answer = await anna.say({ type: 'signal', signal: { about: 0, says } })
    expect(['done', 'refused']).toContain(answer.type)
    await rung
    if ((await turnNow(code)) > turn) break
    later(patience.botPaceMax)
  }
  expect(await turnNow(code)).toBeGreaterThan(turn)
})

test('a table that is paused meanwhile is paused, and its bot goes on afterwards', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  const rung = rings(code)
  await anna.say({ type: 'pause' })
  await rung
  const paused = await turnNow(code)
  later(patience.botPaceMax)
  await rings(code)
  expect(await turnNow(code)).toBe(paused)
  await anna.say({ type: 'resume' })
  later(patience.botPaceMax)
  await rings(code)
  expect(await turnNow(code)).toBeGreaterThan(turn)
})

test('a thought that is lost with the memory of its table is thought again', async () => {
  const { code, token, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  const rung = rings(code).catch(() => undefined)
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  await rung
  await connect(code, token)
  later(patience.thought)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  expect(await turnNow(code)).toBeGreaterThan(turn)
})
