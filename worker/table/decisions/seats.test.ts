import { describe, expect, test } from 'vitest'

import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'

const seatsOf = (evening: Script) =>
  publicTable(evening.table, 0).seats.map(({ name, kind }) => `${name} (${kind})`)
const hostOf = (evening: Script) => publicTable(evening.table, 0).host

function begun() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

const strengthsOf = (evening: Script) =>
  publicTable(evening.table, 0).seats.map(({ strength }) => strength)

/** Anna, and one bot of each strength that somebody may name when they seat it. */
function withBots() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  for (const strength of [undefined, 'learning', 'best'] as const)
    evening.says(anna, { type: 'add-bot', ...(strength && { strength }) })
  return { evening, anna }
}

describe('while people gather', () => {
  test('who sits down first is host', () => {
    const evening = new Script()
    evening.sits('Anna')
    evening.sits('Ben')
    expect(seatsOf(evening)).toEqual(['Anna (human)', 'Ben (human)'])
    expect(hostOf(evening)).toBe(0)
  })

  test('somebody leaves, and the others move up', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    const ben = evening.sits('Ben')
    evening.sits('Cleo')
    expect(evening.says(ben, { type: 'leave' })).toBe(null)
    expect(seatsOf(evening)).toEqual(['Anna (human)', 'Cleo (human)'])
    expect(evening.says(anna, { type: 'remove', seat: 1 })).toBe(null)
    expect(seatsOf(evening)).toEqual(['Anna (human)'])
  })

  test('the host leaves, and the next human who is here is host', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    const ben = evening.sits('Ben')
    const cleo = evening.sits('Cleo')
    evening.goes(ben)
    evening.says(anna, { type: 'leave' })
    expect(seatsOf(evening)[hostOf(evening) ?? -1]).toBe('Cleo (human)')
    evening.says(cleo, { type: 'leave' })
    expect(seatsOf(evening)[hostOf(evening) ?? -1]).toBe('Ben (human)')
  })

  test('the last human leaves, and who sits down next is host', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    evening.says(anna, { type: 'add-bot' })
    evening.says(anna, { type: 'leave' })
    expect(hostOf(evening)).toBe(null)
    evening.sits('Ben')
    expect(hostOf(evening)).toBe(1)
  })

  test('somebody keeps their number when others leave and names change, and nobody gets it again', () => {
    const evening = new Script()
    const [anna, ben, cleo] = [evening.sits('Anna'), evening.sits('Ben'), evening.sits('Cleo')]
    const numbers = () => publicTable(evening.table, 0).seats.map(({ person }) => person)
    expect(numbers()).toEqual([1, 2, 3])
    evening.says(anna, { type: 'remove', seat: 1 })
    evening.says(cleo, { type: 'rename', name: 'Ben' })
    expect(numbers()).toEqual([1, 3])
    evening.sits('Dora')
    evening.says(anna, { type: 'add-bot' })
    expect(numbers()).toEqual([1, 3, 4, undefined])
    evening.says(cleo, { type: 'chat', text: 'hello' })
    expect(evening.chat).toMatchObject([{ name: 'Ben', person: 3 }])
    expect(evening.says(ben, { type: 'chat', text: 'hello' })).toEqual({ refusal: 'wrong-token' })
  })

  test('a human takes the place of a bot where no other is free', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    for (let bots = 0; bots < 4; bots++) evening.says(anna, { type: 'add-bot' })
    expect(evening.says(anna, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
    evening.sits('Ben')
    expect(seatsOf(evening)[1]).toBe('Ben (human)')
    for (const name of ['Cleo', 'Dora', 'Emil']) evening.sits(name)
    expect(evening.triesToSit('Finn')).toEqual({ refusal: 'table-full' })
  })

  test('nobody new sits down at a locked table', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    evening.says(anna, { type: 'lock', locked: true })
    expect(evening.triesToSit('Ben')).toEqual({ refusal: 'table-locked' })
    evening.says(anna, { type: 'lock', locked: false })
    expect(evening.triesToSit('Ben')).toBe(null)
  })

  test('names are cleaned and told apart, when sitting down and when renaming', () => {
    const evening = new Script()
    const anna = evening.sits(' Anna ')
    const ben = evening.sits('anna')
    expect(seatsOf(evening)).toEqual(['Anna (human)', 'anna 2 (human)'])
    expect(evening.triesToSit('\u202e')).toEqual({ refusal: 'bad-name' })
    expect(evening.says(ben, { type: 'rename', name: '' })).toEqual({ refusal: 'bad-name' })
    evening.says(ben, { type: 'rename', name: 'ANNA' })
    evening.says(anna, { type: 'rename', name: 'Anna' })
    expect(seatsOf(evening)).toEqual(['Anna (human)', 'ANNA 2 (human)'])
  })

  test('only the host decides about the table', () => {
    const evening = new Script()
    evening.sits('Anna')
    const ben = evening.sits('Ben')
    for (const saying of [
      { type: 'options', options: {} },
      { type: 'add-bot' },
      { type: 'bot-strength', seat: 2, strength: 'best' },
      { type: 'remove', seat: 0 },
      { type: 'lock', locked: true },
      { type: 'keeper', keeper: true },
      { type: 'start' },
      { type: 'rematch' },
      { type: 'gather' },
    ] as const)
      expect(evening.says(ben, saying)).toEqual({ refusal: 'not-host' })
  })

  test('an empty chair cannot be removed', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    expect(evening.says(anna, { type: 'remove', seat: 3 })).toEqual({ refusal: 'no-such-seat' })
  })
})

