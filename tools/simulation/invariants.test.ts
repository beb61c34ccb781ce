import { beforeAll, expect, test } from 'vitest'

import type { StoredTable } from '../../tests/support/stored-tables.ts'
import { bundle } from './bundle.ts'
import { findViolations, type Evidence, collectEvidence } from './invariants.ts'
import type { SentCommand } from './oracles.ts'
import { planOf } from './plan.ts'
import { programsOf, Simulation } from './simulation.ts'

// Planted faults prove that the simulation as a whole finds mistakes. The tests below break each
// invariant separately.

let evidence: Evidence
let stored: StoredTable
beforeAll(async () => {
  const plan = { ...planOf(8, 1), people: 1, programs: 0 }
  const simulation = new Simulation(plan, programsOf(await bundle()))
  await simulation.open()
  const [person] = simulation.people
  const { commands, records } = simulation.clientOracle
  const isDone = (type: string) => commands.some((one) => one.type === type && one.done > 0)
  for (let roll = 1; !(isDone('move') && isDone('chat') && records.length > 0); roll++) {
    if (roll > 2_000) throw new Error('no game comes to its end')
    await simulation.pass(10_000)
    if (roll % 10 === 0) person?.fetchRecord()
    else person?.act(roll)
  }
  await simulation.beQuiet()
  evidence = collectEvidence(simulation)
  const read = simulation.storageOracle.stored(simulation.table.storage)
  if (!read) throw new Error('the table is gone')
  stored = read
  simulation.close()
}, 120_000)

const broken = (
  change: Partial<Evidence> = {},
  { log, ...rest }: Partial<StoredTable> = {},
): string[] =>
  // The oracle and the storage have the same log, so the change breaks only one invariant.
  findViolations(
    { ...evidence, ...(log && { log }), ...change },
    { ...stored, ...(log && { log }), ...rest },
  )

const done = (type: string): SentCommand => {
  const found = evidence.commands.find((one) => one.type === type && one.done > 0)
  if (!found) throw new Error(`no client has sent ${type}`)
  return found
}

const withChanged = (one: SentCommand, change: Partial<SentCommand>): Partial<Evidence> => ({
  commands: evidence.commands.map((other) => (other === one ? { ...one, ...change } : other)),
})

/** Returns evidence of a command that was acknowledged, although it is not in the log. */
const lost = (type: string, params: SentCommand['params']): Partial<Evidence> => ({
  commands: [
    ...evidence.commands,
    { id: 'lost', type, ...(params && { params }), sent: 1, done: 1, refused: 0 },
  ],
})

test('a table whose clients and log agree breaks no invariant', () => {
  expect(broken()).toEqual([])
})

test('a changed log, or a missing acknowledged command, is found', () => {
  const { id } = done('move')
  const log = stored.log.filter(({ commandId }) => commandId !== id)
  expect(findViolations(evidence, { ...stored, log })).toContain('the stored log has changed')
  expect(broken({}, { log })).toContainEqual(expect.stringContaining(`${id} counts 0 times`))
})

test('a lost setting is found, unless it had this value already', () => {
  expect(broken(lost('set-long-lived', { longLived: stored.table.longLived }))).toEqual([])
  expect(broken(lost('set-visibility', {}))).toEqual([])
  for (const [type, params] of [
    ['rename', { name: 'another name' }],
    ['pause', {}],
    ['set-locked', undefined],
  ] as const)
    expect(broken(lost(type, params))).toEqual([expect.stringContaining('lost counts 0 times')])
})

test('a command that takes effect twice, after a refusal, or without being sent, is found', () => {
  const move = done('move')
  const entry = stored.log.find(({ commandId }) => commandId === move.id)
  expect(broken({}, { log: [...stored.log, ...(entry ? [entry] : [])] })).toContainEqual(
    expect.stringContaining(`${move.id} counts 2 times`),
  )
  expect(broken(withChanged(move, { done: 0, refused: move.sent }))).toContainEqual(
    expect.stringContaining(`${move.id} counts 1 times`),
  )
  // The client sent the command twice and got only one answer, a refusal. The command without an
  // answer may have taken effect.
  expect(broken(withChanged(move, { sent: 2, done: 0, refused: 1 }))).toEqual([])
  const commands = evidence.commands.filter((one) => one !== move)
  expect(broken({ commands })).toContain(`${move.id} is in the log, and no client sent it`)
})

test('an entry without a command is found', () => {
  const { id } = done('move')
  const log = stored.log.map((one) => (one.commandId === id ? { ...one, commandId: null } : one))
  expect(broken({}, { log })).toContainEqual(expect.stringContaining('has no command'))
})

test('a lost, doubled or invented chat message is found', () => {
  const { chat } = stored
  const written = chat.filter(({ reaction }) => reaction === undefined)
  expect(written.length).toBeGreaterThan(0)
  expect(broken({}, { chat: [], chatCount: 0 }).length).toBeGreaterThan(written.length)
  expect(broken({}, { chat: [...chat, ...written] }).length).toBe(written.length)
  expect(broken(withChanged(done('chat'), { text: 'goodbye' })).length).toBeGreaterThan(0)
  // A table stores only its latest messages, and counts all messages. So it is no violation if the
  // oldest message is missing.
  const withoutOldest = chat.filter((message) => message !== written[0])
  expect(broken({}, { chat: withoutOldest, chatCount: stored.chatCount })).toEqual([])
})

test('an invented reaction is found', () => {
  const [message] = stored.chat
  if (message === undefined) throw new Error('no message was stored')
  const invented = { ...message, text: 'laughs', reaction: 'laugh' as const }
  const more = evidence.commands.filter(({ type }) => type === 'react').length + 1
  const chat = [...stored.chat, ...Array.from({ length: more }, () => invented)]
  expect(broken({}, { chat, chatCount: stored.chatCount }).length).toBe(1)
})

test('a lost or invented seat is found', () => {
  const { seatRequests } = evidence
  expect(broken({ seatRequests: [...seatRequests, { name: 'Cleo', granted: true }] })).toEqual([
    'Cleo sat down 0 times (answer: true)',
  ])
  const others = seatRequests.filter(({ granted }) => granted !== true)
  expect(broken({ seatRequests: others })).toContainEqual(
    expect.stringContaining('no client requested it'),
  )
})

test('a record that does not verify, or has other steps than the log, is found', () => {
  const [record] = evidence.records
  if (!record) throw new Error('there is no record')
  const forged = { ...record, proof: { ...record.proof, secret: '0'.repeat(64) } }
  expect(broken({ records: [forged] })).toEqual([expect.stringContaining('is wrong')])
  const log = stored.log.map((one) => ({ ...one, data: { ...one.data, by: 'unknown' } }))
  expect(broken({ records: [record] }, { log })).toContainEqual(
    expect.stringContaining('other steps'),
  )
})

test('a stored state that does not follow from the log is found', () => {
  const table = { ...stored.table, autoSubstitute: !stored.table.autoSubstitute }
  expect(broken({ lastSeen: [] }, { table })).toEqual([
    'the stored autoSubstitute differs from the log',
  ])
})

test('a wrong last view of the table or of the cards is found', () => {
  const [first, ...others] = evidence.lastSeen
  if (!first) throw new Error('the table has no client')
  const wrong = { ...first, table: { ...first.table, locked: !first.table.locked } }
  expect(broken({ lastSeen: [wrong, ...others] })).toEqual([
    expect.stringContaining('saw another table last: locked'),
  ])
})
