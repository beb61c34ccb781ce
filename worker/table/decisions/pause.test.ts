import { describe, expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameNamed } from '../games.ts'

const pausedAt = (evening: Script) => publicTable(evening.table, 0).paused
const seatAt = (evening: Script, seat: number) => publicTable(evening.table, 0).seats[seat]

function begun(game = gameNamed('the-game')) {
  const evening = new Script(game)
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

describe('a pause that somebody asked for', () => {
  test('stops the moves until anybody ends it', () => {
    const { evening, anna, ben } = begun()
    expect(evening.says(ben, { type: 'pause' })).toBe(null)
    expect(pausedAt(evening)).toEqual({ reason: 'requested', seat: 1 })
    expect(evening.says(anna, evening.moveOf(anna))).toEqual({ refusal: 'paused' })
    expect(evening.says(anna, { type: 'pause' })).toEqual({ refusal: 'paused' })
    expect(evening.says(anna, { type: 'chat', text: 'tea?' })).toBe(null)
    expect(evening.says(anna, { type: 'resume' })).toBe(null)
    expect(evening.says(anna, { type: 'resume' })).toEqual({ refusal: 'not-now' })
    expect(evening.says(anna, evening.moveOf(anna))).toBe(null)
  })

  test('is followed by the one for somebody who went meanwhile', () => {
    const { evening, anna, ben } = begun()
    evening.says(anna, { type: 'pause' })
    evening.goes(ben)
    evening.passes(60_000)
    evening.says(anna, { type: 'resume' })
    expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
  })

  test('is not ended by somebody who comes back', () => {
    const { evening, anna, ben } = begun()
    evening.says(anna, { type: 'pause' })
    evening.goes(ben)
    evening.passes(60_000)
    evening.comes(ben)
    expect(pausedAt(evening)).toEqual({ reason: 'requested', seat: 0 })
  })
})

describe('where all win or lose together', () => {
  test('a reload is not noticed, and who stays away pauses the table until they are back', () => {
    const { evening, ben } = begun()
    evening.goes(ben)
    expect(seatAt(evening, 1)?.connected).toBe(false)
    evening.passes(patience.away - 1)
    expect(pausedAt(evening)).toBe(null)
    evening.passes(1)
    expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
    evening.comes(ben)
    expect(pausedAt(evening)).toBe(null)
  })

  test('two are away, and one who comes back does not end the wait for the other', () => {
    const { evening, anna, ben } = begun()
    evening.goes(anna)
    evening.goes(ben)
    evening.passes(patience.away)
    evening.comes(anna)
    expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
    evening.comes(ben)
    expect(pausedAt(evening)).toBe(null)
  })

  test('the table waits for the one it began to wait for, whoever else goes', () => {
    const { evening, anna, ben } = begun()
    evening.goes(ben)
    evening.passes(patience.away)
    evening.goes(anna)
    evening.passes(patience.away)
    expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
  })

  test('the others may go on without somebody, who is waited for again after having been back', () => {
    const { evening, anna, ben } = begun()
    evening.goes(ben)
    evening.passes(patience.away)
    expect(evening.says(anna, { type: 'resume' })).toBe(null)
    expect(pausedAt(evening)).toBe(null)
    expect(evening.says(anna, evening.moveOf(anna))).toBe(null)
    evening.passes(5 * patience.away)
    expect(pausedAt(evening)).toBe(null)
    evening.comes(ben)
    evening.goes(ben)
    evening.passes(patience.away)
    expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
  })
})

describe('a chair that is kept', () => {
  test('is played by a bot until its player takes it back', () => {
    const { evening, anna, ben } = begun()
    expect(evening.says(anna, { type: 'keep', seat: 1 })).toEqual({ refusal: 'not-now' })
    evening.goes(ben)
    expect(evening.says(anna, { type: 'keep', seat: 1 })).toEqual({ refusal: 'not-now' })
    evening.passes(patience.away)
    expect(evening.says(anna, { type: 'keep', seat: 2 })).toEqual({ refusal: 'no-such-seat' })
    expect(evening.says(anna, { type: 'keep', seat: 1 })).toBe(null)
    expect(evening.says(anna, { type: 'keep', seat: 1 })).toEqual({ refusal: 'not-now' })
    expect([pausedAt(evening), seatAt(evening, 1)?.substituted]).toEqual([null, true])

    evening.comes(ben)
    expect(seatAt(evening, 1)).toMatchObject({ connected: true, substituted: true })
    expect(evening.says(ben, evening.moveOf(ben))).toEqual({ refusal: 'kept-by-bot' })
    expect(evening.says(ben, { type: 'signal', signal: { about: 0, says: 'great' } })).toEqual({
      refusal: 'kept-by-bot',
    })
    expect(evening.says(ben, { type: 'take-back-seat' })).toBe(null)
    expect(evening.says(ben, { type: 'take-back-seat' })).toEqual({ refusal: 'not-now' })
    expect(evening.says(ben, evening.moveOf(ben))).toBe(null)
  })

  test('is nobody’s any longer when the game is over', () => {
    const { evening, anna, ben } = begun()
    evening.goes(ben)
    evening.passes(patience.away)
    evening.says(anna, { type: 'keep', seat: 1 })
    evening.playsOut()
    expect(seatAt(evening, 1)?.substituted).toBe(false)
  })

  test.each([
    ['the-game', gameNamed('the-game')],
    ['tiny', tinyGame],
  ] as const)(
    'of a player who has left pauses every game (%s), and a bot or whoever comes takes it',
    (_, game) => {
      const { evening, anna, ben } = begun(game)
      evening.says(ben, { type: 'leave' })
      expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
      expect(evening.says(anna, { type: 'keep', seat: 1 })).toBe(null)
      expect(seatAt(evening, 1)?.kind).toBe('bot')
      expect(pausedAt(evening)).toBe(null)
      evening.says(anna, { type: 'remove', seat: 1 })
      expect(pausedAt(evening)).toEqual({ reason: 'away', seat: 1 })
      evening.sits('Cleo')
      expect(pausedAt(evening)).toBe(null)
    },
  )
})

test('where each plays alone, nobody waits for who is away, and a bot may keep the chair', () => {
  const { evening, anna, ben } = begun(tinyGame)
  evening.goes(ben)
  evening.passes(10 * patience.away)
  expect(pausedAt(evening)).toBe(null)
  expect(evening.says(anna, { type: 'keep', seat: 1 })).toBe(null)
  expect(evening.playsOut()).toMatchObject({ kind: 'places' })
})

function withKeeper() {
  const seated = begun()
  seated.evening.says(seated.anna, { type: 'keeper', keeper: true })
  return seated
}

describe('at a table that wants a keeper', () => {
  test('a bot keeps the chair of whoever stays away, after a while and without being asked', () => {
    const { evening, ben } = withKeeper()
    evening.goes(ben)
    evening.passes(patience.away + patience.keeper - 1)
    expect(seatAt(evening, 1)?.substituted).toBe(false)
    evening.passes(1)
    expect(seatAt(evening, 1)?.substituted).toBe(true)
    expect(pausedAt(evening)).toBe(null)
  })

  test('a second tab of somebody who is here does not make the keeper wait longer', () => {
    const { evening, anna, ben } = withKeeper()
    evening.goes(ben)
    evening.passes(patience.away + patience.keeper - 1)
    evening.comes(anna)
    evening.passes(1)
    expect(seatAt(evening, 1)?.substituted).toBe(true)
  })

  test('a bot takes the chair of whoever has left at once, and nobody has to wait', () => {
    const { evening, ben } = withKeeper()
    evening.says(ben, { type: 'leave' })
    expect(seatAt(evening, 1)?.kind).toBe('bot')
    expect(pausedAt(evening)).toBe(null)
  })

  test('a bot takes a chair that was left while nobody was there as soon as somebody is', () => {
    const { evening, anna, ben } = withKeeper()
    evening.goes(anna)
    evening.says(ben, { type: 'leave' })
    evening.passes(3_600_000)
    expect(seatAt(evening, 1)?.kind).toBe('open')
    evening.comes(anna)
    expect(seatAt(evening, 1)?.kind).toBe('bot')
  })

  test('a chair that was left before the table wanted a keeper is taken when it does', () => {
    const { evening, anna, ben } = begun()
    evening.says(ben, { type: 'leave' })
    evening.passes(3_600_000)
    expect(seatAt(evening, 1)?.kind).toBe('open')
    evening.says(anna, { type: 'keeper', keeper: true })
    expect(seatAt(evening, 1)?.kind).toBe('bot')
  })

  test('nothing is kept while nobody is there, and who is back first still waits for the others', () => {
    const { evening, anna, ben } = withKeeper()
    evening.goes(anna)
    evening.goes(ben)
    evening.passes(3_600_000)
    evening.comes(anna)
    evening.passes(patience.keeper - 1)
    expect(seatAt(evening, 1)?.substituted).toBe(false)
    evening.passes(1)
    expect(seatAt(evening, 1)?.substituted).toBe(true)
  })
})
