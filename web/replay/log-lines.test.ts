import { describe, expect, test } from 'vitest'

import { projection } from '../testing/tables.ts'
import type { LogEntry } from '../client/Log.ts'
import { logParts, parseNewsLine, chatEntries } from './log-lines.ts'

const around = { names: ['Anna', 'Annabel', 'Ben'], mine: 2, you: ['You '] }
const seatIn = (text: string) => parseNewsLine(text, around).seat

describe('the player of a sentence', () => {
  test('is the player whose full name it starts with', () => {
    expect(['Anna lays 12.', 'Annabel lays 12.', 'Anna, at last!'].map(seatIn)).toEqual([0, 1, 0])
  })

  test('is the viewer if it starts with "you", and no player for spectators', () => {
    expect(seatIn('You lay 12.')).toBe(2)
    expect(parseNewsLine('You lay 12.', { ...around, mine: null }).seat).toBe(null)
  })

  test('is no player if it starts with another word', () => {
    expect(['The pile burns.', 'Annas are rare.', 'For Ben it ends.'].map(seatIn)).toEqual([
      null,
      null,
      null,
    ])
  })
})

const news = (key: number, text: string): LogEntry => ({ kind: 'news', key, text })
const deal = (key: number, number: number): LogEntry => ({ kind: 'deal', key, deal: number })
const chat = (key: number, text: string): LogEntry => ({
  kind: 'chat',
  key,
  line: { seat: 0, name: 'Anna', text, at: key },
})

const seen = (seq: number) => ({ seat: 2, projection: projection({ seq }) })

describe('the log', () => {
  test('leads to the view after the last sentence of an entry', () => {
    const [part] = logParts(
      [
        deal(0, 1),
        { ...news(1, 'Anna lays 12.'), seen: seen(1) } as LogEntry,
        { ...news(2, 'The pile burns.'), seen: seen(2) } as LogEntry,
      ],
      around,
    )
    expect(part?.lines[0]?.seen?.projection.seq).toBe(2)
  })

  const entries = [
    news(0, 'Ben wins.'),
    deal(1, 2),
    news(2, 'Anna begins.'),
    chat(3, 'hello'),
    news(4, 'Anna lays 12.'),
    news(5, 'The pile burns.'),
    news(6, 'You lay 30.'),
  ]

  test('is grouped by deal, newest first', () => {
    const parts = logParts(entries, around)
    expect(parts.map((part) => part.deal)).toEqual([2, null])
    expect(parts[0]?.lines.map(({ key }) => key)).toEqual([6, 4, 2])
  })

  test('adds sentences without a player to the previous entry', () => {
    const [part] = logParts(entries, around)
    const texts = part?.lines[1]?.sentences.map(({ text }) => text)
    expect(texts).toEqual(['Anna lays 12.', 'The pile burns.'])
  })

  test('shows only the last event between two chat messages', () => {
    expect(chatEntries(entries).map(({ key }) => key)).toEqual([0, 1, 2, 3, 6])
  })
})
