import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { longScenarios, runScenario } from '../../testing/scenarios.ts'
import { Script } from '../../testing/script.ts'
import { seatOf } from './table.ts'
import { publicTable } from './views.ts'

/** Returns a table at which Anna, the host, and Ben have finished a game with a bot. */
function finished() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'add-bot' })
  expect(script.send(anna, { type: 'start' })).toBe(null)
  script.playOut()
  return { script, anna, ben }
}

const votingAt = ({ table }: Script) => publicTable(table, 0).voting
const again = { type: 'vote', game: 'the-game' } as const
const takeBack = { type: 'vote', game: null } as const

test('the cards are dealt a moment after everyone has voted for the same game, and bots agree', () => {
  const { script, anna, ben } = finished()
  expect(votingAt(script)).toBe(undefined)
  expect(script.send(ben, again)).toBe(null)
  expect(votingAt(script)).toEqual({ votes: [{ seat: 1, game: 'the-game' }], missing: [0] })
  script.advance(10 * timeouts.agreed)
  expect(script.table.phase.name).toBe('over')
  expect(script.send(anna, again)).toBe(null)
  expect(votingAt(script)?.dealsAt).toBe(script.now + timeouts.agreed)
  script.advance(timeouts.agreed - 1)
  expect(script.table.phase.name).toBe('over')
  script.advance(1)
  expect(script.table.phase.name).toBe('playing')
  expect(script.table.dealCount).toBe(2)
  expect(votingAt(script)).toBe(undefined)
  const dealt = script.log.findLast(({ type }) => type === 'rematch')
  expect([dealt?.commandId, dealt?.data['by']]).toEqual([null, 'vote'])
})

test('a vote can be taken back until the cards are dealt', () => {
  const { script, anna, ben } = finished()
  script.send(anna, again)
  script.send(ben, again)
  script.advance(timeouts.agreed - 1)
  expect(script.send(ben, takeBack)).toBe(null)
  script.advance(10 * timeouts.agreed)
  expect(script.table.phase.name).toBe('over')
  expect(votingAt(script)).toEqual({ votes: [{ seat: 0, game: 'the-game' }], missing: [1] })
  expect(script.send(anna, takeBack)).toBe(null)
  expect(votingAt(script)).toBe(undefined)
})

test('the host can deal without waiting', () => {
  const { script, anna, ben } = finished()
  script.send(ben, again)
  expect(script.send(anna, { type: 'rematch' })).toBe(null)
  expect(script.table.phase.name).toBe('playing')
})

test('a person alone with bots starts at once', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  script.playOut()
  script.send(anna, again)
  script.advance(1)
  expect(script.table.phase.name).toBe('playing')
})

test('a player who leaves is not waited for', () => {
  const { script, anna, ben } = finished()
  script.send(anna, again)
  script.send(ben, { type: 'leave' })
  expect(votingAt(script)?.missing).toEqual([])
  script.advance(timeouts.agreed)
  expect(script.table.phase.name).toBe('playing')
  expect(script.table.seats).toHaveLength(2)
})

test('the vote of a player who leaves is dropped', () => {
  const { script, anna, ben } = finished()
  script.send(ben, again)
  script.send(ben, { type: 'leave' })
  expect(votingAt(script)).toBe(undefined)
  script.advance(10 * timeouts.agreed)
  expect(seatOf(script.table, anna)).toBe(0)
  expect(script.table.phase.name).toBe('over')
})

test('a player without a connection is waited for a minute', () => {
  const { script, anna, ben } = finished()
  script.disconnect(ben)
  script.advance(10_000)
  script.send(anna, again)
  expect(votingAt(script)?.missing).toEqual([1])
  script.advance(timeouts.absentVoter - 10_000 + timeouts.agreed)
  expect(script.table.phase.name).toBe('playing')
})

test('a player who comes back is waited for again', () => {
  const { script, anna, ben } = finished()
  script.disconnect(ben)
  script.advance(timeouts.absentVoter)
  script.send(anna, again)
  expect(votingAt(script)?.dealsAt).toBe(script.now + timeouts.agreed)
  script.connect(ben)
  expect(votingAt(script)).toEqual({ votes: [{ seat: 0, game: 'the-game' }], missing: [1] })
  script.advance(10 * timeouts.agreed)
  expect(script.table.phase.name).toBe('over')
})

