import { describe, expect, test } from 'vitest'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { withoutJoinRequest, type Newcomer } from './seats.ts'
import { Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'

const namesAt = ({ table }: Script) => publicTable(table, 0).seats.map(({ name }) => name)
const waitingAt = ({ table }: Script) =>
  (publicTable(table, 0).joinRequests ?? []).map(({ name, person }) => `${name} ${person}`)
const outOf = ({ table }: Script) =>
  (publicTable(table, 0).removed ?? []).map(({ name, person }) => `${name} ${person}`)

/**
 * Returns a game of Anna, Ben and a bot. Anna is the host. If `ask` is true, she has turned on join
 * approval.
 */
function withBot(ask = true) {
  const script = new Script()
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot' })
  if (ask) script.send(anna, { type: 'set-join-approval', joinApproval: ask })
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

/** Returns a table at which Anna, the host, has removed Ben. The network of Ben is known. */
function withoutBen(more: readonly string[] = []) {
  const script = new Script()
  const anna = script.sit('Anna')
  expect(script.trySit('Ben', { network: 'the house' })).toBe(null)
  const others = more.map((name) => script.sit(name))
  script.send(anna, { type: 'remove', seat: 1 })
  return { script, anna, others }
}
const bens: Partial<Newcomer> = { previousTokenHash: 'hash of Ben' }

describe('a bot’s seat during a game', () => {
  test('is taken by a newcomer at once without join approval', () => {
    const { script } = withBot(false)
    expect(script.trySit('Cleo')).toBe(null)
    expect(namesAt(script)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('is taken with its hand after a yes', () => {
    const { script, anna } = withBot()
    expect(script.trySit('Cleo')).toBe(null)
    expect(waitingAt(script)).toEqual(['Cleo 3'])
    expect(namesAt(script)).not.toContain('Cleo')
    expect(script.send(anna, { type: 'answer-join', person: 3, accept: true })).toBe(null)
    expect(waitingAt(script)).toEqual([])
    expect(namesAt(script)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(script.log.at(-1)).toMatchObject({
      type: 'answer-join',
      data: { person: 3, yes: true, seat: 2, id: 's3', name: 'Cleo' },
    })
    script.connect('s3')
    expect(script.projection('s3').view).toMatchObject({ seat: 2 })
  })

  test('is not taken after a no, and the newcomer can ask again', () => {
    const { script, anna } = withBot()
    script.trySit('Cleo')
    expect(script.send(anna, { type: 'answer-join', person: 3, accept: false })).toBe(null)
    expect([waitingAt(script), namesAt(script).includes('Cleo')]).toEqual([[], false])
    script.trySit('Cleo')
    expect(waitingAt(script)).toEqual(['Cleo 4'])
    expect(script.send(anna, { type: 'answer-join', person: 3, accept: true })).toEqual({
      refusal: 'not-now',
    })
  })

  test('is requested by programs too, which are marked in public', () => {
    const { script, anna } = withBot()
    script.trySit('Robo', { program: true })
    const { joinRequests } = publicTable(script.table, 0)
    expect(joinRequests).toEqual([{ person: 3, name: 'Robo', program: true }])
    script.send(anna, { type: 'answer-join', person: 3, accept: true })
    expect(publicTable(script.table, 0).seats[2]).toMatchObject({ name: 'Robo', program: true })
  })

  test('needs no request if another seat is free', () => {
    const { script, ben } = withBot()
    script.send(ben, { type: 'leave' })
    script.trySit('Cleo')
    expect(namesAt(script).slice(0, 2)).toEqual(['Anna', 'Cleo'])
  })

  test('needs no request before and after the game', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    script.send(anna, { type: 'set-join-approval', joinApproval: true })
    for (let bots = 0; bots < 4; bots++) script.send(anna, { type: 'add-bot' })
    script.sit('Ben')
    script.send(anna, { type: 'start' })
    script.playOut()
    script.sit('Cleo')
    expect(namesAt(script).slice(0, 3)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('needs no request while the table is unattended', () => {
    const { script, anna, ben } = withBot()
    for (const id of [anna, ben]) script.disconnect(id)
    script.advance(timeouts.away + 1)
    script.trySit('Cleo')
    expect(namesAt(script)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('can be taken by another player before the answer', () => {
    const { script, anna } = withBot()
    script.trySit('Cleo')
    script.trySit('Dora')
    expect(script.send(anna, { type: 'answer-join', person: 3, accept: true })).toBe(null)
    expect(script.send(anna, { type: 'answer-join', person: 4, accept: true })).toEqual({
      refusal: 'table-started',
    })
    expect(waitingAt(script)).toEqual(['Dora 4'])
  })
})

describe('an answer', () => {
  test('is given by the host alone while the host is connected or reloads', () => {
    const { script, anna, ben } = withBot()
    script.trySit('Cleo')
    const answers = () => script.send(ben, { type: 'answer-join', person: 3, accept: true })
    expect(answers()).toEqual({ refusal: 'not-host' })
    script.disconnect(anna)
    script.advance(timeouts.away - 1)
    expect(answers()).toEqual({ refusal: 'not-host' })
    script.advance(1)
    expect(answers()).toBe(null)
  })

  test('is too late after the request has expired', () => {
    const { script } = withBot()
    script.trySit('Cleo')
    script.advance(timeouts.pendingRequest - 1)
    expect(waitingAt(script)).toEqual(['Cleo 3'])
    script.advance(1)
    expect(waitingAt(script)).toEqual([])
  })

  test('is refused for a withdrawn request', () => {
    const { script } = withBot()
    script.trySit('Cleo')
    script.trySit('Dora')
    script.table = withoutJoinRequest(script.table, 's3')
    expect(waitingAt(script)).toEqual(['Dora 4'])
  })

  test('is needed for a limited number of requests, and fewer from one network', () => {
    const { script } = withBot()
    const asks = (name: string, network: string | null) => script.trySit(name, { network })
    for (let from = 0; from < limits.askingFromOne; from++) expect(asks('Cleo', 'a')).toBe(null)
    expect(asks('Cleo', 'a')).toEqual({ refusal: 'too-fast' })
    for (let from = limits.askingFromOne; from < limits.askingAtOnce; from++)
      expect(asks('Dora', null)).toBe(null)
    expect(asks('Emil', 'b')).toEqual({ refusal: 'too-fast' })
  })

  test('seats the newcomer under a distinct name', () => {
    const { script, anna } = withBot()
    script.trySit('Аnnа')
    script.send(anna, { type: 'answer-join', person: 3, accept: true })
    expect(namesAt(script)[2]).toBe('Аnnа 2')
  })
})

describe('a removed player', () => {
  test('cannot sit down again with the same browser under any name', () => {
    const { script } = withoutBen()
    expect(outOf(script)).toEqual(['Ben 2'])
    for (const name of ['Ben', 'Bob'])
      expect(script.trySit(name, bens)).toEqual({ refusal: 'removed-by-host' })
  })

  test('has to ask with another browser under the same or a confusable name', () => {
    const { script, anna } = withoutBen()
    for (const name of ['Ben', 'ВЕN'])
      expect(script.trySit(name, { previousTokenHash: 'hash of another' })).toBe(null)
    expect(namesAt(script)).toEqual(['Anna'])
    expect(waitingAt(script)).toEqual(['Ben 3', 'ВЕN 4'])
    script.send(anna, { type: 'answer-join', person: 3, accept: true })
    expect(namesAt(script)).toEqual(['Anna', 'Ben'])
  })

  test('does not lock out others from the same network, who have to ask', () => {
    const { script, anna } = withoutBen()
    expect(script.trySit('Cleo', { network: 'the house' })).toBe(null)
    expect(script.trySit('Dora', { network: 'elsewhere' })).toBe(null)
    expect(script.trySit('Emil')).toBe(null)
    expect(namesAt(script)).toEqual(['Anna', 'Dora', 'Emil'])
    script.send(anna, { type: 'answer-join', person: 3, accept: true })
    expect(namesAt(script)).toEqual(['Anna', 'Dora', 'Emil', 'Cleo'])
  })

  test('can sit down again once the host has readmitted them', () => {
    const { script, anna, others } = withoutBen(['Cleo'])
    const letsBack = (id: string) => script.send(id, { type: 'readmit', person: 2 })
    expect(letsBack(others[0] ?? '')).toEqual({ refusal: 'not-host' })
    expect(letsBack(anna)).toBe(null)
    expect(letsBack(anna)).toEqual({ refusal: 'not-now' })
    expect(script.trySit('Ben', { ...bens, network: 'the house' })).toBe(null)
    expect(namesAt(script)).toEqual(['Anna', 'Cleo', 'Ben'])
  })

  test('can be readmitted by any player while the host is away', () => {
    const { script, anna, others } = withoutBen(['Cleo'])
    script.disconnect(anna)
    script.advance(timeouts.away)
    expect(script.send(others[0] ?? '', { type: 'readmit', person: 2 })).toBe(null)
  })

  test('is neither a player who has left, nor a bot', () => {
    const script = new Script()
    const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
    script.send(ben, { type: 'leave' })
    script.send(anna, { type: 'add-bot' })
    script.send(anna, { type: 'remove', seat: 1 })
    expect(outOf(script)).toEqual([])
    expect(script.trySit('Ben', bens)).toBe(null)
  })

  test('can sit down again once all players have left', () => {
    const { script, anna } = withoutBen()
    script.send(anna, { type: 'leave' })
    expect(outOf(script)).toEqual([])
    expect(script.trySit('Ben', bens)).toBe(null)
    expect(namesAt(script)).toEqual(['Ben'])
  })

  test('is remembered up to a limit', () => {
    const script = new Script()
    const anna = script.sit('Anna')
    for (let times = 0; times < limits.removedPeople + 3; times++) {
      expect(script.trySit(`Stranger ${times}`)).toBe(null)
      script.advance(limits.sittingRefill)
      script.send(anna, { type: 'remove', seat: 1 })
    }
    expect(outOf(script).length).toBe(limits.removedPeople)
    expect(outOf(script).at(-1)).toMatch(/^Stranger 22 /)
  })
})

/** Returns a game that Ben and then Anna, the host, have left. Cleo still sits there. */
function left() {
  const script = new Script()
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  const cleo = script.sit('Cleo')
  script.send(anna, { type: 'set-join-approval', joinApproval: true })
  script.send(anna, { type: 'start' })
  script.send(ben, { type: 'leave' })
  script.send(anna, { type: 'leave' })
  return { script, cleo }
}

describe('a player who has left', () => {
  const annas: Partial<Newcomer> = { previousTokenHash: 'hash of Anna' }

  test('gets their own seat back, and not the first free one', () => {
    const { script } = left()
    expect(script.trySit('Ben', { previousTokenHash: 'hash of Ben' })).toBe(null)
    expect(publicTable(script.table, 0).seats.map(({ kind }) => kind)).toEqual([
      'open',
      'human',
      'human',
    ])
  })

  test('gets it back from a bot without approval', () => {
    const { script, cleo } = left()
    script.send(cleo, { type: 'substitute', seat: 0 })
    script.send(cleo, { type: 'substitute', seat: 1 })
    expect(script.trySit('Dan')).toBe(null)
    expect(waitingAt(script)).toEqual(['Dan 4'])
    expect(script.trySit('Anna', annas)).toBe(null)
    expect(namesAt(script)[0]).toBe('Anna')
    expect(waitingAt(script)).toEqual(['Dan 4'])
  })

  test('gets another seat if theirs is taken', () => {
    const { script } = left()
    script.sit('Dan')
    expect(script.trySit('Anna', annas)).toBe(null)
    expect(namesAt(script)).toEqual(['Dan', 'Anna', 'Cleo'])
  })

  test('has no seat until they sit down again: the old token is invalid', () => {
    const { script } = left()
    expect(script.send('s1', { type: 'resume' })).toEqual({ refusal: 'wrong-token' })
  })
})
