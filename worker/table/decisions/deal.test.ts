import { expect, test } from 'vitest'

import { gameOf } from '../../../shared/games/all.ts'
import { commitment, dealKey } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { gameRecord } from './records.ts'
import { publicState, publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { dealAt } from './table.ts'

const nonces = ['aa'.repeat(16), 'bb'.repeat(16)] as const

const promised = (script: Script): string => publicTable(script.table, 0).commitment ?? ''

function begun() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-nonce', commitment: promised(script), nonce: nonces[0] })
  script.send(ben, { type: 'add-nonce', commitment: promised(script), nonce: nonces[1] })
  const before = promised(script)
  expect(script.send(anna, { type: 'start' })).toBe(null)
  return { script, anna, ben, before }
}

test('the cards follow from the commitment and the nonces of all humans', () => {
  const { script } = begun()
  script.playOut()
  const { proof, deal } = publicTable(script.table, 0)
  expect(proof?.nonces).toEqual([...nonces, null])
  const key = dealKey(proof?.secret ?? '', proof?.nonces ?? [], 'KTRMVX', deal)
  const game = gameOf('the-game')
  let state = game?.setup(3, script.table.options, randomFrom(key), null)
  for (const step of script.steps())
    state =
      state &&
      ('move' in step
        ? game?.apply(state, step.seat, step.move, script.table.options)
        : 'signal' in step
          ? game?.signal(state, step.seat, step.signal)
          : state)
  expect(dealAt(script.table)?.state).toEqual(JSON.parse(JSON.stringify(state)))
})

test('the commitment is public before the deal, the nonces with it, and the secret only after the end', () => {
  const { script, before } = begun()
  const secret = dealAt(script.table)?.secret ?? ''
  expect(commitment(secret)).toBe(before)
  expect(publicTable(script.table, 0).proof).toEqual({
    commitment: before,
    nonces: [...nonces, null],
  })
  expect(JSON.stringify(publicState(script.game, script.table, 0))).not.toContain(secret)
  script.playOut()
  expect(publicTable(script.table, 0).proof?.secret).toBe(secret)
})

test('each deal has its own secret, and the next one stays private', () => {
  const { script, anna, before } = begun()
  script.playOut()
  const next = promised(script)
  expect(next).not.toBe(before)
  const { phase } = script.table
  const secret = phase.name === 'over' ? phase.nextDeal.secret : ''
  expect(commitment(secret)).toBe(next)
  expect(JSON.stringify(publicState(script.game, script.table, 0))).not.toContain(secret)
  script.send(anna, { type: 'rematch' })
  expect(publicTable(script.table, 0).proof?.commitment).toBe(next)
})

test('a nonce belongs to the commitment that its player saw, and can be replaced until the deal', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  const say = (seen: string, nonce: string) =>
    script.send(anna, { type: 'add-nonce', commitment: seen, nonce })
  expect(say('00'.repeat(32), nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  const seen = promised(script)
  expect(say(seen, nonces[0])).toBe(null)
  expect(say(seen, nonces[1])).toBe(null)
  script.send(anna, { type: 'start' })
  expect(publicTable(script.table, 0).proof?.nonces).toEqual([nonces[1]])
  expect(say(seen, nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  script.playOut()
  expect(say(seen, nonces[0])).toEqual({ refusal: 'wrong-nonce' })
  expect(say(promised(script), nonces[0])).toBe(null)
  script.send(anna, { type: 'rematch' })
  expect(publicTable(script.table, 0).proof?.nonces).toEqual([nonces[0]])
  script.playOut()
  script.send(anna, { type: 'rematch' })
  expect(publicTable(script.table, 0).proof?.nonces).toEqual([null])
})

test('a rematch deals at once to the players who are still there', () => {
  const { script, anna, ben } = begun()
  script.playOut()
  expect(publicTable(script.table, 0).phase).toBe('over')
  expect(script.send(anna, { type: 'start' })).toEqual({ refusal: 'not-now' })
  script.send(ben, { type: 'leave' })
  expect(script.send(anna, { type: 'rematch' })).toBe(null)
  const { phase, deal, seats } = publicTable(script.table, 0)
  expect([phase, deal, seats.length]).toEqual(['playing', 2, 2])
})

test('players can gather again after the end, and the last deal can still be verified', () => {
  const { script, anna } = begun()
  expect(script.send(anna, { type: 'gather' })).toEqual({ refusal: 'not-now' })
  expect(script.send(anna, { type: 'rematch' })).toEqual({ refusal: 'not-now' })
  script.playOut()
  expect(script.send(anna, { type: 'gather' })).toBe(null)
  const { phase, proof, outcome } = publicTable(script.table, 0)
  expect([phase, outcome]).toEqual(['gathering', null])
  expect(proof?.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(script.trySit('Cleo')).toBe(null)
})

test('options are chosen by name while players gather, and at no other time', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  expect(script.send(anna, { type: 'set-options', options: { expert: true } })).toBe(null)
  expect(publicTable(script.table, 0).options).toMatchObject({ expert: true, smallHand: false })
  expect(script.send(anna, { type: 'set-options', options: { ponds: 2 } })).toEqual({
    refusal: 'no-such-option',
    option: 'ponds',
  })
  expect(script.send(anna, { type: 'set-options', options: { expert: 'very' } })).toEqual({
    refusal: 'no-such-option',
    option: 'expert',
  })
  script.send(anna, { type: 'start' })
  expect(script.send(anna, { type: 'set-options', options: {} })).toEqual({ refusal: 'not-now' })
})

test('the record contains the deal that ended, even after a new one has started', () => {
  const { script, anna } = begun()
  const outcome = script.playOut()
  const steps = script.steps()
  script.send(anna, { type: 'rematch' })
  script.send(anna, { type: 'rename', name: 'Antonia' })
  const { finished } = script.table
  if (!finished) throw new Error('nothing has ended')
  const record = runToCompletion(gameRecord(script.table, finished, steps))
  expect(record).toMatchObject({ format: 'tischlein.game.1', code: 'KTRMVX', deal: 1, outcome })
  expect(record.names.slice(0, 2)).toEqual(['Anna', 'Ben'])
  expect(record.checks.length).toBe(steps.length)
  expect(new Set(record.checks).size).toBe(steps.length)
  expect(finished.to - finished.from).toBeGreaterThanOrEqual(steps.length)
})

test('a game receives the outcome of the previous game, and who of its players plays again', () => {
  const script = new Script(tinyGame)
  const [anna, ben] = ['Anna', 'Ben'].map((name) => script.sit(name))
  const before = () => (script.projection(anna ?? '').view as unknown as { before: unknown }).before
  script.sit('Cleo')
  script.send(anna ?? '', { type: 'start' })
  expect(before()).toBe(null)
  const ended = script.playOut()
  script.send(anna ?? '', { type: 'rematch' })
  expect(before()).toEqual({ outcome: ended, previousSeats: [0, 1, 2] })
  const again = script.playOut()
  script.send(ben ?? '', { type: 'leave' })
  script.send(anna ?? '', { type: 'gather' })
  script.send(anna ?? '', { type: 'start' })
  expect(before()).toEqual({ outcome: again, previousSeats: [0, 2] })
})
