import { afterEach, expect, test, vi } from 'vitest'

import { requireReplayable, randomRecord } from '../../../shared/testing/random-record.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { currentUrl } from '../../client/router.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import { words } from '../../words/index.ts'
import { FinishedGameLog } from './FinishedGameLog.tsx'

inEnglish()

afterEach(() => {
  vi.unstubAllGlobals()
})

const game = gameOf('the-game')
if (!game) throw new Error('there is no such game')
const record = requireReplayable(game, randomRecord(game, 'ab'.repeat(32)))
const over = table({ phase: 'over', game: 'the-game', deal: record.deal })

const applause = { deal: record.deal, turns: [{ turn: 0, spectators: 3 }] }

const show = (answer: () => Response, replay: () => void = () => {}) => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.endsWith('/applause') ? Response.json(applause) : answer()),
  )
  return render(<FinishedGameLog table={over} mine={null} replay={replay} />)
}

test('a page that has not followed a game shows its whole log, with a link to each step', async () => {
  const replay = vi.fn<() => void>()
  const room = show(() => Response.json(record), replay)
  await expect.poll(() => room.querySelector('li')).not.toBe(null)
  await expect.poll(() => textOf(room)).toContain('3 spectators clapped.')
  const lines = [...room.querySelectorAll('li')]
  const moves = record.steps.filter((step) => 'move' in step && 'card' in step.move)
  expect(lines.length).toBeGreaterThanOrEqual(moves.length)
  // Counts from the end, because the newest line is the first.
  expect(lines.at(-2)?.textContent).toContain(record.names[record.steps[0]?.seat ?? -1])
  lines[0]?.querySelector('button')?.click()
  expect(currentUrl.value.hash).toBe(`#step=${record.steps.length}&eyes=public`)
  expect(replay).toHaveBeenCalledOnce()
})

test('without the game record it shows a refusal', async () => {
  const room = show(() => Response.json({ refusal: 'older-rules' }, { status: 404 }))
  await expect.poll(() => textOf(room)).toBe(words.value.refusals['older-rules'])
})
