import { describe, expect, test } from 'vitest'

import { tryAgainLater } from '../socket.ts'
import type { PendingJoin } from '../../shared/protocol/protocol.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { answerOf, ask, bearer, connect, post, seatedTable, sit } from '../testing/tables.ts'
import { storedParts } from '../testing/unchanged.ts'

/** Returns a game of Anna, Ben and a bot. Anna is the host and has to accept new players. */
async function withBot() {
  const table = await seatedTable(['Anna', 'Ben'])
  for (const saying of [
    { type: 'add-bot' },
    { type: 'set-join-approval', joinApproval: true },
    { type: 'start' },
  ])
    expect(await table.sockets[0].command(saying)).toMatchObject({ type: 'done' })
  return table
}

async function asks(code: string, body: object, headers: HeadersInit = {}): Promise<PendingJoin> {
  const answer = await post(`/api/tables/${code}/seats`, body, headers)
  expect(answer.status).toBe(202)
  return answer.json<PendingJoin>()
}

const from = (address: string) => ({ 'CF-Connecting-IP': address })
const looks = (code: string, token: string, path = '') =>
  answerOf(ask(`/api/tables/${code}/seat${path}`, { headers: bearer(token) }))

describe('a program that asks for the seat of a bot', () => {
  test('gets a token that becomes valid for the seat once the host accepts', async () => {
    const { code, sockets } = await withBot()
    const { person, token } = await asks(code, { name: 'Cleo' })
    await sockets[0].waitForTable(({ joinRequests: asking }) => asking?.[0]?.name === 'Cleo')
    for (const path of ['', '/stream'])
      expect(await looks(code, token, path)).toEqual({
        status: 409,
        body: { refusal: 'join-pending' },
      })
    expect(await (await connect(code, token)).closeCode).toBe(tryAgainLater)

    await sockets[0].command({ type: 'answer-join', person, accept: true })
    expect(await looks(code, token)).toMatchObject({ status: 200, body: { seat: 2 } })
    await sockets[1].waitForTable(
      ({ seats, joinRequests: asking }) => seats[2]?.person === person && !asking,
    )
  })

  test('has an invalid token after the host declines', async () => {
    const { code, sockets } = await withBot()
    const { person, token } = await asks(code, { name: 'Cleo' })
    await sockets[0].command({ type: 'answer-join', person, accept: false })
    expect(await looks(code, token)).toMatchObject({ status: 401 })
    expect(await (await connect(code, token)).closeCode).toBe(closeCodes.wrongToken)
  })

  test('can withdraw its request, and can send no other command', async () => {
    const { code, sockets } = await withBot()
    const { token } = await asks(code, { name: 'Cleo' })
    const says = (type: string) =>
      answerOf(post(`/api/tables/${code}/seat/commands`, { type, id: '1' }, bearer(token)))
    expect(await says('pause')).toEqual({ status: 409, body: { refusal: 'join-pending' } })
    expect(await says('leave')).toEqual({ status: 200, body: { id: '1' } })
    await sockets[0].waitForTable(({ joinRequests: asking }) => !asking)
    expect(await says('leave')).toMatchObject({ status: 401 })
  })
})

test('a stranger who sits down and leaves again and again limits only their own network', async () => {
  const { code } = await seatedTable(['Anna'])
  const sits = (at: number) =>
    post(`/api/tables/${code}/seats`, { name: 'Eve' }, from(`2001:db8:0:${at}::1`))
  for (let sittings = 0; sittings < limits.sittingBurst; sittings++) {
    const answer = await sits(sittings)
    const { token } = await answer.json<{ token: string }>()
    await post(`/api/tables/${code}/seat/commands`, { type: 'leave', id: 'x' }, bearer(token))
  }
  expect((await sits(99)).status).toBe(429)
  const ben = await post(`/api/tables/${code}/seats`, { name: 'Ben' }, from('2001:db8:1::1'))
  expect(ben.status).toBe(201)
})

describe('a player who was removed', () => {
  test('is refused with the old token until the host readmits them', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    await sockets[0].command({ type: 'remove', seat: 1 })
    const again = () =>
      answerOf(post(`/api/tables/${code}/seats`, { name: 'Bob', previousToken: tokens[1] }))
    expect(await again()).toEqual({ status: 403, body: { refusal: 'removed-by-host' } })
    const [removed] = sockets[0].table().removed ?? []
    expect(removed).toEqual({ person: 2, name: 'Ben' })
    await sockets[0].command({ type: 'readmit', person: 2 })
    expect(await again()).toMatchObject({ status: 201, body: { seat: 1 } })
  })

  test('has to ask for a seat from the same network without a token', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    const ben = await post(`/api/tables/${code}/seats`, { name: 'Ben' }, from('2001:db8::1'))
    expect(ben.status).toBe(201)
    await sockets[0].command({ type: 'remove', seat: 1 })
    await asks(code, { name: 'Stranger' }, from('2001:db8::2'))
    await asks(code, { name: 'Another' }, from('2001:db8:0:ff01::1'))
    const cleo = await post(`/api/tables/${code}/seats`, { name: 'Cleo' }, from('192.0.2.7'))
    expect(cleo.status).toBe(201)
    expect((await sit(code, 'Dora')).seat).toBe(2)
  })

  test('leaves no address in storage, and a different fingerprint at each table', async () => {
    const address = '203.0.113.77'
    const prints = []
    for (const name of ['Ben', 'Bob']) {
      const { code, sockets } = await seatedTable(['Anna'])
      await post(`/api/tables/${code}/seats`, { name }, from(address))
      await sockets[0].command({ type: 'remove', seat: 1 })
      const kept = await storedParts(code)
      expect(JSON.stringify(kept)).not.toContain(address)
      prints.push(kept.table.removed[0]?.network)
    }
    expect(prints).toEqual([expect.any(String), expect.any(String)])
    expect(prints[0]).not.toBe(prints[1])
  })
})
