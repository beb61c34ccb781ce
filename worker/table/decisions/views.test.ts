import type { Viewer } from '../../../shared/game/game.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomFromBytes } from '../../../shared/deal/random.ts'
import { news, publicState, publicTable, snapshot, unseated } from './views.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { dealAt, type Table } from './table.ts'

function begun() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

/** Everything that a viewer is sent about what has happened since `before`. */
const messagesTo = ({ game, table }: Script, before: Table, viewer: Viewer): unknown[] =>
  (news(game, before, { table }, 0)?.(viewer) ?? []).map((text) => JSON.parse(text) as unknown)

test('a move tells each viewer the view of their own, and nothing about the table', () => {
  const { evening, anna } = begun()
  const before = evening.table
  evening.says(anna, evening.moveOf(anna))
  const views = [0, 1, 'public' as const].map((viewer) => messagesTo(evening, before, viewer))
  expect(views.map((messages) => messages.length)).toEqual([1, 1, 1])
  expect(views.flat()).toMatchObject([
    { type: 'view', turn: 1, view: { seat: 0 } },
    { type: 'view', turn: 1, view: { seat: 1 } },
    { type: 'view', turn: 1, view: { seat: null } },
  ])
})

test('what nobody can see is no news', () => {
  const { evening, anna } = begun()
  const before = evening.table
  evening.says(anna, { type: 'rename', name: 'Anna' })
  expect(news(evening.game, before, { table: evening.table }, 0)).toBe(null)
})

test('a change of table matters tells everybody the table, with the seat that is theirs', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.sits('Ben')
  const before = evening.table
  evening.says(anna, { type: 'leave' })
  expect(messagesTo(evening, before, 0)).toMatchObject([
    { type: 'table', seat: 0, table: { seats: [{ name: 'Ben' }] } },
  ])
  expect(messagesTo(evening, before, 'public')).toMatchObject([{ type: 'table', seat: null }])
  expect(unseated(before, evening.table)).toEqual([anna])
})

/** What is told of a table of six, in bytes. */
function sizeWith(nameOf: (seat: number) => string): number {
  const evening = new Script(gameNamed('switch'))
  for (let seat = 0; seat < 6; seat++) evening.sits(nameOf(seat))
  return new TextEncoder().encode(JSON.stringify(publicTable(evening.table, 0))).length
}

test('the names of six seats add no more to a message than six times the bytes of a name', () => {
  const widest = sizeWith(() => '👨‍👩‍👧‍👦'.repeat(limits.nameLetters))
  const shortest = sizeWith((seat) => 'ABCDEF'.charAt(seat))
  expect(widest - shortest).toBeGreaterThan(5 * limits.nameBytes)
  expect(widest - shortest).toBeLessThanOrEqual(6 * limits.nameBytes)
})

test('a snapshot before the deal shows no cards, and one after it those of the seat', () => {
  const { evening } = begun()
  const around = { chat: [], watchers: 3, missed: 2, now: 0 }
  const gathering = new Script()
  expect(snapshot(gathering.game, gathering.table, 'public', around)).toMatchObject({
    seat: null,
    position: null,
    missedMoves: 2,
    table: { phase: 'gathering', spectators: 3 },
  })
  expect(snapshot(evening.game, evening.table, 1, around)).toMatchObject({
    seat: 1,
    position: { view: { seat: 1 } },
  })
})

test('nothing that a viewer is sent depends on a card that the viewer cannot see', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(2), fc.uint8Array({ minLength: 32, maxLength: 32 }), seenSame),
    { numRuns: 60 },
  )
})

/** The same table with other secrets: those cards, the key of its chance, and what is promised for the next deal. */
function dealtAnew({ game, table }: Script, viewer: Viewer, chance: Uint8Array): Table {
  const deal = dealAt(table)
  const { phase } = table
  if (!deal || phase.name === 'gathering') return table
  const random = randomFromBytes(chance)
  const state = game.redeal(deal.state, viewer, random)
  const secret = phase.name === 'over' ? deal.secret : 'another'
  const anew = { ...phase, deal: { ...deal, secret, state } }
  return {
    ...table,
    phase: anew.name === 'over' ? { ...anew, coming: { ...anew.coming, secret: 'another' } } : anew,
  }
}

function seenSame(moves: number, place: number, chance: Uint8Array): void {
  const { evening, anna, ben } = begun()
  for (let done = 0; done < moves && evening.table.phase.name === 'playing'; done++) {
    const [seat] = evening.projection(anna).toMove
    const id = seat === 1 ? ben : anna
    evening.says(id, evening.moveOf(id))
  }
  const viewer = place === 2 ? 'public' : place
  const around = { chat: [], watchers: 0, missed: 0 }
  const other = dealtAnew(evening, viewer, chance)
  expect(JSON.stringify(snapshot(evening.game, other, viewer, around))).toBe(
    JSON.stringify(snapshot(evening.game, evening.table, viewer, around)),
  )
  expect(JSON.stringify(publicState(evening.game, dealtAnew(evening, 'public', chance), 0))).toBe(
    JSON.stringify(publicState(evening.game, evening.table, 0)),
  )
}

test('watchers are as many moves behind as the host wants, and see the end with all others', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  expect(evening.says(anna, { type: 'delay', moves: 3 })).toBe(null)
  evening.says(anna, { type: 'start' })
  const seen = () => publicState(evening.game, evening.table, 0).position?.turn
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => {
    const before = seen()
    const { table } = evening
    playsSafely(evening, anna)
    expect(messagesTo(evening, table, 'public')).toMatchObject([
      { type: 'view', turn: Math.max(0, turn - 2) },
    ])
    return before
  })
  expect(turns).toEqual([0, 0, 0, 0, 1, 2])
  expect(
    snapshot(evening.game, evening.table, 'public', { chat: [], watchers: 0, missed: 0 }),
  ).toMatchObject({
    position: { turn: 3 },
  })
  expect(evening.projection(anna).turn).toBe(6)
  evening.playsOut()
  expect(seen()).toBe(evening.turn())
  expect(JSON.stringify(publicState(evening.game, evening.table, 0).position)).toContain('"open"')
})

test('a person who sits down after the end is told, as spectators are, that the view is not late', () => {
  const { evening } = begun()
  evening.playsOut()
  evening.sits('Cleo')
  const around = { chat: [], watchers: 0, missed: 0 }
  expect(snapshot(evening.game, evening.table, 2, around)).toMatchObject({
    seat: 2,
    position: { movesBehind: 0 },
  })
})

/** Makes a move that does not end the game. */
function playsSafely(evening: Script, id: string): void {
  const safe = evening.moves(id).find((move) => !('loses' in move))
  evening.says(id, { type: 'move', turn: evening.turn(), move: safe as never })
}

test('how far watchers are behind is settled before the cards are dealt', () => {
  const { evening, anna, ben } = begun()
  expect(evening.says(anna, { type: 'delay', moves: 1 })).toEqual({ refusal: 'not-now' })
  evening.playsOut()
  expect(evening.says(ben, { type: 'delay', moves: 1 })).toEqual({ refusal: 'not-host' })
  expect(evening.says(anna, { type: 'delay', moves: 1 })).toBe(null)
  evening.says(anna, { type: 'rematch' })
  evening.says(anna, evening.moveOf(anna))
  expect(publicState(evening.game, evening.table, 0).position?.turn).toBe(0)
})
