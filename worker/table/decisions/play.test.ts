import { describe, expect, test } from 'vitest'

import type { AnyMove } from '../../../shared/game/game.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameNamed } from '../games.ts'

const asSaid = (move: AnyMove | undefined) => (move ?? {}) as Readonly<Record<string, unknown>>

function begun() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

test('a legal move is made, counted, and seen by everybody', () => {
  const { evening, anna, ben } = begun()
  expect(evening.says(anna, evening.moveOf(anna))).toBe(null)
  expect(evening.turn()).toBe(1)
  expect(evening.projection(ben)).toMatchObject({ turn: 1, toMove: [0] })
})

test('the order of the fields in a move does not matter', () => {
  const { evening, anna } = begun()
  const move = Object.fromEntries(Object.entries(asSaid(evening.moves(anna)[0])).toReversed())
  expect(evening.says(anna, { type: 'move', turn: 0, move })).toBe(null)
})

test('a move that may be said in several ways is written down in one', () => {
  const evening = new Script(gameNamed('switch'))
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  const seat = evening.moves(anna).length > 0 ? anna : ben
  const lay = evening
    .moves(seat)
    .map(asSaid)
    .find(({ do: what }) => what === 'lay')
  expect(lay).toBeDefined()
  // With seven cards in hand “Switch” is said for nothing.
  const move = { ...lay, call: true }
  expect(evening.says(seat, { type: 'move', turn: 0, move })).toBe(null)
  expect(evening.log.at(-1)?.data).toMatchObject({ by: 'human', move: lay })
  expect(evening.log.at(-1)?.data['move']).not.toHaveProperty('call')
})

test('a command that comes twice counts once, and a new one of the same kind counts again', () => {
  const { evening, anna } = begun()
  const saying = { ...evening.moveOf(anna), id: 'the-same' }
  expect(evening.says(anna, saying)).toBe(null)
  const { table } = evening
  expect(evening.says(anna, saying)).toBe(null)
  expect(evening.table).toEqual(table)
  expect(evening.says(anna, { ...saying, id: 'another' })).toEqual({ refusal: 'stale' })
})

const yes = { type: 'move', move: { say: 'yes' } } as const
/** Whenever they like, or in turn. */
function twoWhoSayYes(free: boolean) {
  const evening = new Script(tinyGame, { free })
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

describe('where several may move at once', () => {
  test('a move still counts that was made while others moved', () => {
    const { evening, anna, ben } = twoWhoSayYes(true)
    for (let turn = 0; turn < 3; turn++) evening.says(anna, { ...yes, turn })
    expect(evening.says(ben, { ...yes, turn: 0 })).toBe(null)
    expect(evening.turn()).toBe(4)
  })

  test('a move that was made before the own last one is stale', () => {
    const { evening, anna, ben } = twoWhoSayYes(true)
    evening.says(anna, { ...yes, turn: 0 })
    evening.says(ben, { ...yes, turn: 1 })
    expect(evening.says(anna, { ...yes, turn: 0 })).toEqual({ refusal: 'stale' })
    expect(evening.says(anna, { ...yes, turn: 1 })).toBe(null)
  })

  test('a move is stale that was made before others could not move any more', () => {
    const { evening, anna, ben } = twoWhoSayYes(true)
    for (let turn = 0; turn < 12; turn++) evening.says(anna, { ...yes, turn })
    expect(evening.says(anna, { ...yes, turn: 12 })).toEqual({ refusal: 'not-your-turn' })
    expect(evening.says(ben, { ...yes, turn: 13 })).toEqual({ refusal: 'stale' })
    expect(evening.says(ben, { ...yes, turn: 12 })).toBe(null)
  })

  test('a move from before the own turn came is stale, though it would be allowed again', () => {
    const { evening } = twoWhoSayYes(false)
    const { next } = evening.projection('s1').view as unknown as { next: number }
    const [first, second] = next === 0 ? ['s1', 's2'] : ['s2', 's1']
    evening.says(first, { ...yes, turn: 0 })
    expect(evening.says(second, { ...yes, turn: 0 })).toEqual({ refusal: 'stale' })
    expect(evening.says(second, { ...yes, turn: 1 })).toBe(null)
  })
})

test('two seats may use the same id', () => {
  const { evening, anna, ben } = begun()
  evening.says(anna, { type: 'chat', text: 'hello', id: 'one' })
  evening.says(ben, { type: 'chat', text: 'hello', id: 'one' })
  expect(evening.chat.length).toBe(2)
})

test('a referee asks in this order: is there a game, who plays, is it paused, can it be read, is it still so, is it your turn', () => {
  const { evening, anna, ben } = begun()
  const nonsense = { type: 'move', turn: 7, move: { do: 'cheat' } } as const
  const readable = { type: 'move', turn: 7, move: { do: 'end' } } as const
  evening.says(anna, evening.moveOf(anna))
  expect(evening.says(ben, nonsense)).toEqual({ refusal: 'malformed' })
  expect(evening.says(ben, readable)).toEqual({ refusal: 'stale' })
  expect(evening.says(ben, { ...readable, turn: 1 })).toEqual({ refusal: 'not-your-turn' })
  expect(evening.says(anna, { ...readable, turn: 1 })).toEqual({
    refusal: 'against-the-rules',
    clause: 'TG-04',
  })
  evening.says(ben, { type: 'pause' })
  expect(evening.says(ben, nonsense)).toEqual({ refusal: 'paused' })
  evening.goes(ben)
  evening.passes(30_000)
  evening.says(anna, { type: 'keep', seat: 1 })
  evening.comes(ben)
  expect(evening.says(ben, nonsense)).toEqual({ refusal: 'kept-by-bot' })
  evening.says(anna, { type: 'resume' })
  evening.says(ben, { type: 'take-back-seat' })
  evening.playsOut()
  expect(evening.says(ben, nonsense)).toEqual({ refusal: 'not-now' })
})

test('before the start there is nothing to move, to signal or to pause', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  for (const saying of [
    { type: 'move', turn: 0, move: {} },
    { type: 'signal', signal: {} },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'take-back-seat' },
    { type: 'keep', seat: 0 },
  ] as const)
    expect(evening.says(anna, saying)).toEqual({ refusal: 'not-now' })
})

test('a signal raises the sequence and not the turn, and also passes while the table is paused', () => {
  const { evening, anna, ben } = begun()
  evening.says(anna, { type: 'pause' })
  const before = evening.projection(anna)
  const signal = { about: 0, says: 'please-not' }
  expect(evening.says(ben, { type: 'signal', signal })).toBe(null)
  const after = evening.projection(anna)
  expect([after.turn, after.seq]).toEqual([before.turn, before.seq + 1])
  expect(evening.says(ben, { type: 'signal', signal: { about: 9 } })).toEqual({
    refusal: 'malformed',
  })
  expect(evening.says(ben, { type: 'signal', signal })).toEqual({ refusal: 'stale' })
})

test('where the table has agreed on silence, a signal is refused with the clause', () => {
  const evening = new Script(gameNamed('the-game'), { talk: 'silent' })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'start' })
  expect(evening.says(anna, { type: 'signal', signal: { about: 0, says: 'great' } })).toEqual({
    refusal: 'talk-closed',
    clause: 'TG-17',
  })
})

test('the last move ends the game: outcome and secret are shown, and the hands lie open', () => {
  const { evening, anna } = begun()
  expect(evening.playsOut()).toMatchObject({ kind: 'cooperative' })
  const { phase, proof } = publicTable(evening.table, 0)
  expect(phase).toBe('over')
  expect(proof?.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(evening.projection(anna).toMove).toEqual([])
})
