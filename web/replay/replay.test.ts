import { signal as signalOf } from '@preact/signals'
import { describe, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { AnyMove, AnySignal, AnyState } from '../../shared/game/game.ts'
import { randomRecord, requireReplayable } from '../../shared/testing/random-record.ts'
import { statesOf } from '../../shared/deal/replay.ts'
import { timeWords } from '../words/time.ts'
import { formatReplayHash, parseReplayHash } from './replay-position.ts'
import {
  isSubstitutedMove,
  newsByStep,
  positionBefore,
  reactionsAt,
  remarksAt,
  Replay,
} from './replay.ts'

const remarks = {
  byBot: '',
  clapped: String,
  takeBack: timeWords.en.news,
}

describe.each(games.map((game) => [game.about.id, game] as const))('a replay of %s', (_, game) => {
  const record = requireReplayable(game, randomRecord(game, 'ab'.repeat(32)))
  const states = statesOf(game, record)
  const stateAt = (step: number) => states[step] as AnyState
  const replay = (at = parseReplayHash('')) => new Replay(game, record, at)

  test('opens at the end, with all cards open', () => {
    const { view, step, viewer, last } = replay()
    expect(step.value).toBe(record.steps.length)
    expect(step.value).toBe(last)
    expect(viewer.value).toBe('afterwards')
    expect(game.toMove(stateAt(last))).toEqual([])
    expect(view.value).toEqual(game.view(stateAt(last), 'afterwards'))
  })

  test('shows each step from any point of view', () => {
    const played = replay({ step: 3, viewer: 0 })
    expect(played.view.value).toEqual(game.view(stateAt(3), 0))
    played.viewer.value = 'public'
    expect(played.view.value).toEqual(game.view(stateAt(3), 'public'))
    expect(played.before.value).toEqual(game.view(stateAt(2), 'public'))
    expect(played.toMove.value).toEqual(game.toMove(stateAt(3)))
  })

  test('has a log from the deal to the end, with an entry for each step that the game describes', () => {
    const played = replay()
    const lines = newsByStep(
      played,
      (before, after) =>
        JSON.stringify(before) === JSON.stringify(after) ? [] : [`${JSON.stringify(after)}`],
      { ...remarks, byBot: 'a bot did so' },
    )
    expect(lines[0]).toEqual({ step: 0, news: [] })
    for (const { step, news } of lines.slice(1))
      expect(news).toEqual([
        JSON.stringify(played.viewAt(step)),
        ...(isSubstitutedMove(record, step) ? ['a bot did so'] : []),
      ])
    const views = states.map((state) => JSON.stringify(game.view(state, 'afterwards')))
    const changes = views.flatMap((view, step) => (view === views[step - 1] ? [] : [step]))
    expect(lines.map(({ step }) => step)).toEqual(changes)
  })

  test('never leaves the first or the last step', () => {
    const played = replay()
    played.goTo(-5)
    expect([played.step.value, played.before.value]).toEqual([0, null])
    played.goTo(1e9)
    expect(played.step.value).toBe(played.last)
    expect(replay({ step: 1e9, viewer: 77 }).viewer.value).toBe('afterwards')
  })

  test('runs from the beginning, and stops at the end or when the viewer chooses a step', () => {
    const played = replay()
    played.run()
    expect([played.step.value, played.running.value]).toEqual([0, true])
    played.tick()
    expect(played.step.value).toBe(1)
    played.goTo(2)
    expect(played.running.value).toBe(false)
    played.goTo(played.last - 1)
    played.run()
    played.tick()
    expect([played.step.value, played.running.value]).toEqual([played.last, false])
  })
})

describe('a player who missed the last moves of a finished game', () => {
  const by = 'human' as const
  const move = {} as AnyMove
  const signal = {} as AnySignal
  const [game] = games
  if (!game) throw new Error('there is no game')
  const record = {
    ...randomRecord(game, 'ab'.repeat(32)),
    steps: [
      { seat: 0, by, move },
      { seat: 1, by, signal },
      { seat: 1, by, move },
      { seat: 0, by, signal },
    ],
  }

  test('starts at the last view they saw, from their own seat', () => {
    expect(positionBefore(record, { moves: 1, seat: 1 })).toEqual({ step: 2, viewer: 1 })
    expect(positionBefore(record, { moves: 2, seat: 0 })).toEqual({ step: 0, viewer: 0 })
  })

  test('starts at the deal if they missed more moves than there are', () => {
    expect(positionBefore(record, { moves: 9, seat: null })).toEqual({ step: 0, viewer: 'public' })
  })
})

describe('the address of a position', () => {
  test.each([
    { step: 0, viewer: 'afterwards' },
    { step: 12, viewer: 'public' },
    { step: 3, viewer: 4 },
  ] as const)('is the same after it was written and parsed: %o', (moment) => {
    expect(parseReplayHash(formatReplayHash(moment))).toEqual(moment)
  })

  test.each(['', '#', '#seat=abc', '#step=', '#step=-1', '#step=x', '#step=1.5'])(
    'is not parsed from %j',
    (hash) => {
      expect(parseReplayHash(hash)).toBe(null)
    },
  )
})

const step = (seat: number, by: 'human' | 'bot') => ({ seat, by, move: {} as AnyMove })

test('a replay mentions moves of a substitute bot, but not those of other bots', () => {
  const steps = [step(0, 'human'), step(1, 'bot'), step(0, 'bot'), step(0, 'human')]
  expect([0, 1, 2, 3, 4].filter((at) => isSubstitutedMove({ steps }, at))).toEqual([3])
})

const takesBack = (seat: number, takeBack: 'free' | 'agreed') =>
  ({ seat, by: 'human', takeBack }) as const

test('the log says who has taken a move back, and whether all agreed', () => {
  const steps = [
    step(0, 'human'),
    takesBack(0, 'free'),
    step(0, 'human'),
    step(1, 'human'),
    takesBack(1, 'agreed'),
  ]
  const replay = {
    record: { steps, names: ['Anna', 'Ben'] },
    applause: signalOf([]),
    viewer: signalOf(1),
    last: steps.length,
    viewAt: (at: number) => at,
  } as unknown as Replay
  expect(newsByStep(replay, (_, after) => [`move to ${String(after)}`], remarks)).toEqual([
    { step: 0, news: [] },
    { step: 1, news: ['move to 1'] },
    { step: 2, news: ['Anna takes the last move back.'] },
    { step: 3, news: ['move to 3'] },
    { step: 4, news: ['move to 4'] },
    { step: 5, news: ['You take your last move back.', 'All agreed.'] },
  ])
})

test('the applause of spectators appears once, at the move of its turn', () => {
  const signal = { seat: 0, by: 'human' as const, signal: {} as AnySignal }
  const steps = [step(0, 'human'), signal, step(1, 'human')]
  const applause = [
    { turn: 0, spectators: 1 },
    { turn: 1, spectators: 7 },
  ]
  const replay = {
    record: { steps },
    applause: signalOf(applause),
    viewer: signalOf('afterwards'),
  } as unknown as Replay
  expect([0, 1, 2, 3].map((at) => remarksAt(replay, at, remarks))).toEqual([['1'], ['7'], [], []])
})

test('reactions appear at the turn of their deal, the last one of each seat', () => {
  const said = { at: 0, name: 'Anna', text: 'laughs', deal: 2, turn: 1 }
  const chat = [
    { ...said, seat: 0, reaction: 'laugh' as const },
    { ...said, seat: 0, reaction: 'clap' as const },
    { ...said, seat: 1, reaction: 'sigh' as const, deal: 1 },
    { ...said, seat: 2, reaction: 'sigh' as const, turn: 2 },
    { at: 0, name: 'Anna', seat: 3, text: 'hello' },
  ]
  const signal = { seat: 0, by: 'human' as const, signal: {} as AnySignal }
  const steps = [step(0, 'human'), signal, step(0, 'human')]
  const faces = (at: number) =>
    [...reactionsAt({ deal: 2, steps }, at, chat)].map(([seat, one]) => [seat, one.reaction])
  expect(faces(0)).toEqual([])
  expect(faces(1)).toEqual([[0, 'clap']])
  expect(faces(2)).toEqual([[0, 'clap']])
  expect(faces(3)).toEqual([[2, 'sigh']])
})
