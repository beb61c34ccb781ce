import { describe, expect, test } from 'vitest'

import type { VersionStep } from '../../../shared/game/version.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { atOnce } from '../../../shared/work.ts'
import { Script } from '../../testing/script.ts'
import { dealAt, type GameWithBots } from './table.ts'
import { gameNamed } from '../games.ts'
import { againAt } from './opening.ts'
import { gameRecord, missedBy } from './records.ts'
import { upgraded } from './upgrade.ts'

const theGame = gameNamed('the-game')

/** The option `luck` came, and a field within the state beside it. */
const luck: VersionStep = {
  options: (stored) => ({ ...stored, luck: 'none' }),
  state: (stored, options) => ({ ...stored, options }),
  playsAgain: true,
}
const corrected: VersionStep = { ...luck, playsAgain: false }

/** The program of another day, whose The Game has changed so. */
function program(...steps: readonly VersionStep[]): GameWithBots {
  const values = { ...theGame.choices.values, ...(steps.length > 0 && { luck: ['none', 'some'] }) }
  return { ...theGame, choices: { values }, versions: steps }
}

/** Two who have begun to play, or have ended, under the first version. */
function begun(): Script {
  const evening = new Script(program())
  const anna = evening.sits('Anna')
  evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  evening.says(anna, evening.moveOf(anna))
  return evening
}

function after(evening: Script, ...steps: readonly VersionStep[]): Script {
  evening.game = program(...steps)
  evening.table = upgraded(evening.table, evening.game)
  return evening
}

const recordOf = (evening: Script): GameRecord => {
  const { finished } = evening.table
  if (!finished) throw new Error('nothing has ended')
  const steps = evening.steps(finished.from, finished.to)
  return JSON.parse(JSON.stringify(atOnce(gameRecord(evening.table, finished, steps))))
}

const verdictOn = (evening: Script) => {
  const verified = verifyRecord(recordOf(evening), [evening.game])
  return verified.ok ? 'fits' : verified.refused.what
}

const missed = (evening: Script) =>
  atOnce(
    missedBy(evening.game, evening.table, 0, dealAt(evening.table)?.from ?? 0, ({ from }) =>
      evening.steps(from).map((step, at) => ({ seq: from + 1 + at, step })),
    ),
  )

test('a table of the version of today stays as it is', () => {
  const { table } = begun()
  expect(upgraded(table, program())).toBe(table)
})

test('a table at which nothing is dealt yet gets the options of today', () => {
  const evening = after(new Script(program()), luck)
  expect(evening.table).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
})

describe('in the middle of a game, when an option comes', () => {
  test('the state is in the form of today, and it is played on', () => {
    const evening = after(begun(), luck)
    expect(dealAt(evening.table)).toMatchObject({
      gameVersion: 2,
      state: { options: { luck: 'none' } },
    })
    evening.playsOut()
    expect(evening.table.phase.name).toBe('over')
  })

  test('its record tells the version of today, and fits', () => {
    const evening = after(begun(), luck)
    evening.playsOut()
    const record = recordOf(evening)
    expect(record).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
    expect(verdictOn(evening)).toBe('fits')
  })

  test('whoever missed something is shown it', () => {
    expect(missed(after(begun(), luck))).toMatchObject({
      value: { skipped: 0, positions: [{ turn: 0 }, { turn: 1 }] },
    })
  })
})

describe('in the middle of a game, when a rule is corrected', () => {
  test('it is played on, and tells for ever by which rules it began', () => {
    const evening = after(begun(), corrected)
    expect(evening.table.gameVersion).toBe(2)
    expect(dealAt(evening.table)?.gameVersion).toBe(1)
    after(evening, corrected, luck)
    expect(evening.table.gameVersion).toBe(3)
    evening.playsOut()
    const record = recordOf(evening)
    expect(record.gameVersion).toBe(1)
    expect(verdictOn(evening)).toBe('older-rules')
  })

  test('whoever missed something is told how much, and shown nothing that was not so', () => {
    expect(missed(after(begun(), corrected))).toMatchObject({
      value: { skipped: 1, positions: [] },
    })
  })
})

const ended = () => {
  const evening = begun()
  evening.playsOut()
  return evening
}

const resultsOf = ({ table: { phase } }: Script) =>
  phase.name === 'gathering' && 'same' in phase.coming ? phase.coming.same.results.length : -1

describe('a game that had ended before', () => {
  test('keeps the options and the version that it was played by', () => {
    const evening = ended()
    const { finished } = evening.table
    expect(after(evening, luck).table.finished).toBe(finished)
    expect(recordOf(evening)).toMatchObject({ gameVersion: 1 })
    expect(verdictOn(evening)).toBe('fits')
  })

  test('is dealt again with the options of today, and fits again', () => {
    const again = after(ended(), luck).again()
    expect(again.table).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
  })

  test('is not dealt again once a rule was corrected', () => {
    const evening = after(ended(), corrected)
    expect(againAt(evening.game, evening.table)).toEqual({
      ok: false,
      refused: { refusal: 'older-rules' },
    })
    expect(verdictOn(evening)).toBe('older-rules')
  })

  test('compares with nobody who holds its cards by other rules', () => {
    const again = ended().again()
    expect(resultsOf(again)).toBe(1)
    expect(resultsOf(after(again, luck))).toBe(1)
    expect(resultsOf(after(again, luck, corrected))).toBe(0)
  })
})
