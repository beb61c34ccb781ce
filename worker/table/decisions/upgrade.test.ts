import { describe, expect, test } from 'vitest'

import type { VersionStep } from '../../../shared/game/version.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { Script } from '../../testing/script.ts'
import { dealAt, type GameWithBots } from './table.ts'
import { gameById } from '../games.ts'
import { sameDealOpening } from './opening.ts'
import { gameRecord, missedProjections } from './records.ts'
import { upgradeTable } from './upgrade.ts'

const theGame = gameById('the-game')

/** An invented second version of the rules. It adds the option `luck` and a field of the state. */
const luck: VersionStep = {
  options: (stored) => ({ ...stored, luck: 'none' }),
  state: (stored, options) => ({ ...stored, options }),
  playsAgain: true,
}
const corrected: VersionStep = { ...luck, playsAgain: false }

/** Returns The Game with further versions of its rules, as a later program would have it. */
function program(...steps: readonly VersionStep[]): GameWithBots {
  const values = { ...theGame.choices.values, ...(steps.length > 0 && { luck: ['none', 'some'] }) }
  return { ...theGame, choices: { values }, versions: steps }
}

/** Returns a game of two players by the first version of the rules, after one move. */
function begun(): Script {
  const script = new Script(program())
  const anna = script.sit('Anna')
  script.sit('Ben')
  script.send(anna, { type: 'start' })
  script.send(anna, script.moveInput(anna))
  return script
}

function after(script: Script, ...steps: readonly VersionStep[]): Script {
  script.game = program(...steps)
  script.table = upgradeTable(script.table, script.game)
  return script
}

const recordOf = (script: Script): GameRecord => {
  const { finished } = script.table
  if (!finished) throw new Error('nothing has ended')
  const steps = script.steps(finished.from, finished.to)
  return JSON.parse(JSON.stringify(runToCompletion(gameRecord(script.table, finished, steps))))
}

const verdictOn = (script: Script) => {
  const verified = verifyRecord(recordOf(script), [script.game])
  return verified.ok ? 'fits' : verified.refused.what
}

const missed = (script: Script) =>
  runToCompletion(
    missedProjections(script.game, script.table, 0, dealAt(script.table)?.from ?? 0, ({ from }) =>
      script.steps(from).map((step, at) => ({ seq: from + 1 + at, step })),
    ),
  )

test('a table of today’s version stays unchanged', () => {
  const { table } = begun()
  expect(upgradeTable(table, program())).toBe(table)
})

test('a table before its first deal gets today’s options', () => {
  const script = after(new Script(program()), luck)
  expect(script.table).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
})

describe('during a game, when an option is added', () => {
  test('the state gets today’s form, and play continues', () => {
    const script = after(begun(), luck)
    expect(dealAt(script.table)).toMatchObject({
      gameVersion: 2,
      state: { options: { luck: 'none' } },
    })
    script.playOut()
    expect(script.table.phase.name).toBe('over')
  })

  test('its record has today’s version, and can be verified', () => {
    const script = after(begun(), luck)
    script.playOut()
    const record = recordOf(script)
    expect(record).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
    expect(verdictOn(script)).toBe('fits')
  })

  test('missed views can be replayed', () => {
    expect(missed(after(begun(), luck))).toMatchObject({
      value: { skipped: 0, positions: [{ turn: 0 }, { turn: 1 }] },
    })
  })
})

describe('during a game, when a rule is corrected', () => {
  test('play continues, and the record has the version by which it began', () => {
    const script = after(begun(), corrected)
    expect(script.table.gameVersion).toBe(2)
    expect(dealAt(script.table)?.gameVersion).toBe(1)
    after(script, corrected, luck)
    expect(script.table.gameVersion).toBe(3)
    script.playOut()
    const record = recordOf(script)
    expect(record.gameVersion).toBe(1)
    expect(verdictOn(script)).toBe('older-rules')
  })

  test('missed views are counted, and not replayed by other rules', () => {
    expect(missed(after(begun(), corrected))).toMatchObject({
      value: { skipped: 1, positions: [] },
    })
  })
})

const ended = () => {
  const script = begun()
  script.playOut()
  return script
}

const resultsOf = ({ table: { phase } }: Script) =>
  phase.name === 'gathering' && 'same' in phase.nextDeal ? phase.nextDeal.same.results.length : -1

describe('a game that had ended before', () => {
  test('keeps the options and the version that it was played by', () => {
    const script = ended()
    const { finished } = script.table
    expect(after(script, luck).table.finished).toBe(finished)
    expect(recordOf(script)).toMatchObject({ gameVersion: 1 })
    expect(verdictOn(script)).toBe('fits')
  })

  test('is played again with today’s options, and can be verified', () => {
    const again = after(ended(), luck).sameDeal()
    expect(again.table).toMatchObject({ gameVersion: 2, options: { luck: 'none' } })
  })

  test('cannot be played again once a rule was corrected', () => {
    const script = after(ended(), corrected)
    expect(sameDealOpening(script.game, script.table)).toEqual({
      ok: false,
      refused: { refusal: 'older-rules' },
    })
    expect(verdictOn(script)).toBe('older-rules')
  })

  test('is not compared with results by other rules', () => {
    const again = ended().sameDeal()
    expect(resultsOf(again)).toBe(1)
    expect(resultsOf(after(again, luck))).toBe(1)
    expect(resultsOf(after(again, luck, corrected))).toBe(0)
  })
})
