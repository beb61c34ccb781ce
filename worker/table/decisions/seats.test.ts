import { describe, expect, test } from 'vitest'

import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'

const seatsOf = (script: Script) =>
  publicTable(script.table, 0).seats.map(({ name, kind }) => `${name} (${kind})`)
const hostOf = (script: Script) => publicTable(script.table, 0).host

function begun() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

const strengthsOf = (script: Script) =>
  publicTable(script.table, 0).seats.map(({ strength }) => strength)

/**
 * Returns a table with Anna and three bots: one with the default strength, one easy and one hard.
 */
function withBots() {
  const script = new Script()
  const anna = script.sit('Anna')
  for (const strength of [undefined, 'easy', 'hard'] as const)
    script.send(anna, { type: 'add-bot', ...(strength && { strength }) })
  return { script, anna }
}

describe('before the start', () => {
  test('the first player is the host', () => {
    const script = new Script()
    script.sit('Anna')
    script.sit('Ben')
    expect(seatsOf(script)).toEqual(['Anna (human)', 'Ben (human)'])
    expect(hostOf(script)).toBe(0)
  })

  test('a player leaves, and the others move up', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    const ben = script.sit('Ben')
    script.sit('Cleo')
    expect(script.send(ben, { type: 'leave' })).toBe(null)
    expect(seatsOf(script)).toEqual(['Anna (human)', 'Cleo (human)'])
    expect(script.send(anna, { type: 'remove', seat: 1 })).toBe(null)
    expect(seatsOf(script)).toEqual(['Anna (human)'])
  })

  test('the host leaves, and the next connected human is the host', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    const ben = script.sit('Ben')
    const cleo = script.sit('Cleo')
    script.disconnect(ben)
    script.send(anna, { type: 'leave' })
    expect(seatsOf(script)[hostOf(script) ?? -1]).toBe('Cleo (human)')
    script.send(cleo, { type: 'leave' })
    expect(seatsOf(script)[hostOf(script) ?? -1]).toBe('Ben (human)')
  })

  test('the last human leaves, and the next newcomer is the host', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    script.send(anna, { type: 'add-bot' })
    script.send(anna, { type: 'leave' })
    expect(hostOf(script)).toBe(null)
    script.sit('Ben')
    expect(hostOf(script)).toBe(1)
  })

  test('players keep their public number, which is never reused', () => {
    const script = new Script()
    const [anna, ben, cleo] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cleo')]
    const numbers = () => publicTable(script.table, 0).seats.map(({ person }) => person)
    expect(numbers()).toEqual([1, 2, 3])
    script.send(anna, { type: 'remove', seat: 1 })
    script.send(cleo, { type: 'rename', name: 'Ben' })
    expect(numbers()).toEqual([1, 3])
    script.sit('Dora')
    script.send(anna, { type: 'add-bot' })
    expect(numbers()).toEqual([1, 3, 4, undefined])
    script.send(cleo, { type: 'chat', text: 'hello' })
    expect(script.chat).toMatchObject([{ name: 'Ben', person: 3 }])
    expect(script.send(ben, { type: 'chat', text: 'hello' })).toEqual({ refusal: 'wrong-token' })
  })

  test('a human takes a bot’s seat if no other is free', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    for (let bots = 0; bots < 4; bots++) script.send(anna, { type: 'add-bot' })
    expect(script.send(anna, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
    script.sit('Ben')
    expect(seatsOf(script)[1]).toBe('Ben (human)')
    for (const name of ['Cleo', 'Dora', 'Emil']) script.sit(name)
    expect(script.trySit('Finn')).toEqual({ refusal: 'table-full' })
  })

  test('newcomers are refused at a locked table', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    script.send(anna, { type: 'set-locked', locked: true })
    expect(script.trySit('Ben')).toEqual({ refusal: 'table-locked' })
    script.send(anna, { type: 'set-locked', locked: false })
    expect(script.trySit('Ben')).toBe(null)
  })

  test('names are cleaned and made distinct, when sitting down and when renaming', () => {
    const script = new Script()
    const anna = script.sit(' Anna ')
    const ben = script.sit('anna')
    expect(seatsOf(script)).toEqual(['Anna (human)', 'anna 2 (human)'])
    expect(script.trySit('\u202e')).toEqual({ refusal: 'bad-name' })
    expect(script.send(ben, { type: 'rename', name: '' })).toEqual({ refusal: 'bad-name' })
    script.send(ben, { type: 'rename', name: 'ANNA' })
    script.send(anna, { type: 'rename', name: 'Anna' })
    expect(seatsOf(script)).toEqual(['Anna (human)', 'ANNA 2 (human)'])
  })

  test('host commands are refused for other players', () => {
    const script = new Script()
    script.sit('Anna')
    const ben = script.sit('Ben')
    for (const input of [
      { type: 'set-options', options: {} },
      { type: 'add-bot' },
      { type: 'set-bot-strength', seat: 2, strength: 'hard' },
      { type: 'remove', seat: 0 },
      { type: 'set-locked', locked: true },
      { type: 'set-auto-substitute', autoSubstitute: true },
      { type: 'start' },
      { type: 'rematch' },
      { type: 'gather' },
    ] as const)
      expect(script.send(ben, input)).toEqual({ refusal: 'not-host' })
  })

  test('an open seat cannot be removed', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    expect(script.send(anna, { type: 'remove', seat: 3 })).toEqual({ refusal: 'no-such-seat' })
  })
})

