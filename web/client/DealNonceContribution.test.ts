import { beforeEach, describe, expect, test } from 'vitest'

import type { Command, Proof, ServerMessage } from '../../shared/protocol/protocol.ts'
import { FakeConnection } from '../testing/FakeConnection.ts'
import { bot, human, snapshot, table } from '../testing/tables.ts'
import { TableModel } from './TableModel.ts'
import { DealNonceContribution } from './DealNonceContribution.ts'

beforeEach(() => {
  localStorage.clear()
  seatKey = 'KTRMVX.first'
})

type Nonce = Extract<Command, { type: 'add-nonce' }>

/** The storage key of the viewer's seat, which contains another token for each seat taken. */
let seatKey = 'KTRMVX.first'

function atTable() {
  const line = new FakeConnection()
  const model = new TableModel(line)
  const contribution = new DealNonceContribution(() => seatKey, model)
  const nonces = () =>
    line.commands.filter((command): command is Nonce => command.type === 'add-nonce')
  return { contribution, nonces, receive: line.receive }
}

const promised = (commitment: string) => snapshot({ table: table({ commitment }) })

const dealt = (proof: Proof): ServerMessage => ({
  type: 'table',
  seat: 0,
  table: table({ phase: 'playing', deal: 1, proof }),
})

/** Returns a seated player whose nonce for the commitment `c1` has been accepted by the server. */
function sharing() {
  const at = atTable()
  at.receive(promised('c1'))
  const [given] = at.nonces()
  if (given === undefined) throw new Error('no number was given')
  at.receive({ type: 'done', id: given.id })
  return { ...at, given }
}

/** Returns a player who has left the seat and whose browser got the token of another one. */
function seatedAgain() {
  const at = sharing()
  at.receive({ ...promised('c1'), seat: null })
  seatKey = 'KTRMVX.second'
  return at
}

describe('a player’s nonce', () => {
  test('is sent once for each commitment', () => {
    const { nonces, receive } = atTable()
    receive(promised('c1'))
    receive(promised('c1'))
    receive({ type: 'table', seat: 0, table: table({ commitment: 'c1', locked: true }) })
    expect(nonces()).toHaveLength(1)
    expect(nonces()[0]?.nonce).toMatch(/^[0-9a-f]{32}$/)
    receive(promised('c2'))
    expect(nonces().map(({ commitment }) => commitment)).toEqual(['c1', 'c2'])
    expect(nonces()[0]?.nonce).not.toBe(nonces()[1]?.nonce)
  })

  test('is not sent by a spectator', () => {
    const { nonces, receive } = atTable()
    receive({ ...promised('c1'), seat: null })
    expect(nonces()).toEqual([])
  })

  test('stays the same after a reload, and is resent if the table has not accepted it', () => {
    const before = atTable()
    before.receive(promised('c1'))
    const after = atTable()
    after.receive(promised('c1'))
    expect(after.nonces()[0]?.nonce).toBe(before.nonces()[0]?.nonce)
  })

  test('is not resent after a reload if the table has accepted it', () => {
    sharing()
    const after = atTable()
    after.receive(promised('c1'))
    expect(after.nonces()).toEqual([])
  })
})

describe('after the viewer has left the seat and taken one again, a nonce', () => {
  test('is sent again for the same commitment', () => {
    const { nonces, receive } = seatedAgain()
    receive(promised('c1'))
    expect(nonces().map(({ commitment }) => commitment)).toEqual(['c1', 'c1'])
  })

  test('is sent again after a reload', () => {
    seatedAgain()
    const after = atTable()
    after.receive(promised('c1'))
    expect(after.nonces()).toHaveLength(1)
  })

  test('of the former seat is not reported as ignored', () => {
    const { contribution, receive } = seatedAgain()
    receive(dealt({ commitment: 'c1', nonces: [null, null] }))
    expect(contribution.isIgnored.value).toBe(false)
  })
})

describe('a deal', () => {
  test('that repeats an earlier deal needs no nonce, and the next new deal has mine again', () => {
    const { contribution, nonces, receive } = atTable()
    const same = { firstDealt: { code: 'BCDFGH', deal: 1 }, seats: 2, results: [] }
    const proof = { commitment: 'c0', nonces: ['ab'.repeat(16), null] }
    receive(snapshot({ table: table({ commitment: null, sameDeal: same }) }))
    receive({
      type: 'table',
      seat: 0,
      table: table({ phase: 'playing', deal: 1, proof, sameDeal: same }),
    })
    expect([nonces(), contribution.isIgnored.value]).toEqual([[], false])
    const over = table({ phase: 'over', deal: 1, proof, sameDeal: same, commitment: 'c1' })
    receive({ type: 'table', seat: 0, table: over })
    expect(nonces().map(({ commitment }) => commitment)).toEqual(['c1'])
    expect(contribution.isIgnored.value).toBe(false)
  })

  test('with my nonce is accepted', () => {
    const { contribution, receive, given } = sharing()
    receive(dealt({ commitment: 'c1', nonces: [given.nonce, null] }))
    expect(contribution.isIgnored.value).toBe(false)
  })

  test('without my nonce, which the table had accepted, is reported', () => {
    const { contribution, receive } = sharing()
    receive(dealt({ commitment: 'c1', nonces: [null, null] }))
    expect(contribution.isIgnored.value).toBe(true)
  })

  test('that began before the table accepted my nonce is not reported', () => {
    const { contribution, receive } = atTable()
    receive(promised('c1'))
    receive(dealt({ commitment: 'c1', nonces: [null, null] }))
    expect(contribution.isIgnored.value).toBe(false)
  })

  test('that began before I sat down is not reported', () => {
    const { contribution, receive } = sharing()
    const seats = [human('Anna'), bot('Kim')]
    const proof = { commitment: 'c0', nonces: [null, null] }
    receive({ type: 'table', seat: 0, table: table({ phase: 'playing', seats, proof }) })
    expect(contribution.isIgnored.value).toBe(false)
  })
})
