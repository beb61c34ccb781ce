import type { Viewer } from '../../../shared/game/game.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomFromBytes } from '../../../shared/deal/random.ts'
import { messagesOfChange, publicState, publicTable, snapshot, unseatedHumans } from './views.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { dealAt, type Table } from './table.ts'

function begun() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

/** Returns all messages to a viewer about the changes between `before` and the current table. */
const messagesTo = ({ game, table }: Script, before: Table, viewer: Viewer): unknown[] =>
  (messagesOfChange(game, before, { table }, 0)?.(viewer) ?? []).map(
    (text) => JSON.parse(text) as unknown,
  )

test('a move sends each viewer their own view, and no table', () => {
  const { script, anna } = begun()
  const before = script.table
  script.send(anna, script.moveInput(anna))
  const views = [0, 1, 'public' as const].map((viewer) => messagesTo(script, before, viewer))
  expect(views.map((messages) => messages.length)).toEqual([1, 1, 1])
  expect(views.flat()).toMatchObject([
    { type: 'view', turn: 1, view: { seat: 0 } },
    { type: 'view', turn: 1, view: { seat: 1 } },
    { type: 'view', turn: 1, view: { seat: null } },
  ])
})

test('an invisible change sends no message', () => {
  const { script, anna } = begun()
  const before = script.table
  script.send(anna, { type: 'rename', name: 'Anna' })
  expect(messagesOfChange(script.game, before, { table: script.table }, 0)).toBe(null)
})

test('a change of the public table is sent to all viewers, with their own seat', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.sit('Ben')
  const before = script.table
  script.send(anna, { type: 'leave' })
  expect(messagesTo(script, before, 0)).toMatchObject([
    { type: 'table', seat: 0, table: { seats: [{ name: 'Ben' }] } },
  ])
  expect(messagesTo(script, before, 'public')).toMatchObject([{ type: 'table', seat: null }])
  expect(unseatedHumans(before, script.table)).toEqual([anna])
})

/** Returns the length in bytes of the public table with six seats. */
function sizeWith(nameOf: (seat: number) => string): number {
  const script = new Script(gameById('switch'))
  for (let seat = 0; seat < 6; seat++) script.sit(nameOf(seat))
  return new TextEncoder().encode(JSON.stringify(publicTable(script.table, 0))).length
}

test('six names add at most six times the byte limit of a name', () => {
  const widest = sizeWith(() => '👨‍👩‍👧‍👦'.repeat(limits.nameLetters))
  const shortest = sizeWith((seat) => 'ABCDEF'.charAt(seat))
  expect(widest - shortest).toBeGreaterThan(5 * limits.nameBytes)
  expect(widest - shortest).toBeLessThanOrEqual(6 * limits.nameBytes)
})

test('a snapshot has no cards before the deal, and those of the seat after it', () => {
  const { script } = begun()
  const around = { chat: [], spectators: 3, missed: 2, now: 0 }
  const gathering = new Script()
  expect(snapshot(gathering.game, gathering.table, 'public', around)).toMatchObject({
    seat: null,
    position: null,
    missedMoves: 2,
    table: { phase: 'gathering', spectators: 3 },
  })
  expect(snapshot(script.game, script.table, 1, around)).toMatchObject({
    seat: 1,
    position: { view: { seat: 1 } },
  })
})

test('messages do not depend on cards that the viewer cannot see', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(2), fc.uint8Array({ minLength: 32, maxLength: 32 }), seenSame),
    { numRuns: 60 },
  )
})

/** Returns the table with other hidden cards, another random state and another secret for the next deal. */
function withOtherHiddenCards({ game, table }: Script, viewer: Viewer, chance: Uint8Array): Table {
  const deal = dealAt(table)
  const { phase } = table
  if (!deal || phase.name === 'gathering') return table
  const random = randomFromBytes(chance)
  const state = game.redeal(deal.state, viewer, random)
  const secret = phase.name === 'over' ? deal.secret : 'another'
  const redealt = { ...phase, deal: { ...deal, secret, state } }
  return {
    ...table,
    phase:
      redealt.name === 'over'
        ? { ...redealt, nextDeal: { ...redealt.nextDeal, secret: 'another' } }
        : redealt,
  }
}

function seenSame(moves: number, place: number, chance: Uint8Array): void {
  const { script, anna, ben } = begun()
  for (let done = 0; done < moves && script.table.phase.name === 'playing'; done++) {
    const [seat] = script.projection(anna).toMove
    const id = seat === 1 ? ben : anna
    script.send(id, script.moveInput(id))
  }
  const viewer = place === 2 ? 'public' : place
  const around = { chat: [], spectators: 0, missed: 0 }
  const other = withOtherHiddenCards(script, viewer, chance)
  expect(JSON.stringify(snapshot(script.game, other, viewer, around))).toBe(
    JSON.stringify(snapshot(script.game, script.table, viewer, around)),
  )
  expect(
    JSON.stringify(publicState(script.game, withOtherHiddenCards(script, 'public', chance), 0)),
  ).toBe(JSON.stringify(publicState(script.game, script.table, 0)))
}

test('spectators are delayed by the chosen number of moves, and see the end with all others', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  expect(script.send(anna, { type: 'set-spectator-delay', moves: 3 })).toBe(null)
  script.send(anna, { type: 'start' })
  const seen = () => publicState(script.game, script.table, 0).position?.turn
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => {
    const before = seen()
    const { table } = script
    playsSafely(script, anna)
    expect(messagesTo(script, table, 'public')).toMatchObject([
      { type: 'view', turn: Math.max(0, turn - 2) },
    ])
    return before
  })
  expect(turns).toEqual([0, 0, 0, 0, 1, 2])
  expect(
    snapshot(script.game, script.table, 'public', { chat: [], spectators: 0, missed: 0 }),
  ).toMatchObject({
    position: { turn: 3 },
  })
  expect(script.projection(anna).turn).toBe(6)
  script.playOut()
  expect(seen()).toBe(script.turn())
  expect(JSON.stringify(publicState(script.game, script.table, 0).position)).toContain('"open"')
})

test('a person who sits down after the end gets the view of spectators, without a delay', () => {
  const { script } = begun()
  script.playOut()
  script.sit('Cleo')
  const around = { chat: [], spectators: 0, missed: 0 }
  expect(snapshot(script.game, script.table, 2, around)).toMatchObject({
    seat: 2,
    position: { movesBehind: 0 },
  })
})

/** Makes a move that does not lose the game. */
function playsSafely(script: Script, id: string): void {
  const safe = script.moves(id).find((move) => !('loses' in move))
  script.send(id, { type: 'move', turn: script.turn(), move: safe as never })
}

test('the delay of spectators cannot be changed during a game', () => {
  const { script, anna, ben } = begun()
  expect(script.send(anna, { type: 'set-spectator-delay', moves: 1 })).toEqual({
    refusal: 'not-now',
  })
  script.playOut()
  expect(script.send(ben, { type: 'set-spectator-delay', moves: 1 })).toEqual({
    refusal: 'not-host',
  })
  expect(script.send(anna, { type: 'set-spectator-delay', moves: 1 })).toBe(null)
  script.send(anna, { type: 'rematch' })
  script.send(anna, script.moveInput(anna))
  expect(publicState(script.game, script.table, 0).position?.turn).toBe(0)
})
