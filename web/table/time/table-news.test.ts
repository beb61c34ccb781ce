import { describe, expect, test } from 'vitest'

import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import { timeWords } from '../../words/time.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { takeBackNews, tableNews } from './table-news.ts'

const anna = human('Anna', { person: 1 })
const ben = human('Ben', { person: 2 })
const at = (seats: readonly PublicSeat[], changed: Partial<PublicTable> = {}) =>
  table({ phase: 'playing', deal: 1, seats, ...changed })
const newsOf = (before: PublicTable, after: PublicTable, mine: number | null = 0) =>
  tableNews(before, after, mine, timeWords.en.news)

describe('the log has news about a seat', () => {
  test.each<[string, Partial<PublicSeat>, Partial<PublicSeat>, string]>([
    [
      'when a bot plays the turn',
      {},
      { timedOutTurns: 1 },
      'Ben ran out of time: a bot plays this turn.',
    ],
    ['that a bot keeps it', {}, { substituted: true }, 'Ben is replaced by a bot for now.'],
    ['that it was taken back', { substituted: true }, {}, 'Ben plays again.'],
  ])('%s', (_, was, is, sentence) => {
    expect(newsOf(at([anna, { ...ben, ...was }]), at([anna, { ...ben, ...is }]))).toEqual([
      sentence,
    ])
  })

  test('when a player leaves and another player sits down', () => {
    const open = { ...ben, kind: 'open' as const }
    const cleo = human('Cleo', { person: 3 })
    expect(newsOf(at([anna, ben]), at([anna, open]))).toEqual(['Ben has left the table.'])
    expect(newsOf(at([anna, ben]), at([anna, bot('Kim')]))).toEqual([
      'Ben has left the table, and a bot plays on.',
    ])
    expect(newsOf(at([anna, open]), at([anna, cleo]))).toEqual(['Cleo sits down.'])
  })

  test('in the second person if it is the viewer’s seat', () => {
    expect(newsOf(at([anna, ben]), at([{ ...anna, timedOutTurns: 1 }, ben]))).toEqual([
      'You ran out of time: a bot plays this turn.',
    ])
  })

  test('but no news without a change or across deals', () => {
    expect(newsOf(at([anna, ben]), at([anna, ben]))).toEqual([])
    expect(newsOf(at([anna, ben]), at([anna, human('Cleo', { person: 3 })], { deal: 2 }))).toEqual(
      [],
    )
  })
})

const gathering = (host: number) => table({ seats: [anna, ben], host })

describe('the log has news about the host', () => {
  test('when another player becomes host, in any phase', () => {
    expect(newsOf(gathering(0), gathering(1))).toEqual(['Ben is the host now.'])
    expect(newsOf(gathering(0), gathering(1), 1)).toEqual(['You are the host now.'])
  })

  test('while the host is away, and when the host is back', () => {
    const acting = { ...gathering(1), absentHost: 0 }
    expect(newsOf(gathering(0), acting, null)).toEqual(['Ben is the host while Anna is away.'])
    expect(newsOf(gathering(0), acting, 1)).toEqual(['You are the host while Anna is away.'])
    expect(newsOf(acting, gathering(0), 1)).toEqual(['Anna is back, and is the host again.'])
    expect(newsOf(acting, gathering(0), 0)).toEqual(['You are the host again.'])
    expect(newsOf(acting, { ...gathering(0), seats: [ben] }, null)).toEqual([])
  })

  test('but no news if only the seat number of the host changes', () => {
    const before = table({ seats: [anna, ben], host: 1 })
    expect(newsOf(before, table({ seats: [ben], host: 0 }), null)).toEqual([])
  })
})

describe('the log has news about a move', () => {
  type Last = NonNullable<PublicTable['lastTakeBack']>
  const decided = (result: Last['result']) =>
    at([anna, ben], { lastTakeBack: { seat: 0, turn: 4, result } })
  const sentences = (result: Last['result'], mine: number | null) =>
    takeBackNews(at([anna, ben]), decided(result), mine, timeWords.en.news)

  test('that a player takes back', () => {
    expect(sentences('free', 1)).toEqual(['Anna takes the last move back.'])
    expect(sentences('agreed', null)).toEqual(['Anna takes the last move back. All agreed.'])
    expect(sentences('agreed', 0)).toEqual(['You take your last move back. All agreed.'])
  })

  test('that stays, without the name of the player who declined', () => {
    expect(sentences('declined', 0)).toEqual(['You asked to take your last move back. It stays.'])
    expect(sentences('declined', 1)).toEqual(['Anna asked to take the last move back. It stays.'])
  })

  test('only once, and none about a request that was withdrawn', () => {
    const [before, after] = [decided('free'), decided('free')]
    expect(takeBackNews(before, after, 0, timeWords.en.news)).toEqual([])
    expect(sentences('withdrawn', 1)).toEqual([])
  })
})
