import { expect, test } from 'vitest'

import { gameOf } from '../../../shared/games/all.ts'
import { commitment, dealKey } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { atOnce } from '../../../shared/work.ts'
import { gameRecord } from './records.ts'
import { publicState, publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { dealAt } from './table.ts'

const nonces = ['aa'.repeat(16), 'bb'.repeat(16)] as const

const promised = (evening: Script): string => publicTable(evening.table, 0).commitment ?? ''

function begun() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'nonce', commitment: promised(evening), nonce: nonces[0] })
  evening.says(ben, { type: 'nonce', commitment: promised(evening), nonce: nonces[1] })
  const before = promised(evening)
  expect(evening.says(anna, { type: 'start' })).toBe(null)
  return { evening, anna, ben, before }
}

test('the cards are those that the promise and the nonces of all humans make', () => {
  const { evening } = begun()
  evening.playsOut()
  const { proof, deal } = publicTable(evening.table, 0)
  expect(proof?.nonces).toEqual([...nonces, null])
  const key = dealKey(proof?.secret ?? '', proof?.nonces ?? [], 'KTRMVX', deal)
  const game = gameOf('the-game')
  let state = game?.setup(3, evening.table.options, randomFrom(key), null)
  for (const step of evening.steps())
    state =
      state &&
      ('move' in step
        ? game?.apply(state, step.seat, step.move)
        : game?.signal(state, step.seat, step.signal))
  expect(dealAt(evening.table)?.state).toEqual(JSON.parse(JSON.stringify(state)))
})

test('the promise is shown before the deal, the nonces with it, and the secret not before the end', () => {
  const { evening, before } = begun()
  const secret = dealAt(evening.table)?.secret ?? ''
  expect(commitment(secret)).toBe(before)
  expect(publicTable(evening.table, 0).proof).toEqual({
    commitment: before,
    nonces: [...nonces, null],
  })
  expect(JSON.stringify(publicState(evening.game, evening.table, 0))).not.toContain(secret)
  evening.playsOut()
  expect(publicTable(evening.table, 0).proof?.secret).toBe(secret)
})

test('each deal has a secret of its own, and what is promised next is not told', () => {
  const { evening, anna, before } = begun()
  evening.playsOut()
  const next = promised(evening)
  expect(next).not.toBe(before)
  const { phase } = evening.table
  const secret = phase.name === 'over' ? phase.coming.secret : ''
  expect(commitment(secret)).toBe(next)
  expect(JSON.stringify(publicState(evening.game, evening.table, 0))).not.toContain(secret)
  evening.says(anna, { type: 'rematch' })
  expect(publicTable(evening.table, 0).proof?.commitment).toBe(next)
})

test('a nonce counts for the promise that its player saw, and can be replaced until the deal', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const say = (seen: string, nonce: string) =>
    evening.says(anna, { type: 'nonce', commitment: seen, nonce })
  expect(say('00'.repeat(32), nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  const seen = promised(evening)
  expect(say(seen, nonces[0])).toBe(null)
  expect(say(seen, nonces[1])).toBe(null)
  evening.says(anna, { type: 'start' })
  expect(publicTable(evening.table, 0).proof?.nonces).toEqual([nonces[1]])
  expect(say(seen, nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  evening.playsOut()
  expect(say(seen, nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  expect(say(promised(evening), nonces[0])).toBe(null)
  evening.says(anna, { type: 'rematch' })
  expect(publicTable(evening.table, 0).proof?.nonces).toEqual([nonces[0]])
  evening.playsOut()
  evening.says(anna, { type: 'rematch' })
  expect(publicTable(evening.table, 0).proof?.nonces).toEqual([null])
})

test('a rematch deals at once to those who are still there', () => {
  const { evening, anna, ben } = begun()
  evening.playsOut()
  expect(publicTable(evening.table, 0).phase).toBe('over')
  expect(evening.says(anna, { type: 'start' })).toEqual({ refusal: 'not-now' })
  evening.says(ben, { type: 'leave' })
  expect(evening.says(anna, { type: 'rematch' })).toBe(null)
  const { phase, deal, seats } = publicTable(evening.table, 0)
  expect([phase, deal, seats.length]).toEqual(['playing', 2, 2])
})

test('after the end people may gather again, with the last deal still to be checked', () => {
  const { evening, anna } = begun()
  expect(evening.says(anna, { type: 'gather' })).toEqual({ refusal: 'not-now' })
  expect(evening.says(anna, { type: 'rematch' })).toEqual({ refusal: 'not-now' })
  evening.playsOut()
  expect(evening.says(anna, { type: 'gather' })).toBe(null)
  const { phase, proof, outcome } = publicTable(evening.table, 0)
  expect([phase, outcome]).toEqual(['gathering', null])
  expect(proof?.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(evening.triesToSit('Cleo')).toBe(null)
})

test('options are chosen while people gather, by name, and never in between', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  expect(evening.says(anna, { type: 'options', options: { expert: true } })).toBe(null)
  expect(publicTable(evening.table, 0).options).toMatchObject({ expert: true, smallHand: false })
  expect(evening.says(anna, { type: 'options', options: { ponds: 2 } })).toEqual({
    refusal: 'no-such-option',
    option: 'ponds',
  })
  expect(evening.says(anna, { type: 'options', options: { expert: 'very' } })).toEqual({
    refusal: 'no-such-option',
    option: 'expert',
  })
  evening.says(anna, { type: 'start' })
  expect(evening.says(anna, { type: 'options', options: {} })).toEqual({ refusal: 'not-now' })
})

test('the export of a game holds the deal that ended, whatever has begun since', () => {
  const { evening, anna } = begun()
  const outcome = evening.playsOut()
  const steps = evening.steps()
  evening.says(anna, { type: 'rematch' })
  evening.says(anna, { type: 'rename', name: 'Antonia' })
  const { finished } = evening.table
  if (!finished) throw new Error('nothing has ended')
  const record = atOnce(gameRecord(evening.table, finished, steps))
  expect(record).toMatchObject({ format: 'tischlein.game.1', code: 'KTRMVX', deal: 1, outcome })
  expect(record.names.slice(0, 2)).toEqual(['Anna', 'Ben'])
  expect(record.checks.length).toBe(steps.length)
  expect(new Set(record.checks).size).toBe(steps.length)
  expect(finished.to - finished.from).toBeGreaterThanOrEqual(steps.length)
})

test('a game knows how the one before it ended, and who of it plays again', () => {
  const evening = new Script(tinyGame)
  const [anna, ben] = ['Anna', 'Ben'].map((name) => evening.sits(name))
  const before = () =>
    (evening.projection(anna ?? '').view as unknown as { before: unknown }).before
  evening.sits('Cleo')
  evening.says(anna ?? '', { type: 'start' })
  expect(before()).toBe(null)
  const ended = evening.playsOut()
  evening.says(anna ?? '', { type: 'rematch' })
  expect(before()).toEqual({ outcome: ended, previousSeats: [0, 1, 2] })
  const again = evening.playsOut()
  evening.says(ben ?? '', { type: 'leave' })
  evening.says(anna ?? '', { type: 'gather' })
  evening.says(anna ?? '', { type: 'start' })
  expect(before()).toEqual({ outcome: again, previousSeats: [0, 2] })
})