test('no cards are dealt while no player is connected', () => {
  const { script, anna, ben } = finished()
  script.send(anna, again)
  script.disconnect(anna)
  script.disconnect(ben)
  script.advance(10 * timeouts.absentVoter)
  expect(script.table.phase.name).toBe('over')
  script.connect(anna)
  script.advance(timeouts.agreed)
  expect(script.table.phase.name).toBe('playing')
})

test('players who only send requests, without a connection, deal by vote', () => {
  const { script, anna, ben } = finished()
  script.disconnect(anna)
  script.disconnect(ben)
  script.advance(timeouts.away)
  for (const id of [anna, ben]) {
    script.request(id)
    script.send(id, again)
  }
  script.advance(timeouts.agreed)
  expect(script.table.phase.name).toBe('playing')
})

test('at a daily table everyone is waited for, whether connected or not', () => {
  const { script, anna, ben } = finished()
  script.send(anna, { type: 'set-tempo', tempo: 'daily' })
  script.disconnect(ben)
  script.send(anna, again)
  script.advance(100 * timeouts.absentVoter)
  expect(votingAt(script)?.missing).toEqual([1])
  script.connect(ben)
  script.send(ben, again)
  script.advance(timeouts.agreed)
  expect(script.table.phase.name).toBe('playing')
})

test('the deal does not wait for the vote of a program', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.sit('Robo', { program: true })
  script.send(anna, { type: 'start' })
  script.playOut()
  script.send(anna, again)
  expect(votingAt(script)?.missing).toEqual([])
})

test('a newcomer who sits down during the vote votes for the last game', () => {
  const { script, anna, ben } = finished()
  script.send(anna, again)
  script.sit('Cem')
  expect(votingAt(script)?.votes).toEqual([
    { seat: 0, game: 'the-game' },
    { seat: 3, game: 'the-game' },
  ])
  expect(votingAt(script)?.missing).toEqual([seatOf(script.table, ben)])
})

test('another game is dealt with its usual rules if everyone votes for it', () => {
  const { script, anna, ben } = finished()
  script.send(anna, again)
  script.send(ben, { type: 'vote', game: 'switch' })
  expect(votingAt(script)?.missing).toEqual([])
  script.advance(10 * timeouts.agreed)
  expect(script.table.phase.name).toBe('over')
  script.send(anna, { type: 'vote', game: 'switch' })
  script.advance(timeouts.agreed)
  expect([script.table.game, script.table.phase.name]).toEqual(['switch', 'playing'])
  expect(script.log.slice(-2).map(({ type, data }) => [type, data['by']])).toEqual([
    ['choose-game', 'vote'],
    ['start', 'vote'],
  ])
})

test('the last game stays if too few players are left for the game for which all have voted', () => {
  const script = new Script()
  const [anna, ben, cem] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cem')]
  script.send(anna, { type: 'start' })
  script.playOut()
  for (const id of [anna, ben]) script.send(id, { type: 'vote', game: 'hearts' })
  script.send(cem, { type: 'leave' })
  script.advance(10 * timeouts.agreed)
  expect([script.table.game, script.table.phase.name]).toEqual(['the-game', 'over'])
  expect(votingAt(script)).toBe(undefined)
  expect(script.send(anna, { type: 'rematch' })).toBe(null)
})

test('votes are refused before the end, for unknown games, and for games with other numbers of players', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  expect(script.send(anna, again)).toEqual({ refusal: 'game-not-over' })
  script.send(anna, { type: 'start' })
  expect(script.send(anna, again)).toEqual({ refusal: 'game-not-over' })
  script.playOut()
  expect(script.send(anna, { type: 'vote', game: 'chess' })).toEqual({ refusal: 'no-such-game' })
  expect(script.send(anna, { type: 'vote', game: 'switch' })).toEqual({
    refusal: 'too-few-players',
  })
  expect(votingAt(script)).toBe(undefined)
})

test('whatever happens, votes belong to people at the table, and to the time between two games', () => {
  fc.assert(
    fc.property(longScenarios, (scenario) => {
      runScenario(scenario, ({ table }) => {
        const { voting, phase, seats } = publicTable(table, 0)
        if (!voting) return
        expect(phase).toBe('over')
        const voted = voting.votes.map(({ seat }) => seat)
        expect(new Set(voted).size).toBe(voted.length)
        for (const seat of [...voted, ...voting.missing]) expect(seats[seat]?.kind).toBe('human')
        expect(voting.missing.filter((seat) => voted.includes(seat))).toEqual([])
        expect(voting.votes.length).toBeGreaterThan(0)
      })
    }),
    { numRuns: 30 },
  )
})
