import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { statesOf } from '../../../shared/deal/replay.ts'
import { randomRecord, requireReplayable } from '../../../shared/testing/random-record.ts'
import type { AnyGame, AnyState, AnyView, Outcome } from '../../../shared/game/game.ts'
import { games } from '../../../shared/games/all.ts'
import { languages, type Language } from '../../../shared/language.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { loadEnd, type LoadedEnd } from '../../boards/load-end.ts'
import { textOf, type Picture } from '../../parts/picture/picture.ts'
import { Replay } from '../../replay/replay.ts'
import { person } from '../../testing/at-table.tsx'
import { inEnglish } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'
import { sharingWords } from '../../words/sharing.ts'
import { endPicture } from './end-picture.ts'
import { historyOf } from './history.ts'
import { resultOf } from './result.ts'

inEnglish()

interface Ended {
  readonly game: AnyGame
  readonly view: AnyView
  readonly outcome: Outcome
  readonly replay: Replay
}

function playedGame(game: AnyGame): Ended {
  const record = requireReplayable(game, randomRecord(game, 'ab'.repeat(32)))
  const last = statesOf(game, record).at(-1) as AnyState
  const view = game.view(last, 'afterwards')
  return { game, view, outcome: record.outcome, replay: new Replay(game, record, null) }
}

interface PictureSetup {
  readonly language?: Language
  readonly names?: readonly string[]
  readonly code?: string
  readonly changed?: Partial<PublicTable>
}

function pictureOf(ended: Ended, loaded: LoadedEnd, setup: PictureSetup = {}): Picture {
  const { game, view, outcome, replay } = ended
  const { language = 'en', names = replay.record.names, code = 'KTRMVX', changed } = setup
  const { options } = replay.record
  const people = replay.record.names.map((_, seat) => person(seat, names[seat] ?? ''))
  return endPicture({
    table: table({
      code,
      game: game.about.id,
      phase: 'over',
      outcome,
      options,
      seats: people.map(({ name }) => human(name)),
      ...changed,
    }),
    outcome,
    result: resultOf({
      outcome,
      people,
      view,
      options,
      loaded,
      text: localise(finishWords),
      formatNames: (all) => all.join(),
    }),
    loaded,
    highlights: {
      replay,
      facts: loaded.end.facts?.(historyOf(replay)) ?? [],
      decidingMove: null,
    },
    people,
    view,
    text: sharingWords[language],
  })
}

describe.each(games.map((game) => [game.about.id, game] as const))(
  'the picture of %s',
  (id, game) => {
    const ended = playedGame(game)
    const loaded = new Map<Language, LoadedEnd>()
    const endIn = (language: Language): LoadedEnd => {
      const found = loaded.get(language)
      if (found === undefined) throw new Error(`the end of ${id} is not loaded in ${language}`)
      return found
    }
    beforeAll(async () => {
      for (const language of languages) loaded.set(language, await loadEnd(id, language))
    })

    test.each(languages)('does not depend on names or the code, in %s', (language) => {
      const drawn = (names: readonly string[], code: string) =>
        pictureOf(ended, endIn(language), { language, names, code })
      const usual = drawn(['Anna', 'Ben', 'Cleo', 'Dora', 'Eva', 'Finn'], 'KTRMVX')
      const name = fc.string({ minLength: 1, maxLength: 16, unit: 'grapheme' })
      fc.assert(
        fc.property(fc.array(name, { minLength: 6, maxLength: 6 }), fc.string(), (names, code) => {
          const picture = drawn(names, code)
          expect(picture).toEqual(usual)
          expect(textOf(picture, 'https://example.org/')).toBe(
            textOf(usual, 'https://example.org/'),
          )
        }),
      )
    })

    test.each(languages)('has a title, a caption and at most three figures, in %s', (language) => {
      const { title, caption, figures, pieces } = pictureOf(ended, endIn(language), { language })
      expect(title).toMatch(/^\S.*[.!?]$/)
      expect(caption).toMatch(/^\S.*\p{L}$/u)
      expect(figures.length).toBeLessThanOrEqual(3)
      expect(pieces.length).toBeGreaterThanOrEqual(ended.replay.record.names.length)
      expect(JSON.stringify([title, caption, figures])).not.toMatch(/undefined|null|NaN/)
    })
  },
)

describe('the picture of The Game', () => {
  const ended = playedGame(games.find(({ about }) => about.id === 'the-game') as AnyGame)
  const drawn = async (outcome: Outcome, changed: Partial<PublicTable> = {}) =>
    pictureOf({ ...ended, outcome }, await loadEnd('the-game', 'en'), { changed })
  const lost: Outcome = { kind: 'cooperative', won: false, clause: 'TG-13', score: 7 }
  const tally = {
    since: 0,
    players: [],
    games: [{ game: 'the-game', played: 6, together: { won: 1, best: 0, bestTry: 6 } }],
  }
  const seats = ['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => human(name))

  test('has the number of the try at which the game was won', async () => {
    const won = { ...lost, won: true, score: 0 }
    const { sun, title, caption } = await drawn(won, { tally, seats })
    expect([sun, title, caption]).toEqual([
      'up',
      'All 98!',
      'The Game, won by four on the sixth try',
    ])
  })

  test('says that a lost game was close, and shows the number of the try', async () => {
    const { sun, title, caption, figures } = await drawn(lost, { tally, seats })
    expect([sun, title, caption]).toEqual(['down', 'Seven left.', 'The Game, so close, four of us'])
    expect(figures.at(-1)).toEqual({ value: '6th', name: 'try' })
  })
})

test('the text beside a picture ends with the start page', () => {
  const picture = { title: 'All 98!', caption: 'The Game, won by four' } as Picture
  expect(textOf(picture, 'https://example.org/')).toBe(
    'All 98! The Game, won by four.\nhttps://example.org/',
  )
})