describe('a bot', () => {
  test('is as strong as it was chosen, an even match unless said otherwise, and everybody knows', () => {
    const { evening } = withBots()
    expect(strengthsOf(evening)).toEqual([undefined, 'even', 'learning', 'best'])
    expect(evening.log.slice(1).map(({ data }) => data['strength'])).toEqual([
      'even',
      'learning',
      'best',
    ])
  })

  test('is another match whenever the host says so while no game is played', () => {
    const { evening, anna } = withBots()
    const says = (seat: number, strength: 'best' | 'learning') =>
      evening.says(anna, { type: 'bot-strength', seat, strength })
    expect(says(1, 'best')).toBe(null)
    expect(strengthsOf(evening)).toEqual([undefined, 'best', 'learning', 'best'])
    for (const seat of [0, 4]) expect(says(seat, 'best')).toEqual({ refusal: 'no-such-seat' })

    evening.says(anna, { type: 'start' })
    expect(says(1, 'learning')).toEqual({ refusal: 'not-now' })
    evening.playsOut()
    expect(says(3, 'learning')).toBe(null)
    evening.says(anna, { type: 'rematch' })
    expect(strengthsOf(evening)).toEqual([undefined, 'best', 'learning', 'learning'])
  })

  test('that takes the chair of somebody who has left is an even match', () => {
    const { evening, anna, ben } = begun()
    evening.says(ben, { type: 'leave' })
    evening.passes(30_000)
    evening.says(anna, { type: 'keep', seat: 1 })
    expect(strengthsOf(evening)).toEqual([undefined, 'even', 'even'])
  })
})

describe('once the game has begun', () => {
  test('who leaves keeps everybody else in place, and whoever comes may sit there', () => {
    const { evening, anna } = begun()
    const hand = evening.projection(anna).view
    evening.says(anna, { type: 'leave' })
    expect(seatsOf(evening)[0]).toBe('Anna (open)')
    expect(hostOf(evening)).toBe(1)
    const dora = evening.sits('Dora')
    expect(seatsOf(evening).slice(0, 2)).toEqual(['Dora (human)', 'Ben (human)'])
    expect(evening.projection(dora).view).toEqual(hand)
  })

  test('the host leaves, and the next around the table is host', () => {
    const { evening, anna, ben } = begun()
    evening.sits('Cleo')
    evening.says(anna, { type: 'leave' })
    evening.sits('Dora')
    evening.says(ben, { type: 'leave' })
    expect(seatsOf(evening)[hostOf(evening) ?? -1]).toBe('Cleo (human)')
  })

  test('the name of somebody who has left is free', () => {
    const { evening, anna, ben } = begun()
    evening.says(ben, { type: 'leave' })
    evening.says(anna, { type: 'rename', name: 'Ben' })
    expect(seatsOf(evening).slice(0, 2)).toEqual(['Ben (human)', 'Ben (open)'])
  })

  test('a bot makes room for a human, and a human who is only away does not', () => {
    const { evening, ben } = begun()
    evening.goes(ben)
    evening.passes(60_000)
    evening.sits('Cleo')
    expect(seatsOf(evening)).toEqual(['Anna (human)', 'Ben (human)', 'Cleo (human)'])
    expect(evening.triesToSit('Dora')).toEqual({ refusal: 'table-started' })
  })

  test('a seat that a bot keeps for a human is not free', () => {
    const { evening, anna, ben } = begun()
    evening.sits('Cleo')
    evening.goes(ben)
    evening.passes(30_000)
    expect(evening.says(anna, { type: 'keep', seat: 1 })).toBe(null)
    expect(evening.triesToSit('Dora')).toEqual({ refusal: 'table-started' })
  })

  test('the host may still remove somebody, and who is removed has nothing more to say', () => {
    const { evening, anna, ben } = begun()
    expect(evening.says(anna, { type: 'remove', seat: 1 })).toBe(null)
    expect(seatsOf(evening)[1]).toBe('Ben (open)')
    expect(evening.says(ben, { type: 'chat', text: 'but why' })).toEqual({ refusal: 'wrong-token' })
    expect(evening.says(anna, { type: 'remove', seat: 1 })).toEqual({ refusal: 'no-such-seat' })
    expect(evening.says(anna, { type: 'add-bot' })).toEqual({ refusal: 'not-now' })
  })
})
