import { expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Unread } from '../../../shared/game/game.ts'
import type { GameRecord, GameStep } from '../../../shared/protocol/protocol.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { atOnce } from '../../../shared/work.ts'
import { againAt } from './opening.ts'
import { gameRecord, missedBy } from './records.ts'
import { listedTable } from './listing.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { publicState, publicTable } from './views.ts'
import { dealAt, humanAt } from './table.ts'

const nonce = 'ab'.repeat(16)

/** Anna and Ben have got their cards, and Anna has added to the chance of them. */
function begun(game = gameNamed('the-game'), options: object = {}): Script {
  const evening = new Script(game, options)
  const anna = evening.sits('Anna')
  evening.sits('Ben')
  const seen = publicTable(evening.table, 0).commitment ?? ''
  evening.says(anna, { type: 'nonce', commitment: seen, nonce })
  expect(evening.says(anna, { type: 'start' })).toBe(null)
  return evening
}

/** Two others have sat down for the same deal; the first is host. */
function taken(evening: Script, code?: string): { again: Script; cleo: string; dora: string } {
  const again = evening.again(code)
  return { again, cleo: again.sits('Cleo'), dora: again.sits('Dora') }
}

/** To the end, as the game's own bot would play on each seat: first moves alone do not end every game. */
function playedWell(evening: Script): void {
  const { game } = evening
  const asked = {
    random: randomFrom('5'.repeat(64)),
    waiting: 'urgently',
    strength: 'learning',
  } as const
  while (evening.table.phase.name === 'playing') {
    const [seat = 0] = game.toMove(evening.table.phase.deal.state)
    const id = humanAt(evening.table, seat)?.id ?? ''
    const { turn, view } = evening.projection(id)
    const move = game.bot.move(view, evening.table.options, asked) as unknown as Unread
    expect(evening.says(id, { type: 'move', turn, move })).toBe(null)
  }
}

/** What was dealt, before anybody had moved. */
const dealtAt = (evening: Script) => dealAt(evening.table)?.state

/** As the table exports it: through JSON. */
function recordOf(evening: Script): GameRecord {
  const { finished } = evening.table
  if (!finished) throw new Error('nothing has ended')
  const steps = evening.steps(finished.from, finished.to)
  return JSON.parse(JSON.stringify(atOnce(gameRecord(evening.table, finished, steps))))
}

