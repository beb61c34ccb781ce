import { describe, expect, test } from 'vitest'

import type { AnyMove } from '../../../shared/game/game.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById } from '../games.ts'

const asSaid = (move: AnyMove | undefined) => (move ?? {}) as Readonly<Record<string, unknown>>

function begun() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

test('a legal move is applied, counted and public', () => {
  const { script, anna, ben } = begun()
  expect(script.send(anna, script.moveInput(anna))).toBe(null)
  expect(script.turn()).toBe(1)
  expect(script.projection(ben)).toMatchObject({ turn: 1, toMove: [0] })
})

test('the order of the fields in a move does not matter', () => {
  const { script, anna } = begun()
  const move = Object.fromEntries(Object.entries(asSaid(script.moves(anna)[0])).toReversed())
  expect(script.send(anna, { type: 'move', turn: 0, move })).toBe(null)
})

test('equivalent moves are logged in one form', () => {
  const script = new Script(gameById('switch'))
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  const seat = script.moves(anna).length > 0 ? anna : ben
  const lay = script
    .moves(seat)
    .map(asSaid)
    .find(({ do: what }) => what === 'play')
  expect(lay).toBeDefined()
  // The call of “Switch” has no effect with seven cards in hand, so the move is the same with and
  // without it.
  const move = { ...lay, call: true }
  expect(script.send(seat, { type: 'move', turn: 0, move })).toBe(null)
  expect(script.log.at(-1)?.data).toMatchObject({ by: 'human', move: lay })
  expect(script.log.at(-1)?.data['move']).not.toHaveProperty('call')
})

test('a repeated command counts once, and a new one of the same type counts again', () => {
  const { script, anna } = begun()
  const input = { ...script.moveInput(anna), id: 'the-same' }
  expect(script.send(anna, input)).toBe(null)
  const { table } = script
  expect(script.send(anna, input)).toBe(null)
  expect(script.table).toEqual(table)
  expect(script.send(anna, { ...input, id: 'another' })).toEqual({ refusal: 'stale' })
})

const yes = { type: 'move', move: { say: 'yes' } } as const
/**
 * Returns a tiny game of two players. If `free` is true, they can move at any time, otherwise in
 * turn.
 */
function tinyGameOfTwo(free: boolean) {
  const script = new Script(tinyGame, { free })
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

describe('if several players can move at once', () => {
  test('a move that was made while others moved is accepted', () => {
    const { script, anna, ben } = tinyGameOfTwo(true)
    for (let turn = 0; turn < 3; turn++) script.send(anna, { ...yes, turn })
    expect(script.send(ben, { ...yes, turn: 0 })).toBe(null)
    expect(script.turn()).toBe(4)
  })

  test('a move from before the player’s last one is stale', () => {
    const { script, anna, ben } = tinyGameOfTwo(true)
    script.send(anna, { ...yes, turn: 0 })
    script.send(ben, { ...yes, turn: 1 })
    expect(script.send(anna, { ...yes, turn: 0 })).toEqual({ refusal: 'stale' })
    expect(script.send(anna, { ...yes, turn: 1 })).toBe(null)
  })

  test('a move is stale if the legal moves have changed since', () => {
    const { script, anna, ben } = tinyGameOfTwo(true)
    for (let turn = 0; turn < 12; turn++) script.send(anna, { ...yes, turn })
    expect(script.send(anna, { ...yes, turn: 12 })).toEqual({ refusal: 'not-your-turn' })
    expect(script.send(ben, { ...yes, turn: 13 })).toEqual({ refusal: 'stale' })
    expect(script.send(ben, { ...yes, turn: 12 })).toBe(null)
  })

  test('a move from before the player’s turn is stale, even if it would be legal now', () => {
    const { script } = tinyGameOfTwo(false)
    const { next } = script.projection('s1').view as unknown as { next: number }
    const [first, second] = next === 0 ? ['s1', 's2'] : ['s2', 's1']
    script.send(first, { ...yes, turn: 0 })
    expect(script.send(second, { ...yes, turn: 0 })).toEqual({ refusal: 'stale' })
    expect(script.send(second, { ...yes, turn: 1 })).toBe(null)
  })
})

test('two seats can use the same command id', () => {
  const { script, anna, ben } = begun()
  script.send(anna, { type: 'chat', text: 'hello', id: 'one' })
  script.send(ben, { type: 'chat', text: 'hello', id: 'one' })
  expect(script.chat.length).toBe(2)
})

test('refusals have an order: no game, substituted, paused, malformed, stale, not your turn', () => {
  const { script, anna, ben } = begun()
  const nonsense = { type: 'move', turn: 7, move: { do: 'cheat' } } as const
  const readable = { type: 'move', turn: 7, move: { do: 'end' } } as const
  script.send(anna, script.moveInput(anna))
  expect(script.send(ben, nonsense)).toEqual({ refusal: 'malformed' })
  expect(script.send(ben, readable)).toEqual({ refusal: 'stale' })
  expect(script.send(ben, { ...readable, turn: 1 })).toEqual({ refusal: 'not-your-turn' })
  expect(script.send(anna, { ...readable, turn: 1 })).toEqual({
    refusal: 'against-the-rules',
    clause: 'TG-04',
  })
  script.send(ben, { type: 'pause' })
  expect(script.send(ben, nonsense)).toEqual({ refusal: 'paused' })
  script.disconnect(ben)
  script.advance(30_000)
  script.send(anna, { type: 'substitute', seat: 1 })
  script.connect(ben)
  expect(script.send(ben, nonsense)).toEqual({ refusal: 'substituted-by-bot' })
  script.send(anna, { type: 'resume' })
  script.send(ben, { type: 'take-back-seat' })
  script.playOut()
  expect(script.send(ben, nonsense)).toEqual({ refusal: 'not-now' })
})

test('before the start, moves, signals and pauses are refused', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  for (const input of [
    { type: 'move', turn: 0, move: {} },
    { type: 'signal', signal: {} },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'take-back-seat' },
    { type: 'substitute', seat: 0 },
  ] as const)
    expect(script.send(anna, input)).toEqual({ refusal: 'not-now' })
})

test('a signal raises the sequence number but not the turn, and is allowed during a pause', () => {
  const { script, anna, ben } = begun()
  script.send(anna, { type: 'pause' })
  const before = script.projection(anna)
  const signal = { about: 0, says: 'please-not' }
  expect(script.send(ben, { type: 'signal', signal })).toBe(null)
  const after = script.projection(anna)
  expect([after.turn, after.seq]).toEqual([before.turn, before.seq + 1])
  expect(script.send(ben, { type: 'signal', signal: { about: 9 } })).toEqual({
    refusal: 'malformed',
  })
  expect(script.send(ben, { type: 'signal', signal })).toEqual({ refusal: 'stale' })
})

test('without signals in the options, a signal is refused with the clause', () => {
  const script = new Script(gameById('the-game'), { talk: 'silent' })
  const anna = script.sit('Anna')
  script.send(anna, { type: 'start' })
  expect(script.send(anna, { type: 'signal', signal: { about: 0, says: 'great' } })).toEqual({
    refusal: 'chat-closed',
    clause: 'TG-17',
  })
})

test('the last move ends the game and publishes the outcome, the secret and all hands', () => {
  const { script, anna } = begun()
  expect(script.playOut()).toMatchObject({ kind: 'cooperative' })
  const { phase, proof } = publicTable(script.table, 0)
  expect(phase).toBe('over')
  expect(proof?.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(script.projection(anna).toMove).toEqual([])
})
