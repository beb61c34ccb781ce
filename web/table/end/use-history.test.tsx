import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { randomRecord, requireReplayable } from '../../../shared/testing/random-record.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { loadRules } from '../../boards/load-on-demand.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import { useHighlights } from './use-history.ts'

inEnglish()

beforeEach(async () => {
  // Loads the rules in advance, because loading takes real time, and these tests use a fake clock.
  await loadRules('the-game')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const game = gameOf('the-game')
if (!game?.end) throw new Error('The Game has no end')
const record = requireReplayable(game, randomRecord(game, 'ab'.repeat(32)))
const over = table({ phase: 'over', game: 'the-game', deal: record.deal })
const loaded = { end: game.end }

function Facts() {
  return <p>{useHighlights(over, loaded)?.facts.length ?? 'loading'}</p>
}

/**
 * Renders the facts, with a service that gives one of `answers` for each request. Returns the
 * rendered element, the number of requests, and a function that advances the fake clock.
 */
function show(...answers: readonly (() => Promise<Response>)[]) {
  let asked = 0
  vi.stubGlobal('fetch', () => answers[Math.min(asked++, answers.length - 1)]?.())
  const room = render(<Facts />)
  return {
    room,
    asked: () => asked,
    pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time).then(() => undefined)),
  }
}

const isDown = () => Promise.reject(new TypeError('Failed to fetch'))
const isBusy = async () => Response.json({ refusal: 'unavailable' }, { status: 503 })
const answers = async () => Response.json(record)

test('the facts of a game appear once the service answers again', async () => {
  const { room, pass } = show(isDown, isBusy, answers)
  await pass(0)
  expect(textOf(room)).toBe('loading')
  await pass(1_000)
  await pass(4_000)
  expect(textOf(room)).toBe('2')
})

test('after three retries the page stops asking', async () => {
  const { room, asked, pass } = show(isDown)
  await pass(60_000)
  expect(asked()).toBe(4)
  expect(textOf(room)).toBe('loading')
})

test('a game that the current rules cannot replay is requested once', async () => {
  const { asked, pass } = show(async () =>
    Response.json({ refusal: 'older-rules' }, { status: 404 }),
  )
  await pass(60_000)
  expect(asked()).toBe(1)
})
