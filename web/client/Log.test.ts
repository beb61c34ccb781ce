import { describe, expect, test } from 'vitest'

import type { ChatMessage, ServerMessage, Position } from '../../shared/protocol/protocol.ts'
import { FakeConnection } from '../testing/FakeConnection.ts'
import { projection, snapshot, table } from '../testing/tables.ts'
import { Log, type NewsBetween } from './Log.ts'
import { TableModel } from './TableModel.ts'

const view = (place: number): Position['view'] => ({ place }) as unknown as Position['view']
const placeOf = (of: Position['view']): number => (of as unknown as { place: number }).place
const newsBetween: NewsBetween = (before, after) =>
  before === null ? [] : [`from ${placeOf(before)} to ${placeOf(after)}`]
const withBeginning: NewsBetween = (before, after) => [
  before === null ? `begins at ${placeOf(after)}` : 'on',
]

const line = (name: string, text: string, at = 1): ChatMessage => ({ at, name, seat: 1, text })

function atTable(
  kept: ConstructorParameters<typeof TableModel>[1] = null,
  before: ConstructorParameters<typeof Log>[1] = [],
) {
  const tableLine = new FakeConnection()
  const model = new TableModel(tableLine, kept)
  const log = new Log(model, before)
  const texts = () =>
    log.entries.value.map((entry) => {
      if (entry.kind === 'chat') return `${entry.line.name}: ${entry.line.text}`
      return entry.kind === 'news' ? entry.text : `deal ${entry.deal}`
    })
  return { log, texts, receive: tableLine.receive }
}

const playing = (place: number, chat: readonly ChatMessage[] = [], deal = 1): ServerMessage =>
  snapshot({
    table: table({ phase: 'playing', deal }),
    position: projection({ view: view(place) }),
    chat,
  })

describe('the log', () => {
  test('adds news for each change of the view', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'the-game', between: newsBetween }
    receive(playing(0))
    receive({ type: 'view', ...projection({ view: view(1) }) })
    expect(texts()).toEqual(['deal 1', 'from 0 to 1'])
    expect(log.latestNews.value).toEqual(['from 0 to 1'])
  })

  test('leaves a view to the table’s own news if a move was taken back', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'the-game', between: newsBetween }
    receive(playing(0))
    receive({ type: 'view', ...projection({ view: view(1), turn: 1 }) })
    receive({ type: 'view', ...projection({ view: view(0), turn: 2, takenBack: true }) })
    // The turn is the same, so this view only shows a signal, and the log describes it as usual.
    receive({ type: 'view', ...projection({ view: view(5), turn: 2, takenBack: true }) })
    expect(texts()).toEqual(['deal 1', 'from 0 to 1', 'from 0 to 5'])
  })

  test('adds one entry for everything since the cached view', () => {
    const kept = {
      seat: 0,
      table: table({ phase: 'playing', deal: 1 }),
      position: projection({ view: view(3) }),
      chat: [],
    }
    const { log, texts, receive } = atTable(kept)
    receive(playing(9))
    log.news.value = { game: 'the-game', between: newsBetween }
    expect(texts()).toEqual(['from 3 to 9'])
  })

  test('continues from the entries of the last page load without repeating them', () => {
    const chat = [line('Ben', 'hello')]
    const before = atTable()
    before.log.news.value = { game: 'the-game', between: newsBetween }
    before.receive(playing(0))
    before.receive({ type: 'chat', message: line('Ben', 'hello') })
    before.receive({ type: 'view', ...projection({ view: view(3), turn: 1 }) })
    const kept = {
      seat: 0,
      table: table({ phase: 'playing', deal: 1 }),
      position: projection({ view: view(3), turn: 1 }),
      chat,
    }
    const { log, texts, receive } = atTable(kept, before.log.entries.value)
    log.news.value = { game: 'the-game', between: newsBetween }
    receive(playing(5, [...chat, line('Ben', 'back?', 2)]))
    expect(texts()).toEqual(['deal 1', 'Ben: hello', 'from 0 to 3', 'Ben: back?', 'from 3 to 5'])
  })

  test('merges signals until the next move, unless a chat message separates them', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'the-game', between: newsBetween }
    receive(playing(0))
    const signalTo = (place: number, turn: number) =>
      receive({ type: 'view', ...projection({ view: view(place), turn }) })
    signalTo(1, 1)
    signalTo(2, 1)
    signalTo(3, 1)
    expect(texts()).toEqual(['deal 1', 'from 0 to 1', 'from 1 to 3'])
    expect(log.latestNews.value).toEqual(['from 2 to 3'])
    receive({ type: 'chat', message: line('Ben', 'oh') })
    signalTo(4, 1)
    signalTo(5, 1)
    signalTo(6, 2)
    signalTo(7, 2)
    expect(texts()).toEqual([
      'deal 1',
      'from 0 to 1',
      'from 1 to 3',
      'Ben: oh',
      'from 3 to 5',
      'from 5 to 6',
      'from 6 to 7',
    ])
  })

  test('does not compare a deal with the previous one', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'the-game', between: newsBetween }
    receive(playing(0))
    receive(playing(5, [], 2))
    expect(texts()).toEqual(['deal 1', 'deal 2'])
  })

  test('puts the start of a deal under the number of that deal', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'the-game', between: withBeginning }
    receive(playing(0))
    receive({ type: 'view', ...projection({ view: view(1), turn: 1 }) })
    receive(playing(5, [], 2))
    expect(texts()).toEqual(['deal 1', 'begins at 0', 'on', 'deal 2', 'begins at 5'])
    expect(log.latestNews.value).toEqual(['begins at 5'])
  })

  test('describes the first view of another game once the texts of that game have loaded', () => {
    const { log, texts, receive } = atTable()
    log.news.value = { game: 'switch', between: withBeginning }
    receive(playing(5))
    expect(texts()).toEqual([])
    log.news.value = { game: 'the-game', between: withBeginning }
    expect(texts()).toEqual(['deal 1', 'begins at 5'])
  })

  test('adds each chat message once, however often it is received', () => {
    const { texts, receive } = atTable()
    receive(playing(0, [line('Ben', 'hello')]))
    receive({ type: 'chat', message: line('Ben', 'there', 2) })
    receive(playing(0, [line('Ben', 'hello'), line('Ben', 'there', 2), line('Ben', 'again', 3)]))
    expect(texts()).toEqual(['Ben: hello', 'Ben: there', 'Ben: again'])
  })

  test('hides the chat of muted people until they are unmuted', () => {
    const { log, texts, receive } = atTable()
    const ben = { ...line('Ben', 'blah'), person: 2 }
    receive(playing(0, [ben, { ...line('Cleo', 'hello'), person: 3 }]))
    log.toggleMute(2)
    expect(texts()).toEqual(['Cleo: hello'])
    log.toggleMute(2)
    expect(texts()).toEqual(['Ben: blah', 'Cleo: hello'])
  })

  test('keeps a person muted under another name and seat, and shows the next person on the old seat', () => {
    const { log, texts, receive } = atTable()
    receive(playing(0))
    log.toggleMute(2)
    receive({ type: 'chat', message: { ...line('Bob', 'blah', 2), seat: 0, person: 2 } })
    receive({ type: 'chat', message: { ...line('Ben', 'hello', 3), seat: 1, person: 4 } })
    expect(texts()).toEqual(['Ben: hello'])
  })
})
