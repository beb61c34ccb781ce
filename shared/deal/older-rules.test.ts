import { describe, expect, test } from 'vitest'

import type { AnyGame } from '../game/game.ts'
import { oldestReplayable, upgrade, versionOf, type VersionStep } from '../game/version.ts'
import { games } from '../games/all.ts'
import type { GameRecord } from '../protocol/protocol.ts'
import { checksOf, verifyRecord } from './record.ts'
import { makeReplayable } from './replay.ts'
import { randomRecord } from '../testing/random-record.ts'

const [real] = games
if (!real) throw new Error('there is no game')
const [option = '', [, was] = []] =
  Object.entries(real.choices.values).find(([, allowed]) => allowed.length > 1) ?? []

/**
 * A version step after which the game has one more option. Older games get its second value `was`,
 * which stands for the rule that they were played by.
 */
const withOption: VersionStep = {
  options: (stored) => ({ ...stored, [option]: was }),
  state: (stored) => stored,
  playsAgain: true,
}
const corrected: VersionStep = { ...withOption, options: (stored) => stored, playsAgain: false }

/** Returns a game whose version history consists of these `steps`. */
function after(...steps: readonly VersionStep[]): AnyGame {
  return { ...(real as AnyGame), versions: steps }
}

/** Returns a record from before the option existed. */
function oldRecord(): GameRecord {
  const game = after()
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c']) {
    const { checks: _, ...record } = randomRecord(game, seed.repeat(64))
    if ((record.options as Readonly<Record<string, unknown>>)[option] !== was) continue
    const { [option]: __, ...options } = record.options as Readonly<Record<string, unknown>>
    const bare = { ...record, options: options as unknown as GameRecord['options'] }
    return JSON.parse(JSON.stringify({ ...bare, checks: checksOf(bare) })) as GameRecord
  }
  throw new Error('no record has this value of the option')
}

const verdictOn = (record: GameRecord, game: AnyGame) => {
  const verified = verifyRecord(record, [game])
  return verified.ok ? 'fits' : verified.refused.what
}

describe('a record that is older than an option', () => {
  const record = oldRecord()

  test('does not verify without a version step, because a value is missing', () => {
    expect(verdictOn(record, after())).toBe('options')
  })

  test('verifies if a version step sets the option to the former rule', () => {
    const game = after(withOption)
    expect(verdictOn(record, game)).toBe('fits')
    expect(makeReplayable(game, record)?.options).toMatchObject({ [option]: was })
  })

  test('cannot be replayed after a rule was corrected, whatever steps follow', () => {
    for (const steps of [
      [withOption, corrected],
      [corrected, withOption],
      [withOption, corrected, withOption],
    ]) {
      const game = after(...steps)
      expect(makeReplayable(game, record)).toBe(null)
      expect(verdictOn(record, game)).toBe('older-rules')
    }
  })

  test('does not verify if its version was changed', () => {
    const game = after(withOption)
    expect(verdictOn({ ...record, gameVersion: 2 }, game)).toBe('options')
    const options = { ...record.options, [option]: was } as GameRecord['options']
    const unchecked = { ...record, gameVersion: 2, options }
    const current = { ...unchecked, checks: checksOf(unchecked) }
    expect(verdictOn(current, game)).toBe('fits')
    expect(verdictOn({ ...current, gameVersion: 1 }, game)).toBe('check')
  })
})

test('a record of a newer version is unreadable and is not replayed', () => {
  const tomorrow = after(withOption, corrected)
  const newer = randomRecord(tomorrow, '1'.repeat(64))
  expect(verdictOn(newer, tomorrow)).toBe('fits')
  const game = after(withOption)
  expect(verdictOn(newer, game)).toBe('unreadable')
  expect(makeReplayable(game, newer)).toBe(null)
})

const grown = (version: number): VersionStep => ({
  options: (stored) => ({ ...stored, [`o${version}`]: version }),
  state: (stored, options) => ({ ...stored, [`s${version}`]: Object.keys(options) }),
  playsAgain: true,
})

test('upgrade applies the steps in order, and gives each step the options of the next version', () => {
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
