import { act } from 'preact/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { isReviewed, loadReviewWords } from '../boards/load-on-demand.ts'
import { games } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import type { Review, ReviewedTurn } from '../../shared/protocol/protocol.ts'
import { randomRecord, requireReplayable } from '../../shared/testing/random-record.ts'
import { button, inEnglish, press, render, textOf } from '../testing/render.ts'
import { words } from '../words/en/index.ts'
import { playOnWords } from '../words/play-on.ts'
import { Replay } from './replay.ts'
import {
  compareWithBot,
  isLostByCards,
  curvePointAt,
  curvePoints,
  turnAt,
  useReview,
} from './review.ts'
import { reviewWords } from '../words/review.ts'
import { ReplayBar } from './ReplayBar.tsx'

inEnglish()
afterEach(() => vi.unstubAllGlobals())

const text = reviewWords.en
const turn = (from: number, to: number, changed: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  seat: 0,
  from,
  to,
  bestMoves: [],
  isBest: true,
  winProbability: 0.5,
  playedWinProbability: 0.5,
  ...changed,
})
const review: Review = {
  deal: 1,
  turns: [
    turn(0, 2, { winProbability: 0.6, playedWinProbability: 0.6 }),
    turn(2, 5, { isBest: false, winProbability: 0.8, playedWinProbability: 0.3 }),
    turn(6, 8, { isBest: false, winProbability: 0.2, playedWinProbability: 0.199 }),
  ],
  finalWinProbability: 0,
  losingTurn: 1,
}

describe('a review', () => {
  test('has a turn for each step', () => {
    const turns = Array.from({ length: 9 }, (_, step) => turnAt(review, step))
    const [a, b, c] = review.turns
    expect(turns).toEqual([a, a, b, b, b, c, c, c, null])
  })

  test('has a curve through the start of each turn to the end', () => {
    const places = curvePoints(review, 8)
    expect(places.map(({ step }) => step)).toEqual([0, 2, 6, 8])
    expect(places.map(({ chance }) => chance)).toEqual([0.6, 0.8, 0.2, 0])
    for (const { step, chance } of places)
      expect(curvePointAt(places, step).chance).toBeCloseTo(chance)
    expect(curvePointAt(places, 4).chance).toBeCloseTo(0.5)
    // The first turn can begin after step 0, if a player has given a signal before it.
    expect(curvePointAt([{ step: 3, chance: 0.7 }], 1).chance).toBe(0.7)
  })

  test('says that the cards lost the game, if they cost more than the moves', () => {
    const [first, , last] = review.turns as [ReviewedTurn, ReviewedTurn, ReviewedTurn]
    const lostIn = (changed: Partial<ReviewedTurn>) =>
      isLostByCards({
        ...review,
        turns: [first, turn(2, 5, { winProbability: 0.8, ...changed }), last],
      })
    expect(lostIn({ playedWinProbability: 0.8 })).toBe(true)
    expect(lostIn({ playedWinProbability: 0.6 })).toBe(true)
    expect(lostIn({ playedWinProbability: 0.3 })).toBe(false)
    expect(isLostByCards({ ...review, losingTurn: null })).toBe(false)
  })

  test('counts a move with almost the same win probability as equally good', () => {
    expect(review.turns.map(compareWithBot)).toEqual(['same', 'better', 'as-good'])
  })
})

const gamesBy = (reviewed: boolean): readonly AnyGame[] =>
  games.filter(({ about }) => isReviewed(about.id) === reviewed)

function bar(game: AnyGame | undefined, answer: () => Promise<Response>) {
  if (!game) throw new Error('there is no such game')
  const request = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', request)
  const record = requireReplayable(game, { ...randomRecord(game, 'ab'.repeat(32)), deal: 1 })
  const replay = new Replay(game, record, { step: 0, viewer: 'public' })
  const say = vi.fn<(text: string) => void>()
  function Bar() {
    const reviewed = useReview(replay, say)
    return (
      <ReplayBar
        replay={replay}
        mine={null}
        reviewed={reviewed}
        news={[]}
        newsBetween={() => []}
        share={() => {}}
        atTable={{ canTakeSeat: true, close: () => {}, say }}
      />
    )
  }
  const room = render(<Bar />)
  return { room, replay, say, request }
}

