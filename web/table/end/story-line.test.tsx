import { afterEach, expect, test, vi } from 'vitest'

import { surelyToday, randomRecord } from '../../../shared/deal/testing/random-record.ts'
import { gameOf } from '../../../shared/games/all.ts'
import type { Review } from '../../../shared/protocol/protocol.ts'
import { reviewWords } from '../../words/review.ts'
import { currentUrl } from '../../client/router.ts'
import { TableAround } from '../../testing/at-table.tsx'
import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import { StoryLine } from './StoryLine.tsx'

inEnglish()

afterEach(() => {
  vi.unstubAllGlobals()
})

const game = gameOf('the-game')
if (!game) throw new Error('there is no such game')
const record = surelyToday(game, randomRecord(game, 'ab'.repeat(32)))
const over = table({
  phase: 'over',
  game: 'the-game',
  deal: record.deal,
  outcome: { kind: 'cooperative', won: false, clause: 'TG-13', score: 90 },
})

/** A review in which the first card has lost the game. */
const played = record.steps.findIndex((step) => 'move' in step)
const review: Review = {
  deal: record.deal,
  turns: [
    {
      seat: record.steps[played]?.seat ?? 0,
      from: played,
      to: played + 1,
      bestMoves: [],
      isBest: false,
      winProbability: 0.5,
      playedWinProbability: 0,
    },
  ],
  finalWinProbability: 0,
  losingTurn: 0,
}

const answering = (answers: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path in answers
        ? Response.json(answers[path])
        : Response.json({ refusal: 'unavailable' }, { status: 503 }),
    ),
  )

const show = (replay: () => void) =>
  render(
    <TableAround names={record.names} mine={null}>
      <StoryLine table={over} replay={replay} />
    </TableAround>,
  )

test('a lost game names the turn that cost the most, with a link to the replay', async () => {
  answering({ '/api/tables/KTRMVX/game': record, '/api/tables/KTRMVX/game/review': review })
  const replay = vi.fn<() => void>()
  const room = show(replay)
  press(room, reviewWords.value.ask)
  await expect.poll(() => room.querySelector('a')).not.toBe(null)
  expect(room.textContent).toMatch(/^The turn that cost the most: .*’s \d+ on an? .* pile$/)
  room.querySelector('a')?.click()
  expect(currentUrl.value.hash).toBe(`#step=${played + 1}`)
  expect(replay).toHaveBeenCalledOnce()
})

test('the review of a lost game is requested by a tap, and a failure is shown', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({ refusal: 'unavailable' }, { status: 503 }))
  })
  const room = show(() => {})
  expect(asked).toEqual([])
  press(room, reviewWords.value.ask)
  expect(textOf(room)).toBe(reviewWords.value.coming)
  await expect.poll(() => textOf(room)).toBe(reviewWords.value.cannotTell)
  expect(asked.toSorted()).toEqual(['/api/tables/KTRMVX/game', '/api/tables/KTRMVX/game/review'])
})
