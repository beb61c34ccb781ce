import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isSame } from '../../shared/canonical.ts'
import type { AnyOptions } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import type { TestSocket } from '../testing/sockets.ts'
import { gameById } from './games.ts'
import { ask, connect, seatedTable, tableOf } from '../testing/tables.ts'
import { logOf } from '../testing/unchanged.ts'

// The strongest bot computes its moves in slices, between which other events are handled.

// The clock keeps running, so that a bot on a busy machine can time out as it would in production.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const theGame = gameById('the-game')
const options = defaultsOf(theGame.choices.values) as AnyOptions

const rings = (code: string) =>
  runInDurableObject(tableOf(code), (table) =>
    (table as unknown as { alarm: () => Promise<void> }).alarm(),
  )

const later = (time: number) => vi.setSystemTime(Date.now() + time)

/**
 * Returns a game in which Anna has moved and the next bot has to act. In a game without signals the
 * bot can only move.
 */
async function whileABotIsDue(
  talk: 'silent' | 'signals' = 'silent',
): Promise<{ code: string; token: string; anna: TestSocket }> {
  const { code, sockets, tokens } = await seatedTable(['Anna'], { talk })
  const [anna] = sockets
  await anna.command({ type: 'add-bot', strength: 'hard' })
  await anna.command({ type: 'add-bot', strength: 'hard' })
  await anna.command({ type: 'start' })
  await anna.first('view')
  for (let moves = 0; moves < 10 && anna.projection().toMove.includes(0); moves++) {
    const { turn, view } = anna.projection()
    const offered = theGame.moves(view, options)
    const move = offered.find((one) => isSame(one, { do: 'end' })) ?? offered[0]
    await anna.command({ type: 'move', turn, move })
  }
  later(timeouts.botPaceMax)
  return { code, token: tokens[0], anna }
}

const turnNow = async (code: string): Promise<number> => {
  const { position } = await (await ask(`/api/tables/${code}`)).json<PublicState>()
  return position?.turn ?? 0
}

/**
 * Returns, for each move of a bot after this turn, the time in ms since the action before. There may
 * be more moves than the test has triggered, because the table's own alarm may also go off.
 */
async function botMovesAfter(code: string, turn: number): Promise<number[]> {
  const moves = (await logOf(code)).filter(([, what]) => what === 'move')
  const times = moves.map(([, , , at]) => at)
  expect(moves.slice(turn).every(([, , data]) => data['by'] === 'bot')).toBe(true)
  return times.slice(turn).map((at, index) => at - (times[turn + index - 1] ?? 0))
}

test('a bot moves once its move is computed', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  await rings(code)
  expect((await botMovesAfter(code, turn)).length).toBeGreaterThan(0)
})

test('two alarms at once make a bot move once, and do not hasten the next move', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  await Promise.all([rings(code), rings(code)])
  const pauses = await botMovesAfter(code, turn)
  expect(pauses.length).toBeGreaterThan(0)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(timeouts.botPaceMin)
})

test('a player’s command meanwhile is answered, and the bot still moves', async () => {
  const { code, anna } = await whileABotIsDue('signals')
  const { turn } = anna.projection()
  for (const says of ['please-not', 'great', 'tiny-step', null, 'please-not', 'great', null]) {
    const rung = rings(code)
    const answer = await anna.command({ type: 'signal', signal: { about: 0, says } })
    expect(['done', 'refused']).toContain(answer.type)
    await rung
    if ((await turnNow(code)) > turn) break
    later(timeouts.botPaceMax)
  }
  expect(await turnNow(code)).toBeGreaterThan(turn)
})

test('a pause meanwhile is respected, and the bot moves after it', async () => {
  const { code, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  const rung = rings(code)
  await anna.command({ type: 'pause' })
  await rung
  const paused = await turnNow(code)
  later(timeouts.botPaceMax)
  await rings(code)
  expect(await turnNow(code)).toBe(paused)
  await anna.command({ type: 'resume' })
  later(timeouts.botPaceMax)
  await rings(code)
  expect(await turnNow(code)).toBeGreaterThan(turn)
})

test('a computation that is lost in a restart starts again', async () => {
  const { code, token, anna } = await whileABotIsDue()
  const { turn } = anna.projection()
  const rung = rings(code).catch(() => undefined)
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  await rung
  await connect(code, token)
  later(timeouts.botAnswer)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  expect(await turnNow(code)).toBeGreaterThan(turn)
})
