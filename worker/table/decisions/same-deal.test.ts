import { expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { RawData } from '../../../shared/game/game.ts'
import type { GameRecord, GameStep } from '../../../shared/protocol/protocol.ts'
import { randomNumbered } from '../../../shared/deal/random.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { sameDealOpening } from './opening.ts'
import { gameRecord, missedProjections } from './records.ts'
import { listedTable } from './listing.ts'
import { namesFor, Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { publicState, publicTable } from './views.ts'
import { dealAt, humanAt } from './table.ts'

const nonce = 'ab'.repeat(16)

/**
 * Returns a game of Anna, Ben and as many others as the game needs. Anna has added a nonce to the
 * shuffle.
 */
function begun(game = gameById('the-game'), options: object = {}): Script {
  const script = new Script(game, options)
  const [anna = ''] = namesFor(game).map((name) => script.sit(name))
  const seen = publicTable(script.table, 0).commitment ?? ''
  script.send(anna, { type: 'add-nonce', commitment: seen, nonce })
  expect(script.send(anna, { type: 'start' })).toBe(null)
  return script
}

/**
 * Returns a table that repeats the deal, with the host Cleo, Dora, and as many others as the game
 * needs.
 */
function taken(script: Script, code?: string): { again: Script; cleo: string; dora: string } {
  const again = script.sameDeal(code)
  const [cleo, dora] = [again.sit('Cleo'), again.sit('Dora')]
  for (const name of namesFor(script.game).slice(2)) again.sit(name)
  return { again, cleo, dora }
}

/**
 * Plays to the end with moves of the game's own bot. Some games never end if players always make
 * their first legal move.
 */
function playedWell(script: Script): void {
  const { game } = script
  while (script.table.phase.name === 'playing') {
    const [seat = 0] = game.toMove(script.table.phase.deal.state)
    const id = humanAt(script.table, seat)?.id ?? ''
    const { turn, view } = script.projection(id)
    // With the same random numbers in each turn, two bots could swap the same cards for ever.
    const asked = { random: randomNumbered(turn), urgency: 'urgent', strength: 'easy' } as const
    const move = game.bot.move(view, script.table.options, asked) as unknown as RawData
    expect(script.send(id, { type: 'move', turn, move })).toBe(null)
  }
}

const dealtAt = (script: Script) => dealAt(script.table)?.state

/** Returns the record as the table exports it, as JSON. */
function recordOf(script: Script): GameRecord {
  const { finished } = script.table
  if (!finished) throw new Error('nothing has ended')
  const steps = script.steps(finished.from, finished.to)
  return JSON.parse(JSON.stringify(runToCompletion(gameRecord(script.table, finished, steps))))
}

test.each(games.map(({ about }) => [about.id]))(
  'the same deal has the same cards and can be verified like any other: %s',
  (id) => {
    const first = begun(gameById(id))
    const dealt = dealtAt(first)
    playedWell(first)
    const { again, cleo } = taken(first)
    expect(again.send(cleo, { type: 'start' })).toBe(null)
    expect(dealtAt(again)).toEqual(dealt)
    playedWell(again)
    const record = recordOf(again)
    expect(record).toMatchObject({
      code: 'BCDFGH',
      deal: 1,
      firstDealt: { code: 'KTRMVX', deal: 1 },
    })
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  },
)

test('a repeated deal has the options and the previous outcome of its original, since the cards depend on them', () => {
  const first = begun(gameById('nix'), { egon: true })
  first.playOut()
  first.send('s1', { type: 'rematch' })
  const dealt = dealtAt(first)
  first.playOut()
  const { again, cleo } = taken(first)
  again.send(cleo, { type: 'start' })
  expect(dealtAt(again)).toEqual(dealt)
  expect(recordOf(first).previousGame).not.toBe(null)
  expect(again.table.options).toEqual(first.table.options)
})

test('a table without a finished game has no deal to play again', () => {
  const first = begun()
  expect(sameDealOpening(first.game, first.table)).toEqual({
    ok: false,
    refused: { refusal: 'game-not-over' },
  })
  first.playOut()
  first.send('s1', { type: 'rematch' })
  // The repeated deal is the last finished deal, even while the next deal is being played.
  expect(first.sameDeal().table.phase).toMatchObject({
    nextDeal: { same: { firstDealt: { deal: 1 } } },
  })
})

test('the origin and the results of the deal are public at once, and its secret only at the end', () => {
  const first = begun()
  const outcome = first.playOut()
  const { again, cleo } = taken(first)
  const same = {
    firstDealt: { code: 'KTRMVX', deal: 1 },
    seats: 2,
    results: [{ code: 'KTRMVX', deal: 1, names: ['Anna', 'Ben'], outcome }],
  }
  const secret = first.table.finished?.proof.secret ?? ''
  const isShown = () => {
    expect(publicTable(again.table, 0).sameDeal).toEqual(same)
    return JSON.stringify(publicState(again.game, again.table, 0)).includes(secret)
  }
  expect(isShown()).toBe(false)
  again.send(cleo, { type: 'start' })
  expect(isShown()).toBe(false)
  again.playOut()
  expect(isShown()).toBe(true)
  expect(publicTable(first.table, 0).sameDeal).toBe(undefined)
})

test('a repeated deal accepts no nonces', () => {
  const first = begun()
  const seen = publicTable(first.table, 0).proof?.commitment ?? ''
  first.playOut()
  const { again, cleo } = taken(first)
  expect(publicTable(again.table, 0).commitment).toBe(null)
  expect(again.send(cleo, { type: 'add-nonce', commitment: seen, nonce })).toEqual({
    refusal: 'wrong-nonce',
  })
  again.send(cleo, { type: 'start' })
  expect(publicTable(again.table, 0).proof?.nonces).toEqual([nonce, null])
})

test('a repeated deal needs as many players as its original: more are refused, and bots can fill seats', () => {
  const first = begun()
  first.playOut()
  const again = first.sameDeal()
  const cleo = again.sit('Cleo')
  expect(again.send(cleo, { type: 'start' })).toEqual({ refusal: 'too-few-players' })
  again.send(cleo, { type: 'set-listed', listed: true })
  expect(listedTable(again.game, again.table, 0)).toMatchObject({ maxPlayers: 2, freeSeats: 1 })
  expect(again.send(cleo, { type: 'add-bot' })).toBe(null)
  expect(again.send(cleo, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
  // At a table that repeats a deal, too, a human can take a bot's seat.
  expect(again.trySit('Dora')).toBe(null)
  expect(again.trySit('Emil')).toEqual({ refusal: 'table-full' })
  expect(again.send(cleo, { type: 'start' })).toBe(null)
})

test('the options of a repeated deal cannot be changed', () => {
  const first = begun(gameById('the-game'), { expert: true })
  first.playOut()
  const { again, cleo } = taken(first)
  expect(again.send(cleo, { type: 'set-options', options: {} })).toEqual({ refusal: 'same-deal' })
  expect(again.table.options).toMatchObject({ expert: true })
})

test('missed views of a repeated deal show its cards', () => {
  const first = begun()
  first.playOut()
  const { again, cleo } = taken(first)
  again.send(cleo, { type: 'start' })
  const { seq, view } = again.projection(cleo)
  again.send(cleo, again.moveInput(cleo))
  const logged = [{ seq: again.table.seq, step: again.steps()[0] as GameStep }]
  const missed = runToCompletion(missedProjections(again.game, again.table, 0, seq, () => logged))
  expect(missed).toMatchObject({
    ok: true,
    value: { positions: [{ view }, again.projection(cleo)] },
  })
})

test('a rematch deals fresh cards, and players who gather again can change everything', () => {
  const first = begun()
  first.playOut()
  const { again, cleo, dora } = taken(first)
  again.send(cleo, { type: 'start' })
  const dealt = dealtAt(again)
  again.playOut()
  expect(publicTable(again.table, 0).commitment).not.toBe(null)
  expect(again.send(cleo, { type: 'rematch' })).toBe(null)
  expect(publicTable(again.table, 0).sameDeal).toBe(undefined)
  expect(dealtAt(again)).not.toEqual(dealt)
  again.playOut()
  expect(recordOf(again)).not.toHaveProperty('firstDealt')

  const { again: other, cleo: host } = taken(first)
  other.send(host, { type: 'start' })
  other.playOut()
  other.send(host, { type: 'gather' })
  expect(other.send(host, { type: 'set-options', options: { expert: true } })).toBe(null)
  expect(other.trySit('Emil')).toBe(null)
  expect(other.send(host, { type: 'start' })).toBe(null)
  expect(dora).toBe('s2')
})

test('a deal that is repeated again keeps its first origin, with the latest results', () => {
  const tables = ['BCDFGH', 'BCDFGJ', 'BCDFGK', 'BCDFGM', 'BCDFGN', 'BCDFGP']
  let last = begun()
  const dealt = dealtAt(last)
  last.playOut()
  for (const code of tables) {
    const { again, cleo } = taken(last, code)
    again.send(cleo, { type: 'start' })
    expect(dealtAt(again)).toEqual(dealt)
    again.playOut()
    expect(verifyRecord(recordOf(again))).toMatchObject({ ok: true })
    last = again
  }
  const { firstDealt: first, results } = publicTable(last.table, 0).sameDeal ?? {}
  expect(first).toEqual({ code: 'KTRMVX', deal: 1 })
  expect(results?.map(({ code }) => code)).toEqual(tables.slice(0, -1))
  expect(results).toHaveLength(limits.resultsKept)
})
