import { describe, expect, test } from 'vitest'

import type { AnyGame } from '../game/game.ts'
import { oldestReplayable, upgrade, versionOf, type VersionStep } from '../game/version.ts'
import { games } from '../games/all.ts'
import type { GameRecord } from '../protocol/protocol.ts'
import { checksOf, verifyRecord } from './record.ts'
import { playedToday } from './replay.ts'
import { randomRecord } from './testing/random-record.ts'

const [real] = games
if (!real) throw new Error('there is no game')
const [option = '', [, was] = []] =
  Object.entries(real.choices.values).find(([, allowed]) => allowed.length > 1) ?? []

/** An option came that used to be a rule: everybody played by what is the second of its values now. */
const withOption: VersionStep = {
  options: (stored) => ({ ...stored, [option]: was }),
  state: (stored) => stored,
  playsAgain: true,
}
const corrected: VersionStep = { ...withOption, options: (stored) => stored, playsAgain: false }

/** The game as it is after these changes. */
function after(...steps: readonly VersionStep[]): AnyGame {
  return { ...(real as AnyGame), versions: steps }
}

/** A record from before the option, as old as records are that tell no version. */
function oldRecord(): GameRecord {
  const game = after()
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c']) {
    const { gameVersion: _, checks: __, ...record } = randomRecord(game, seed.repeat(64))
    if ((record.options as Readonly<Record<string, unknown>>)[option] !== was) continue
    const { [option]: ___, ...options } = record.options as Readonly<Record<string, unknown>>
    const bare = { ...record, options: options as unknown as GameRecord['options'] }
    return JSON.parse(JSON.stringify({ ...bare, checks: checksOf(bare) })) as GameRecord
  }
  throw new Error('nobody chose it')
}

const verdictOn = (record: GameRecord, game: AnyGame) => {
  const verified = verifyRecord(record, [game])
  return verified.ok ? 'fits' : verified.refused.what
}

describe('a record that is older than an option', () => {
  const record = oldRecord()

  test('does not fit by itself: nobody can tell what was meant', () => {
    expect(verdictOn(record, after())).toBe('options')
  })

  test('fits by what was the rule then', () => {
    const game = after(withOption)
    expect(verdictOn(record, game)).toBe('fits')
    expect(playedToday(game, record)?.options).toMatchObject({ [option]: was })
  })

  test('is of older rules once one of them was corrected, and stays so', () => {
    for (const steps of [
      [withOption, corrected],
      [corrected, withOption],
      [withOption, corrected, withOption],
    ]) {
      const game = after(...steps)
      expect(playedToday(game, record)).toBe(null)
      expect(verdictOn(record, game)).toBe('older-rules')
    }
  })

  test('is changed by nobody who says that it is of another version', () => {
    const game = after(withOption)
    expect(verdictOn({ ...record, gameVersion: 1 }, game)).toBe('check')
    expect(verdictOn({ ...record, gameVersion: 2 }, game)).toBe('options')
  })
})

test('a record of a newer version is of a newer Tischlein, and nothing plays it again', () => {
  const tomorrow = after(withOption, corrected)
  const newer = randomRecord(tomorrow, '1'.repeat(64))
  expect(verdictOn(newer, tomorrow)).toBe('fits')
  const game = after(withOption)
  expect(verdictOn(newer, game)).toBe('unreadable')
  expect(playedToday(game, newer)).toBe(null)
})

const grown = (version: number): VersionStep => ({
  options: (stored) => ({ ...stored, [`o${version}`]: version }),
  state: (stored, options) => ({ ...stored, [`s${version}`]: Object.keys(options) }),
  playsAgain: true,
})

test('steps are taken one after the other, and a state sees the options of its own step', () => {
  const game = { versions: [grown(2), grown(3)] }
  expect([versionOf(game), oldestReplayable(game)]).toEqual([3, 1])
  expect(upgrade(game, { version: 1, options: {}, state: {} })).toEqual({
    options: { o2: 2, o3: 3 },
    state: { s2: ['o2'], s3: ['o2', 'o3'] },
  })
  expect(upgrade(game, { version: 2, options: {}, state: null })).toEqual({
    options: { o3: 3 },
    state: null,
  })
  expect(upgrade(game, { version: 3, options: {}, state: {} })).toEqual({ options: {}, state: {} })
})
