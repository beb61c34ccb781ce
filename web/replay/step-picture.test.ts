import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { randomRecord, requireReplayable } from '../../shared/testing/random-record.ts'
import { games } from '../../shared/games/all.ts'
import { languages, type Language } from '../../shared/language.ts'
import { loadEnd } from '../boards/load-end.ts'
import { loadGame } from '../boards/load-game.ts'
import { sharingWords } from '../words/sharing.ts'
import { Replay } from './replay.ts'
import { clipPictures, lastMoves, stepPicture } from './step-picture.ts'

const dealt = 'The cards are dealt.'
const anyName = fc.string({ minLength: 1, maxLength: 16, unit: 'grapheme' })
const names = fc.array(anyName, { minLength: 6, maxLength: 6 })

describe.each(games.map((game) => [game.about.id, game] as const))('a step of %s', (id, game) => {
  const record = requireReplayable(game, randomRecord(game, 'cd'.repeat(32)))
  const pieces = record.names.map((_, seat) => seat)
  const given = async (language: Language) => {
    const [loaded, { end }] = [await loadGame(id, language), await loadEnd(id, language)]
    return { game: loaded, end, pieces, text: sharingWords[language], dealt }
  }
  const drawing = async (language: Language) => {
    const around = await given(language)
    return (replay: Replay, step: number) => stepPicture({ ...around, replay, step })
  }

  test('has at most ten moves before it, without signals', () => {
    const { steps } = record
    fc.assert(
      fc.property(fc.integer({ min: 0, max: steps.length }), (step) => {
        const moves = lastMoves(record, step)
        const before = steps.slice(0, step).filter((one) => 'move' in one)
        expect(moves).toHaveLength(Math.min(10, before.length))
        expect(moves.map((one) => steps[one - 1])).toEqual(before.slice(-10))
      }),
    )
  })

  test('is the last move of a video, whose final picture has the address', async () => {
    const replay = new Replay(game, record, null)
    const [around, drawn] = [await given('en'), await drawing('en')]
    const step = lastMoves(record, replay.last).at(-1) ?? 0
    const clip = clipPictures({ ...around, replay, step }, { address: 'example.org' })
    expect(clip.at(-2)).toEqual(drawn(replay, step))
    expect(clip.at(-1)).toMatchObject({ title: 'example.org', caption: game.about.name })
  })

  test('is the same for any names', async () => {
    const drawn = await drawing('en')
    const usual = new Replay(game, record, null)
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: usual.last }), (called, step) => {
        const renamed = { ...record, names: record.names.map((_, seat) => called[seat] ?? '') }
        expect(drawn(new Replay(game, renamed, null), step)).toEqual(drawn(usual, step))
      }),
      { numRuns: 30 },
    )
  })

  test('shows only what a spectator saw, from any point of view', async () => {
    const [drawn, { end }] = [await drawing('en'), await loadEnd(id, 'en')]
    const replay = new Replay(game, record, { step: 3, viewer: 'afterwards' })
    for (let step = 0; step <= replay.last; step++)
      expect(drawn(replay, step).cards).toEqual(end.onTable?.(replay.viewFor(step, 'public')) ?? [])
  })

  test.each(languages)(
    'has whole sentences that name players by their colours in %s',
    async (language) => {
      const drawn = await drawing(language)
      const replay = new Replay(game, record, null)
      const { colours } = sharingWords[language]
      const titles = Array.from({ length: replay.last + 1 }, (_, step) => drawn(replay, step).title)
      expect(titles.filter((title) => /undefined|null|NaN/.test(title) || title === '')).toEqual([])
      expect(titles.some((title) => colours.some((colour) => title.includes(colour)))).toBe(true)
    },
  )
})
