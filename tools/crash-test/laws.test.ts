import { describe, expect, test } from 'vitest'

import type { SentCommand, Testimony } from './testimony.ts'
import { brokenAt } from './laws.ts'
import type { Stored } from '../../tests/support/stored-tables.ts'
import { witnessed } from './testing/witnessed.ts'

const { testimony, stored } = witnessed()
const broken = (other: Partial<Testimony>, kept: Partial<Stored> = {}) =>
  brokenAt({ ...testimony, ...other }, { ...stored, ...kept })
const commandBut = (type: string, change: Partial<SentCommand>) => {
  const first = testimony.commands.findIndex((one) => one.type === type && one.done > 0)
  return {
    commands: testimony.commands.map((one, at) =>
      at === first ? Object.assign({}, one, change) : one,
    ),
  }
}
/** A command that was done, and of which nothing stands in the log. */
const unwritten = (type: string, params: SentCommand['params']): SentCommand => ({
  id: 'quiet',
  type,
  ...(params && { params }),
  sent: 1,
  done: 1,
  refused: 0,
})
/** Somebody was told that there is no table, after one has asked to delete it. */
const asked = (change: Partial<SentCommand>): Testimony => ({
  ...testimony,
  isGone: true,
  commands: [...testimony.commands, { ...unwritten('delete-table', {}), ...change }],
})
const lastMove = stored.log.findLast(({ what }) => what === 'move')

test('a table of which all was told truly keeps every law', () => {
  expect(broken({})).toEqual([])
})