/** Waits until `room` shows the sentence. The texts and the review must load first. */
async function says(room: HTMLElement, sentence: string): Promise<void> {
  await expect.poll(() => textOf(room)).toContain(sentence)
}
const isOn = (room: HTMLElement) => button(room, text.short).getAttribute('aria-pressed') === 'true'

describe('the bot’s review', () => {
  const [game] = gamesBy(true)

  test('is loaded once, when the viewer asks for it', async () => {
    const { room, request } = bar(game, async () => Response.json(review))
    expect([request.mock.calls.length, isOn(room)]).toEqual([0, false])
    press(room, text.short)
    expect(textOf(room)).toContain(text.coming)
    await says(room, text.same)
    press(room, text.short)
    expect(textOf(room)).not.toContain(text.same)
    press(room, text.short)
    await says(room, text.same)
    expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/tables/KTRMVX/game/review'])
    expect(isOn(room)).toBe(true)
  })

  test('comments on each turn, and on the one that lost the game', async () => {
    const { room, replay } = bar(game, async () => Response.json(review))
    press(room, text.short)
    await says(room, text.same)
    const slider = room.querySelector('input')
    expect(slider?.getAttribute('aria-valuetext')).toContain(text.at(0.6))
    press(room, text.toLost)
    expect(replay.step.value).toBe(2)
    expect(slider?.getAttribute('aria-valuetext')).toContain(text.at(0.8))
    expect(textOf(room)).toContain(text.lostHere)
    expect(textOf(room)).not.toContain(text.lostByCards)
    expect(textOf(room)).toContain(text.better('', 0.8, 0.3))
    void act(() => replay.goTo(replay.last))
    expect(textOf(room)).toContain(text.alike(1, 3))
  })

  test('opens a table for the turn in which it finds a better move', async () => {
    const { room, request } = bar(game, async () => Response.json(review))
    press(room, text.short)
    await says(room, text.same)
    expect(() => button(room, playOnWords.en.tryIt)).toThrow('there is no button')
    press(room, text.toLost)
    press(room, playOnWords.en.tryIt)
    await expect
      .poll(() => request.mock.lastCall)
      .toMatchObject([
        '/api/tables',
        {
          body: JSON.stringify({
            playOn: { table: 'KTRMVX', step: 2, seat: 0, strength: 'hard' },
          }),
        },
      ])
  })

  test('has a curve with an accessible name', async () => {
    const { room } = bar(game, async () => Response.json(review))
    press(room, text.short)
    await says(room, text.same)
    const label = room.querySelector('svg[role=img]')?.getAttribute('aria-label')
    expect(label).toContain(text.fromTo(0.6, 0, 0.8))
  })

  test.each([
    [
      'the service does not answer',
      async () => Promise.reject(new Error('offline')),
      'unavailable',
    ],
    [
      'too many ask',
      async () => Response.json({ refusal: 'too-fast' }, { status: 429 }),
      'too-fast',
    ],
    [
      'another game has ended at the table meanwhile',
      async () => Response.json({ ...review, deal: 2 }),
      'unavailable',
    ],
  ] as const)('is not loaded if %s', async (_, answer, refusal) => {
    const { room, say } = bar(game, answer)
    press(room, text.short)
    await expect.poll(() => say.mock.calls).toEqual([[words.refusals[refusal]]])
    await expect.poll(() => isOn(room)).toBe(false)
  })

  test('is not offered in games without reviews', () => {
    const [other] = gamesBy(false)
    const { room } = bar(other, async () => Response.json(review))
    expect(room.querySelector('[aria-pressed]')).toBe(null)
  })
})

test('exactly the games with win probabilities have words for reviews', async () => {
  expect(gamesBy(true)).toEqual(
    games.filter((game) => botsOf(game).bot.winProbability !== undefined),
  )
  for (const { about } of games)
    expect((await loadReviewWords(about.id, 'en')) !== null).toBe(isReviewed(about.id))
})