describe('a bot', () => {
  test('has its chosen strength, the usual one by default, which is public', () => {
    const { script } = withBots()
    expect(strengthsOf(script)).toEqual([undefined, 'medium', 'easy', 'hard'])
    expect(script.log.slice(1).map(({ data }) => data['strength'])).toEqual([
      'medium',
      'easy',
      'hard',
    ])
  })

  test('can be given another strength while no game is played', () => {
    const { script, anna } = withBots()
    const says = (seat: number, strength: 'hard' | 'easy') =>
      script.send(anna, { type: 'set-bot-strength', seat, strength })
    expect(says(1, 'hard')).toBe(null)
    expect(strengthsOf(script)).toEqual([undefined, 'hard', 'easy', 'hard'])
    for (const seat of [0, 4]) expect(says(seat, 'hard')).toEqual({ refusal: 'no-such-seat' })

    script.send(anna, { type: 'start' })
    expect(says(1, 'easy')).toEqual({ refusal: 'not-now' })
    script.playOut()
    expect(says(3, 'easy')).toBe(null)
    script.send(anna, { type: 'rematch' })
    expect(strengthsOf(script)).toEqual([undefined, 'hard', 'easy', 'easy'])
  })

  test('has the usual strength if it takes over a seat that was left', () => {
    const { script, anna, ben } = begun()
    script.send(ben, { type: 'leave' })
    script.advance(30_000)
    script.send(anna, { type: 'substitute', seat: 1 })
    expect(strengthsOf(script)).toEqual([undefined, 'medium', 'medium'])
  })
})

describe('during a game', () => {
  test('a player leaves, the others keep their seats, and a newcomer can take the open one', () => {
    const { script, anna } = begun()
    const hand = script.projection(anna).view
    script.send(anna, { type: 'leave' })
    expect(seatsOf(script)[0]).toBe('Anna (open)')
    expect(hostOf(script)).toBe(1)
    const dora = script.sit('Dora')
    expect(seatsOf(script).slice(0, 2)).toEqual(['Dora (human)', 'Ben (human)'])
    expect(script.projection(dora).view).toEqual(hand)
  })

  test('the host leaves, and the next player in seat order is the host', () => {
    const { script, anna, ben } = begun()
    script.sit('Cleo')
    script.send(anna, { type: 'leave' })
    script.sit('Dora')
    script.send(ben, { type: 'leave' })
    expect(seatsOf(script)[hostOf(script) ?? -1]).toBe('Cleo (human)')
  })

  test('the name of a player who has left is free', () => {
    const { script, anna, ben } = begun()
    script.send(ben, { type: 'leave' })
    script.send(anna, { type: 'rename', name: 'Ben' })
    expect(seatsOf(script).slice(0, 2)).toEqual(['Ben (human)', 'Ben (open)'])
  })

  test('a newcomer can take a bot’s seat, but not that of an absent player', () => {
    const { script, ben } = begun()
    script.disconnect(ben)
    script.advance(60_000)
    script.sit('Cleo')
    expect(seatsOf(script)).toEqual(['Anna (human)', 'Ben (human)', 'Cleo (human)'])
    expect(script.trySit('Dora')).toEqual({ refusal: 'table-started' })
  })

  test('a substituted seat is not free', () => {
    const { script, anna, ben } = begun()
    script.sit('Cleo')
    script.disconnect(ben)
    script.advance(30_000)
    expect(script.send(anna, { type: 'substitute', seat: 1 })).toBe(null)
    expect(script.trySit('Dora')).toEqual({ refusal: 'table-started' })
  })

  test('the host can still remove a player, whose commands are refused then', () => {
    const { script, anna, ben } = begun()
    expect(script.send(anna, { type: 'remove', seat: 1 })).toBe(null)
    expect(seatsOf(script)[1]).toBe('Ben (open)')
    expect(script.send(ben, { type: 'chat', text: 'but why' })).toEqual({ refusal: 'wrong-token' })
    expect(script.send(anna, { type: 'remove', seat: 1 })).toEqual({ refusal: 'no-such-seat' })
    expect(script.send(anna, { type: 'add-bot' })).toEqual({ refusal: 'not-now' })
  })
})
