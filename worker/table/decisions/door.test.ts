import { describe, expect, test } from 'vitest'

import { limits, patience } from '../../../shared/protocol/limits.ts'
import { withoutAsker, type Newcomer } from './seats.ts'
import { Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'

const namesAt = ({ table }: Script) => publicTable(table, 0).seats.map(({ name }) => name)
const waitingAt = ({ table }: Script) =>
  (publicTable(table, 0).joinRequests ?? []).map(({ name, person }) => `${name} ${person}`)
const outOf = ({ table }: Script) =>
  (publicTable(table, 0).removed ?? []).map(({ name, person }) => `${name} ${person}`)

/** Anna, Ben and a bot in the middle of a game. Anna is host, and wants to be asked. */
function withBot(ask = true) {
  const evening = new Script()
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'add-bot' })
  if (ask) evening.says(anna, { type: 'ask', ask })
  evening.says(anna, { type: 'start' })
  return { evening, anna, ben }
}

/** Anna is host, and has removed Ben, who came from a network that the table knows. */
function withoutBen(more: readonly string[] = []) {
  const evening = new Script()
  const anna = evening.sits('Anna')
  expect(evening.triesToSit('Ben', { network: 'the house' })).toBe(null)
  const others = more.map((name) => evening.sits(name))
  evening.says(anna, { type: 'remove', seat: 1 })
  return { evening, anna, others }
}
const bens: Partial<Newcomer> = { wasHash: 'hash of Ben' }

