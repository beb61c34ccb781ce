import { describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById } from '../games.ts'

const pausedAt = (script: Script) => publicTable(script.table, 0).paused
const seatAt = (script: Script, seat: number) => publicTable(script.table, 0).seats[seat]

function begun(game = gameById('the-game')) {
  const script = new Script(game)
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

describe('a requested pause', () => {
  test('stops the game until any player resumes it', () => {
    const { script, anna, ben } = begun()
    expect(script.send(ben, { type: 'pause' })).toBe(null)
    expect(pausedAt(script)).toEqual({ reason: 'requested', seat: 1 })
    expect(script.send(anna, script.moveInput(anna))).toEqual({ refusal: 'paused' })
    expect(script.send(anna, { type: 'pause' })).toEqual({ refusal: 'paused' })
    expect(script.send(anna, { type: 'chat', text: 'tea?' })).toBe(null)
    expect(script.send(anna, { type: 'resume' })).toBe(null)
    expect(script.send(anna, { type: 'resume' })).toEqual({ refusal: 'not-now' })
    expect(script.send(anna, script.moveInput(anna))).toBe(null)
  })

  test('is followed by the pause for a player who went away meanwhile', () => {
    const { script, anna, ben } = begun()
    script.send(anna, { type: 'pause' })
    script.disconnect(ben)
    script.advance(60_000)
    script.send(anna, { type: 'resume' })
    expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
  })

  test('is not ended by a player who returns', () => {
    const { script, anna, ben } = begun()
    script.send(anna, { type: 'pause' })
    script.disconnect(ben)
    script.advance(60_000)
    script.connect(ben)
    expect(pausedAt(script)).toEqual({ reason: 'requested', seat: 0 })
  })
})

describe('in a cooperative game', () => {
  test('a reload has no effect, and a player who stays away pauses the table until they return', () => {
    const { script, ben } = begun()
    script.disconnect(ben)
    expect(seatAt(script, 1)?.connected).toBe(false)
    script.advance(timeouts.away - 1)
    expect(pausedAt(script)).toBe(null)
    script.advance(1)
    expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
    script.connect(ben)
    expect(pausedAt(script)).toBe(null)
  })

  test('the table waits for both of two players who are away', () => {
    const { script, anna, ben } = begun()
    script.disconnect(anna)
    script.disconnect(ben)
    script.advance(timeouts.away)
    script.connect(anna)
    expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
    script.connect(ben)
    expect(pausedAt(script)).toBe(null)
  })

  test('the pause names the first player who went away', () => {
    const { script, anna, ben } = begun()
    script.disconnect(ben)
    script.advance(timeouts.away)
    script.disconnect(anna)
    script.advance(timeouts.away)
    expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
  })

  test('the others can go on without a player, and wait for the player again after a return', () => {
    const { script, anna, ben } = begun()
    script.disconnect(ben)
    script.advance(timeouts.away)
    expect(script.send(anna, { type: 'resume' })).toBe(null)
    expect(pausedAt(script)).toBe(null)
    expect(script.send(anna, script.moveInput(anna))).toBe(null)
    script.advance(5 * timeouts.away)
    expect(pausedAt(script)).toBe(null)
    script.connect(ben)
    script.disconnect(ben)
    script.advance(timeouts.away)
    expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
  })
})

describe('a substituted seat', () => {
  test('is played by a bot until its player takes it back', () => {
    const { script, anna, ben } = begun()
    expect(script.send(anna, { type: 'substitute', seat: 1 })).toEqual({ refusal: 'not-now' })
    script.disconnect(ben)
    expect(script.send(anna, { type: 'substitute', seat: 1 })).toEqual({ refusal: 'not-now' })
    script.advance(timeouts.away)
    expect(script.send(anna, { type: 'substitute', seat: 2 })).toEqual({ refusal: 'no-such-seat' })
    expect(script.send(anna, { type: 'substitute', seat: 1 })).toBe(null)
    expect(script.send(anna, { type: 'substitute', seat: 1 })).toEqual({ refusal: 'not-now' })
    expect([pausedAt(script), seatAt(script, 1)?.substituted]).toEqual([null, true])

    script.connect(ben)
    expect(seatAt(script, 1)).toMatchObject({ connected: true, substituted: true })
    expect(script.send(ben, script.moveInput(ben))).toEqual({ refusal: 'substituted-by-bot' })
    expect(script.send(ben, { type: 'signal', signal: { about: 0, says: 'great' } })).toEqual({
      refusal: 'substituted-by-bot',
    })
    expect(script.send(ben, { type: 'take-back-seat' })).toBe(null)
    expect(script.send(ben, { type: 'take-back-seat' })).toEqual({ refusal: 'not-now' })
    expect(script.send(ben, script.moveInput(ben))).toBe(null)
  })

  test('returns to its player when the game is over', () => {
    const { script, anna, ben } = begun()
    script.disconnect(ben)
    script.advance(timeouts.away)
    script.send(anna, { type: 'substitute', seat: 1 })
    script.playOut()
    expect(seatAt(script, 1)?.substituted).toBe(false)
  })

  test.each([
    ['the-game', gameById('the-game')],
    ['tiny', tinyGame],
  ] as const)(
    'that was left pauses every game (%s) until a bot or a newcomer takes it',
    (_, game) => {
      const { script, anna, ben } = begun(game)
      script.send(ben, { type: 'leave' })
      expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
      expect(script.send(anna, { type: 'substitute', seat: 1 })).toBe(null)
      expect(seatAt(script, 1)?.kind).toBe('bot')
      expect(pausedAt(script)).toBe(null)
      script.send(anna, { type: 'remove', seat: 1 })
      expect(pausedAt(script)).toEqual({ reason: 'away', seat: 1 })
      script.sit('Cleo')
      expect(pausedAt(script)).toBe(null)
    },
  )
})

test('a competitive game does not wait for an absent player, and a bot can substitute', () => {
  const { script, anna, ben } = begun(tinyGame)
  script.disconnect(ben)
  script.advance(10 * timeouts.away)
  expect(pausedAt(script)).toBe(null)
  expect(script.send(anna, { type: 'substitute', seat: 1 })).toBe(null)
  expect(script.playOut()).toMatchObject({ kind: 'places' })
})

function withKeeper() {
  const seated = begun()
  seated.script.send(seated.anna, { type: 'set-auto-substitute', autoSubstitute: true })
  return seated
}

describe('with automatic substitution', () => {
  test('a bot substitutes for an absent player after a while', () => {
    const { script, ben } = withKeeper()
    script.disconnect(ben)
    script.advance(timeouts.away + timeouts.autoSubstitution - 1)
    expect(seatAt(script, 1)?.substituted).toBe(false)
    script.advance(1)
    expect(seatAt(script, 1)?.substituted).toBe(true)
    expect(pausedAt(script)).toBe(null)
  })

  test('a second tab of a connected player does not delay the substitution', () => {
    const { script, anna, ben } = withKeeper()
    script.disconnect(ben)
    script.advance(timeouts.away + timeouts.autoSubstitution - 1)
    script.connect(anna)
    script.advance(1)
    expect(seatAt(script, 1)?.substituted).toBe(true)
  })

  test('a bot takes over a seat that was left at once', () => {
    const { script, ben } = withKeeper()
    script.send(ben, { type: 'leave' })
    expect(seatAt(script, 1)?.kind).toBe('bot')
    expect(pausedAt(script)).toBe(null)
  })

  test('a bot takes over a seat of an unattended table as soon as a player connects', () => {
    const { script, anna, ben } = withKeeper()
    script.disconnect(anna)
    script.send(ben, { type: 'leave' })
    script.advance(3_600_000)
    expect(seatAt(script, 1)?.kind).toBe('open')
    script.connect(anna)
    expect(seatAt(script, 1)?.kind).toBe('bot')
  })

  test('a bot takes over a seat that was left before the host turned substitution on', () => {
    const { script, anna, ben } = begun()
    script.send(ben, { type: 'leave' })
    script.advance(3_600_000)
    expect(seatAt(script, 1)?.kind).toBe('open')
    script.send(anna, { type: 'set-auto-substitute', autoSubstitute: true })
    expect(seatAt(script, 1)?.kind).toBe('bot')
  })

  test('an unattended table substitutes no player, and the first one to return waits for the others', () => {
    const { script, anna, ben } = withKeeper()
    script.disconnect(anna)
    script.disconnect(ben)
    script.advance(3_600_000)
    script.connect(anna)
    script.advance(timeouts.autoSubstitution - 1)
    expect(seatAt(script, 1)?.substituted).toBe(false)
    script.advance(1)
    expect(seatAt(script, 1)?.substituted).toBe(true)
  })
})
