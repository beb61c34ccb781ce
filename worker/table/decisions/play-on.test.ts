import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import type { RawData } from '../../../shared/game/game.ts'
import { games } from '../../../shared/games/all.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { namesFor, Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { playOnOpening } from './play-on.ts'
import { gameRecord } from './records.ts'
import { dealAt, humanAt } from './table.ts'
import { publicTable } from './views.ts'

/**
 * Makes the move that an easy bot would make for a person. Some games never end if players always
 * make their first legal move.
 */
function playSensibly(script: Script, id: string): void {
  const { turn, view } = script.projection(id)
  const move = script.game.bot.move(view, script.table.options, {
    random: randomNumbered(turn),
    urgency: 'urgent',
    strength: 'easy',
    effort: 0.1,
  }) as unknown as RawData
  expect(script.send(id, { type: 'move', turn, move })).toBe(null)
}

/** Plays a game to its end. Returns the state after each step. */
function played(script: Script): unknown[] {
  const states: unknown[] = [dealAt(script.table)?.state]
  while (script.table.phase.name === 'playing') {
    const [seat = 0] = script.game.toMove(script.table.phase.deal.state)
    playSensibly(script, humanAt(script.table, seat)?.id ?? '')
    states.push(dealAt(script.table)?.state)
  }
  return states
}

function finished(id: string): { readonly script: Script; readonly states: unknown[] } {
  const script = new Script(gameById(id))
  const [host = ''] = namesFor(script.game).map((name) => script.sit(name))
  expect(script.send(host, { type: 'start' })).toBe(null)
  return { script, states: played(script) }
}

function recordOf(script: Script): GameRecord {
  const { finished: game } = script.table
  if (!game) throw new Error('nothing has ended')
  const steps = script.steps(game.from, game.to)
  return JSON.parse(JSON.stringify(runToCompletion(gameRecord(script.table, game, steps))))
}

test.each(games.map(({ about }) => about.id))(
  'a person plays %s on from a step: the state is the one of that game, and the record verifies',
  (id) => {
    const { script, states } = finished(id)
    const step = Math.floor(states.length * 0.8)
    const other = script.playOn({ step, seat: 1, strength: 'easy' })
    expect(dealAt(other.table)?.state).toEqual(states[step])
    const cleo = other.sit('Cleo')
    expect(humanAt(other.table, 1)?.name).toBe('Cleo')
    while (other.table.phase.name === 'playing')
      if (other.moves(cleo).length > 0) playSensibly(other, cleo)
      else other.advance(5_000)
    expect(recordOf(other).steps.slice(0, step)).toEqual(recordOf(script).steps.slice(0, step))
    expect(verifyRecord(recordOf(other))).toMatchObject({ ok: true })
  },
)

test('the table waits for its person, and lets no other person sit down', () => {
  const { script } = finished('switch')
  const other = script.playOn({ step: 3, seat: 0, strength: 'hard' })
  other.advance(60_000)
  expect(other.turn()).toBe(3)
  // The lock counts only once the person sits, so that the page offers the free seat.
  expect(publicTable(other.table, 0)).toMatchObject({
    locked: false,
    sameDeal: { playedOn: { step: 3, seat: 0 }, results: [{ code: 'KTRMVX', deal: 1 }] },
    seats: [{ kind: 'open' }, { kind: 'bot', strength: 'hard' }],
  })
  const cleo = other.sit('Cleo')
  expect(publicTable(other.table, 0).locked).toBe(true)
  expect(other.trySit('Dora')).toEqual({ refusal: 'table-locked' })
  expect(other.table.host).toBe(cleo)
})

test('the first table does not change, and the next deal of the other table is a new one', () => {
  const { script } = finished('the-game')
  const before = script.table
  const other = script.playOn({ step: 2, seat: 0, strength: 'easy' })
  other.sit('Cleo')
  other.playOut()
  other.send('s1', { type: 'rematch' })
  expect(publicTable(other.table, 0).sameDeal).toBe(undefined)
  expect(script.table).toBe(before)
})

test.each([
  [{ step: 9_999, seat: 0 }, 'malformed'],
  [{ step: 0, seat: 5 }, 'no-such-seat'],
] as const)('a request with %o is refused', (wrong, refusal) => {
  const { script } = finished('the-game')
  const { from = 0, to = 0 } = script.table.finished ?? {}
  const asked = { ...wrong, strength: 'easy' } as const
  expect(playOnOpening(script.game, script.table, script.steps(from, to), asked)).toEqual({
    ok: false,
    refused: { refusal },
  })
})

test('a game that is not over cannot be played on', () => {
  const script = new Script(gameById('switch'))
  expect(
    playOnOpening(script.game, script.table, [], { step: 0, seat: 0, strength: 'easy' }),
  ).toEqual({ ok: false, refused: { refusal: 'game-not-over' } })
})