describe('it is found out', () => {
  test('that a table is gone', () => {
    expect(brokenAt(testimony, undefined)).toEqual(['the table is gone'])
    expect(broken({ isGone: true })).toEqual(['the table was said to be gone'])
  })

  test('that a table was deleted by nobody who may, or is still there', () => {
    expect(brokenAt(asked({}), undefined)).toEqual([])
    expect(brokenAt(asked({ done: 0 }), undefined)).toEqual([])
    expect(brokenAt(asked({ done: 0, refused: 1 }), undefined)).toEqual(['the table is gone'])
    expect(brokenAt(asked({}), stored)).toContainEqual(expect.stringContaining('still there'))
  })

  test('that an acknowledged command was lost', () => {
    const id = lastMove?.said
    const log = stored.log.filter((entry) => entry !== lastMove)
    expect(broken({}, { log })).toContainEqual(expect.stringContaining(`${id} counts 0 times`))
  })

  test('that a setting was lost, but not that one was asked for which was so already', () => {
    const lost = (one: SentCommand) => broken({ commands: [...testimony.commands, one] })
    expect(lost(unwritten('lock', { locked: false }))).toEqual([])
    expect(lost(unwritten('rename', { name: 'Ada' }))).toEqual([])
    expect(lost(unwritten('options', { options: testimony.options }))).toEqual([])
    for (const one of [
      unwritten('lock', { locked: true }),
      unwritten('rename', { name: 'Ida' }),
      unwritten('pause', {}),
      unwritten('lock', undefined),
    ])
      expect(lost(one)).toEqual([expect.stringContaining('quiet counts 0 times')])
  })

  test('that a command counts twice', () => {
    const log = [
      ...stored.log,
      { ...stored.log.at(-1), seq: stored.log.length + 1 },
    ] as Stored['log']
    expect(broken({}, { log })).toContainEqual(expect.stringContaining('counts 2 times'))
  })

  test('that a refused command is in the log, and that one which nobody said is', () => {
    const refused = broken(commandBut('move', { done: 0, refused: 1 }))
    expect(refused).toEqual([expect.stringContaining('counts 1 times')])
    const commands = testimony.commands.filter(({ type }) => type !== 'delay')
    expect(broken({ commands })).toEqual([expect.stringContaining('nobody said it')])
  })

  test('only then that an unanswered command counts: once it may, twice it may not', () => {
    expect(broken(commandBut('move', { sent: 2, done: 0, refused: 1 }))).toEqual([])
    expect(broken(commandBut('move', { sent: 2, done: 0, refused: 2 }))).toHaveLength(1)
  })

  test('that something happened without a command', () => {
    const log = stored.log.map((entry) =>
      Object.assign({}, entry, entry === lastMove && { said: null }),
    )
    expect(broken({}, { log })).toContainEqual(expect.stringContaining('comes from no command'))
  })

  test('that a line of chat was lost, doubled or made up', () => {
    expect(broken({}, { chat: [], chatSaid: 0 })).toHaveLength(2)
    const twice = [...stored.chat, ...stored.chat]
    expect(broken({}, { chat: twice, chatSaid: 2 })).toHaveLength(2)
    expect(broken(commandBut('chat', { text: 'goodbye' }))).toHaveLength(2)
  })

  test('that a line of chat is missing among the last, and not that the first are forgotten', () => {
    expect(broken({}, { chat: [], chatSaid: 1 })).toEqual([])
    expect(broken({}, { chat: [], chatSaid: 2 })).toHaveLength(1)
  })

  test('that a seat was lost, or taken by nobody', () => {
    const sat = [...testimony.sat, { name: 'Cleo', seated: true }]
    expect(broken({ sat })).toEqual(['Cleo sat down 0 times (answer: true)'])
    expect(broken({ sat: testimony.sat.slice(1) })).toEqual(['who is Ada?'])
  })

  test('that somebody was shown other cards than theirs', () => {
    const wrong = testimony.views.map((one) =>
      one.seat === 0 ? Object.assign({}, one, { seat: 1 }) : one,
    )
    const theirs = testimony.views.filter(({ seat }) => seat === 0)
    expect(broken({ views: wrong }).length).toBeGreaterThan(theirs.length - 1)
  })

  test('that a view was told of what never came to be', () => {
    const [one] = testimony.views
    const views = one ? [...testimony.views, { ...one, seq: 9_999 }] : []
    expect(broken({ views })).toContain('a view of entry 9999 was told, and there is none')
  })

  test('that a change of the cards was not told', () => {
    const skipped = testimony.views.findIndex(({ seat, after }) => seat === 0 && after !== null)
    const { seq, after } = testimony.views[skipped] ?? { seq: 0, after: null }
    const views = testimony.views
      .filter((_, at) => at !== skipped)
      .map((one) => (one.seat === 0 && one.after === seq ? Object.assign({}, one, { after }) : one))
    expect(broken({ views })).toEqual([expect.stringContaining(`without ${seq}`)])
  })

  test('that somebody saw another table or other cards last', () => {
    const lastSeen = testimony.lastSeen.map((one, at) => ({
      ...one,
      shown: at === 0 ? (testimony.lastSeen[1]?.shown ?? null) : one.shown,
      table: { ...one.table, locked: at === 2 },
    }))
    expect(broken({ lastSeen })).toEqual([
      expect.stringContaining('seat 0 saw other cards last'),
      'seat null saw another table last: locked true',
    ])
  })

  test('that the stored state is not the one that the log leads to', () => {
    const table = { ...stored.table, keeper: true }
    expect(broken({ lastSeen: [] }, { table })).toEqual([
      'the stored keeper is not what the log makes of it',
    ])
  })

  test('that a bot plays otherwise than it was chosen', () => {
    const seats = stored.table.seats.map((one) =>
      one.kind === 'bot' ? { ...one, strength: 'best' as const } : one,
    )
    expect(broken({ lastSeen: [] }, { table: { ...stored.table, seats } })).toEqual([
      'the bot on seat 2 is not as the log says',
    ])
  })

  test('that a record does not verify, or is of another game', () => {
    const [record] = testimony.records
    if (!record) throw new Error('there is no record')
    const secret = '0'.repeat(64)
    const forged = { ...record, proof: { ...record.proof, secret } }
    expect(broken({ records: [forged] })).toEqual([expect.stringContaining('commitment')])
    const byBot = { data: { ...lastMove?.data, by: 'bot' } }
    const log = stored.log.map((entry) => Object.assign({}, entry, entry === lastMove && byBot))
    expect(broken({}, { log })).toContainEqual(expect.stringContaining('other steps'))
  })
})