test.each(games.map(({ about }) => [about.id]))(
  'the same deal again is the same card for card, and proves itself like any other: %s',
  (id) => {
    const first = begun(gameNamed(id))
    const dealt = dealtAt(first)
    playedWell(first)
    const { again, cleo } = taken(first)
    expect(again.says(cleo, { type: 'start' })).toBe(null)
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

test('options and how the game before it ended come along, since the cards follow from them', () => {
  const first = begun(gameNamed('nix'), { egon: true })
  first.playsOut()
  first.says('s1', { type: 'rematch' })
  const dealt = dealtAt(first)
  first.playsOut()
  const { again, cleo } = taken(first)
  again.says(cleo, { type: 'start' })
  expect(dealtAt(again)).toEqual(dealt)
  expect(recordOf(first).previousGame).not.toBe(null)
  expect(again.table.options).toEqual(first.table.options)
})

test('a table whose game is not over has no deal to play again', () => {
  const first = begun()
  expect(againAt(first.game, first.table)).toEqual({
    ok: false,
    refused: { refusal: 'game-not-over' },
  })
  first.playsOut()
  first.says('s1', { type: 'rematch' })
  // The last one that is over, while the next is being played.
  expect(first.again().table.phase).toMatchObject({ coming: { same: { firstDealt: { deal: 1 } } } })
})

test('everybody sees whose deal it is and how it went, and no secret before the end', () => {
  const first = begun()
  const outcome = first.playsOut()
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
  again.says(cleo, { type: 'start' })
  expect(isShown()).toBe(false)
  again.playsOut()
  expect(isShown()).toBe(true)
  expect(publicTable(first.table, 0).sameDeal).toBe(undefined)
})

test('nobody adds to the chance of cards that are known', () => {
  const first = begun()
  const seen = publicTable(first.table, 0).proof?.commitment ?? ''
  first.playsOut()
  const { again, cleo } = taken(first)
  expect(publicTable(again.table, 0).commitment).toBe(null)
  expect(again.says(cleo, { type: 'nonce', commitment: seen, nonce })).toEqual({
    refusal: 'wrong-nonce',
  })
  again.says(cleo, { type: 'start' })
  expect(publicTable(again.table, 0).proof?.nonces).toEqual([nonce, null])
})

test('it is for as many as the first time: others are refused, bots may help out', () => {
  const first = begun()
  first.playsOut()
  const again = first.again()
  const cleo = again.sits('Cleo')
  expect(again.says(cleo, { type: 'start' })).toEqual({ refusal: 'too-few-players' })
  again.says(cleo, { type: 'list', listed: true })
  expect(listedTable(again.game, again.table, 0)).toMatchObject({ maxPlayers: 2, freeSeats: 1 })
  expect(again.says(cleo, { type: 'add-bot' })).toBe(null)
  expect(again.says(cleo, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
  // A bot's seat is open to a human, as everywhere.
  expect(again.triesToSit('Dora')).toBe(null)
  expect(again.triesToSit('Emil')).toEqual({ refusal: 'table-full' })
  expect(again.says(cleo, { type: 'start' })).toBe(null)
})

test('its rules stay as they were', () => {
  const first = begun(gameNamed('the-game'), { expert: true })
  first.playsOut()
  const { again, cleo } = taken(first)
  expect(again.says(cleo, { type: 'options', options: {} })).toEqual({ refusal: 'same-deal' })
  expect(again.table.options).toMatchObject({ expert: true })
})

test('what somebody misses of it is played back with its own cards', () => {
  const first = begun()
  first.playsOut()
  const { again, cleo } = taken(first)
  again.says(cleo, { type: 'start' })
  const { seq, view } = again.projection(cleo)
  again.says(cleo, again.moveOf(cleo))
  const logged = [{ seq: again.table.seq, step: again.steps()[0] as GameStep }]
  const missed = atOnce(missedBy(again.game, again.table, 0, seq, () => logged))
  expect(missed).toMatchObject({
    ok: true,
    value: { positions: [{ view }, again.projection(cleo)] },
  })
})

test('a rematch deals anew, and people who gather again are as free as ever', () => {
  const first = begun()
  first.playsOut()
  const { again, cleo, dora } = taken(first)
  again.says(cleo, { type: 'start' })
  const dealt = dealtAt(again)
  again.playsOut()
  expect(publicTable(again.table, 0).commitment).not.toBe(null)
  expect(again.says(cleo, { type: 'rematch' })).toBe(null)
  expect(publicTable(again.table, 0).sameDeal).toBe(undefined)
  expect(dealtAt(again)).not.toEqual(dealt)
  again.playsOut()
  expect(recordOf(again)).not.toHaveProperty('firstDealt')

  const { again: other, cleo: host } = taken(first)
  other.says(host, { type: 'start' })
  other.playsOut()
  other.says(host, { type: 'gather' })
  expect(other.says(host, { type: 'options', options: { expert: true } })).toBe(null)
  expect(other.triesToSit('Emil')).toBe(null)
  expect(other.says(host, { type: 'start' })).toBe(null)
  expect(dora).toBe('s2')
})

test('again and again it is the first deal, beside the latest results', () => {
  const tables = ['BCDFGH', 'BCDFGJ', 'BCDFGK', 'BCDFGM', 'BCDFGN', 'BCDFGP']
  let last = begun()
  const dealt = dealtAt(last)
  last.playsOut()
  for (const code of tables) {
    const { again, cleo } = taken(last, code)
    again.says(cleo, { type: 'start' })
    expect(dealtAt(again)).toEqual(dealt)
    again.playsOut()
    expect(verifyRecord(recordOf(again))).toMatchObject({ ok: true })
    last = again
  }
  const { firstDealt: first, results } = publicTable(last.table, 0).sameDeal ?? {}
  expect(first).toEqual({ code: 'KTRMVX', deal: 1 })
  expect(results?.map(({ code }) => code)).toEqual(tables.slice(0, -1))
  expect(results).toHaveLength(limits.resultsKept)
})