describe('the chair of a bot in the middle of a game', () => {
  test('is taken by whoever comes, unless the host wants to be asked', () => {
    const { evening } = withBot(false)
    expect(evening.triesToSit('Cleo')).toBe(null)
    expect(namesAt(evening)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('is taken with a yes, and its hand with it', () => {
    const { evening, anna } = withBot()
    expect(evening.triesToSit('Cleo')).toBe(null)
    expect(waitingAt(evening)).toEqual(['Cleo 3'])
    expect(namesAt(evening)).not.toContain('Cleo')
    expect(evening.says(anna, { type: 'answer', person: 3, yes: true })).toBe(null)
    expect(waitingAt(evening)).toEqual([])
    expect(namesAt(evening)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(evening.log.at(-1)).toMatchObject({
      what: 'answer',
      data: { person: 3, yes: true, seat: 2, id: 's3', name: 'Cleo' },
    })
    evening.comes('s3')
    expect(evening.projection('s3').view).toMatchObject({ seat: 2 })
  })

  test('is not taken with a no, and who asked may ask again', () => {
    const { evening, anna } = withBot()
    evening.triesToSit('Cleo')
    expect(evening.says(anna, { type: 'answer', person: 3, yes: false })).toBe(null)
    expect([waitingAt(evening), namesAt(evening).includes('Cleo')]).toEqual([[], false])
    evening.triesToSit('Cleo')
    expect(waitingAt(evening)).toEqual(['Cleo 4'])
    expect(evening.says(anna, { type: 'answer', person: 3, yes: true })).toEqual({
      refusal: 'not-now',
    })
  })

  test('is asked for by a program as by a person, and everybody sees that it is one', () => {
    const { evening, anna } = withBot()
    evening.triesToSit('Robo', { program: true })
    const { joinRequests: asking } = publicTable(evening.table, 0)
    expect(asking).toEqual([{ person: 3, name: 'Robo', program: true }])
    evening.says(anna, { type: 'answer', person: 3, yes: true })
    expect(publicTable(evening.table, 0).seats[2]).toMatchObject({ name: 'Robo', program: true })
  })

  test('is not asked for where another one is free', () => {
    const { evening, ben } = withBot()
    evening.says(ben, { type: 'leave' })
    evening.triesToSit('Cleo')
    expect(namesAt(evening).slice(0, 2)).toEqual(['Anna', 'Cleo'])
  })

  test('is not asked for before the game and after it', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    evening.says(anna, { type: 'ask', ask: true })
    for (let bots = 0; bots < 4; bots++) evening.says(anna, { type: 'add-bot' })
    evening.sits('Ben')
    evening.says(anna, { type: 'start' })
    evening.playsOut()
    evening.sits('Cleo')
    expect(namesAt(evening).slice(0, 3)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('is asked for only as long as somebody is there who could answer', () => {
    const { evening, anna, ben } = withBot()
    for (const id of [anna, ben]) evening.goes(id)
    evening.passes(patience.away + 1)
    evening.triesToSit('Cleo')
    expect(namesAt(evening)).toEqual(['Anna', 'Ben', 'Cleo'])
  })

  test('may have gone to somebody else by the time of the answer', () => {
    const { evening, anna } = withBot()
    evening.triesToSit('Cleo')
    evening.triesToSit('Dora')
    expect(evening.says(anna, { type: 'answer', person: 3, yes: true })).toBe(null)
    expect(evening.says(anna, { type: 'answer', person: 4, yes: true })).toEqual({
      refusal: 'table-started',
    })
    expect(waitingAt(evening)).toEqual(['Dora 4'])
  })
})

describe('an answer', () => {
  test('is given by the host, and by nobody else while the host is here or only reloads', () => {
    const { evening, anna, ben } = withBot()
    evening.triesToSit('Cleo')
    const answers = () => evening.says(ben, { type: 'answer', person: 3, yes: true })
    expect(answers()).toEqual({ refusal: 'not-host' })
    evening.goes(anna)
    evening.passes(patience.away - 1)
    expect(answers()).toEqual({ refusal: 'not-host' })
    evening.passes(1)
    expect(answers()).toBe(null)
  })

  test('that does not come in time is none, and the table forgets the question', () => {
    const { evening } = withBot()
    evening.triesToSit('Cleo')
    evening.passes(patience.asking - 1)
    expect(waitingAt(evening)).toEqual(['Cleo 3'])
    evening.passes(1)
    expect(waitingAt(evening)).toEqual([])
  })

  test('is no longer wanted from whoever has withdrawn', () => {
    const { evening } = withBot()
    evening.triesToSit('Cleo')
    evening.triesToSit('Dora')
    evening.table = withoutAsker(evening.table, 's3')
    expect(waitingAt(evening)).toEqual(['Dora 4'])
  })

  test('is asked of nobody by a crowd: so many wait, and fewer from one network', () => {
    const { evening } = withBot()
    const asks = (name: string, network: string | null) => evening.triesToSit(name, { network })
    for (let from = 0; from < limits.askingFromOne; from++) expect(asks('Cleo', 'a')).toBe(null)
    expect(asks('Cleo', 'a')).toEqual({ refusal: 'too-fast' })
    for (let from = limits.askingFromOne; from < limits.askingAtOnce; from++)
      expect(asks('Dora', null)).toBe(null)
    expect(asks('Emil', 'b')).toEqual({ refusal: 'too-fast' })
  })

  test('tells the name of whoever asks apart from those at the table', () => {
    const { evening, anna } = withBot()
    evening.triesToSit('Аnnа')
    evening.says(anna, { type: 'answer', person: 3, yes: true })
    expect(namesAt(evening)[2]).toBe('Аnnа 2')
  })
})

describe('who was removed', () => {
  test('does not sit down again with the same browser, whatever they call themselves', () => {
    const { evening } = withoutBen()
    expect(outOf(evening)).toEqual(['Ben 2'])
    for (const name of ['Ben', 'Bob'])
      expect(evening.triesToSit(name, bens)).toEqual({ refusal: 'removed' })
  })

  test('asks when they come with another browser under the same name, or one that reads like it', () => {
    const { evening, anna } = withoutBen()
    for (const name of ['Ben', 'ВЕN'])
      expect(evening.triesToSit(name, { wasHash: 'hash of another' })).toBe(null)
    expect(namesAt(evening)).toEqual(['Anna'])
    expect(waitingAt(evening)).toEqual(['Ben 3', 'ВЕN 4'])
    evening.says(anna, { type: 'answer', person: 3, yes: true })
    expect(namesAt(evening)).toEqual(['Anna', 'Ben'])
  })

  test('locks nobody out who comes from the same house: they ask', () => {
    const { evening, anna } = withoutBen()
    expect(evening.triesToSit('Cleo', { network: 'the house' })).toBe(null)
    expect(evening.triesToSit('Dora', { network: 'elsewhere' })).toBe(null)
    expect(evening.triesToSit('Emil')).toBe(null)
    expect(namesAt(evening)).toEqual(['Anna', 'Dora', 'Emil'])
    evening.says(anna, { type: 'answer', person: 3, yes: true })
    expect(namesAt(evening)).toEqual(['Anna', 'Dora', 'Emil', 'Cleo'])
  })

  test('sits down like anybody else once the host has let them back', () => {
    const { evening, anna, others } = withoutBen(['Cleo'])
    const letsBack = (id: string) => evening.says(id, { type: 'let-back', person: 2 })
    expect(letsBack(others[0] ?? '')).toEqual({ refusal: 'not-host' })
    expect(letsBack(anna)).toBe(null)
    expect(letsBack(anna)).toEqual({ refusal: 'not-now' })
    expect(evening.triesToSit('Ben', { ...bens, network: 'the house' })).toBe(null)
    expect(namesAt(evening)).toEqual(['Anna', 'Cleo', 'Ben'])
  })

  test('is let back by whoever sits there while the host is away', () => {
    const { evening, anna, others } = withoutBen(['Cleo'])
    evening.goes(anna)
    evening.passes(patience.away)
    expect(evening.says(others[0] ?? '', { type: 'let-back', person: 2 })).toBe(null)
  })

  test('is not whoever has left, nor a bot', () => {
    const evening = new Script()
    const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
    evening.says(ben, { type: 'leave' })
    evening.says(anna, { type: 'add-bot' })
    evening.says(anna, { type: 'remove', seat: 1 })
    expect(outOf(evening)).toEqual([])
    expect(evening.triesToSit('Ben', bens)).toBe(null)
  })

  test('is forgotten with all who were there, so that nobody is locked out of an empty table', () => {
    const { evening, anna } = withoutBen()
    evening.says(anna, { type: 'leave' })
    expect(outOf(evening)).toEqual([])
    expect(evening.triesToSit('Ben', bens)).toBe(null)
    expect(namesAt(evening)).toEqual(['Ben'])
  })

  test('is remembered up to a number, the last ones', () => {
    const evening = new Script()
    const anna = evening.sits('Anna')
    for (let times = 0; times < limits.removedKept + 3; times++) {
      expect(evening.triesToSit(`Stranger ${times}`)).toBe(null)
      evening.passes(limits.sittingRefill)
      evening.says(anna, { type: 'remove', seat: 1 })
    }
    expect(outOf(evening).length).toBe(limits.removedKept)
    expect(outOf(evening).at(-1)).toMatch(/^Stranger 22 /)
  })
})

/** Anna and Ben have left in the middle of a game, Anna last. */
function left() {
  const evening = new Script()
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  const cleo = evening.sits('Cleo')
  evening.says(anna, { type: 'ask', ask: true })
  evening.says(anna, { type: 'start' })
  evening.says(ben, { type: 'leave' })
  evening.says(anna, { type: 'leave' })
  return { evening, cleo }
}

describe('whoever has left of themselves', () => {
  const annas: Partial<Newcomer> = { wasHash: 'hash of Anna' }

  test('gets the chair back that they have left, and not the first one that is free', () => {
    const { evening } = left()
    expect(evening.triesToSit('Ben', { wasHash: 'hash of Ben' })).toBe(null)
    expect(publicTable(evening.table, 0).seats.map(({ kind }) => kind)).toEqual([
      'open',
      'human',
      'human',
    ])
  })

  test('gets it back from a bot without asking, where others ask', () => {
    const { evening, cleo } = left()
    evening.says(cleo, { type: 'keep', seat: 0 })
    evening.says(cleo, { type: 'keep', seat: 1 })
    expect(evening.triesToSit('Dan')).toBe(null)
    expect(waitingAt(evening)).toEqual(['Dan 4'])
    expect(evening.triesToSit('Anna', annas)).toBe(null)
    expect(namesAt(evening)[0]).toBe('Anna')
    expect(waitingAt(evening)).toEqual(['Dan 4'])
  })

  test('sits elsewhere if somebody has taken it meanwhile', () => {
    const { evening } = left()
    evening.sits('Dan')
    expect(evening.triesToSit('Anna', annas)).toBe(null)
    expect(namesAt(evening)).toEqual(['Dan', 'Anna', 'Cleo'])
  })

  test('has no seat before they ask for one: what proved it opens nothing any more', () => {
    const { evening } = left()
    expect(evening.says('s1', { type: 'resume' })).toEqual({ refusal: 'wrong-token' })
  })
})
