import { describe, expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import type { AnyGame } from '../../../shared/game/game.ts'
import type {
  GameRecord,
  PublicTable,
  ServerMessage,
  GameProjection,
} from '../../../shared/wire/protocol.ts'
import { randomRecord, surelyToday } from '../../../shared/deal/testing/random-record.ts'
import { statesOf } from '../../../shared/deal/replay.ts'
import { faultsIn } from './faults.ts'
import type { RecordedLine, Recording } from './recording.ts'
import { truthOf } from './truth.ts'

const cutOff = { name: 'cut', why: 'closed with 1011' } as const
const secret = '7'.repeat(64)
const token = 'h8Jx0Zf3QmK1t7Yw2LrVbA'

/** What an honest table says to a watcher who was there all the time, of a game that is over. */
function honest(game: AnyGame) {
  const record = randomRecord(game, secret)
  const shown = shownOf(game, record)
  const table = tableOf(record)
  const { secret: _, ...proof } = table.proof ?? { commitment: '', nonces: [] }
  const playing: PublicTable = {
    ...table,
    phase: 'playing',
    proof,
    outcome: null,
    commitment: null,
  }
  const [dealt, ...views] = shown
  const messages: ServerMessage[] = [
    { type: 'snapshot', seat: null, table: playing, shown: dealt ?? null, chat: [], missed: 0 },
    ...views.map((one) => Object.assign({ type: 'view' } as const, one)),
  ]
  const over = { type: 'table', seat: null, table } as const
  messages.splice(-1, 0, over, { type: 'watchers', watchers: 2 })
  const last = { table: { ...table, watchers: 2 }, shown: shown.at(-1) ?? null }
  return { messages, truth: truthOf([record], { tokens: [token], marks: [last] }) }
}

function shownOf(game: AnyGame, record: GameRecord): GameProjection[] {
  let turn = 0
  return statesOf(game, surelyToday(game, record)).map((state, at) => {
    const step = record.steps[at - 1]
    if (step && 'move' in step) turn += 1
    return {
      game: record.game,
      seq: 20 + at,
      turn,
      toMove: game.toMove(state),
      view: game.view(state, 'public'),
    }
  })
}

const tableOf = ({
  code,
  game,
  options,
  deal,
  names,
  proof,
  outcome,
}: GameRecord): PublicTable => ({
  code,
  game,
  options,
  phase: 'over',
  deal,
  seats: names.map((name) => ({ name, kind: 'human', here: true, kept: false })),
  host: 0,
  locked: false,
  keeper: false,
  ask: false,
  listed: false,
  delay: 0,
  paused: null,
  commitment: '1'.repeat(64),
  proof,
  outcome,
  watchers: 0,
})

/** One watcher heard this, and another one what is right. */
function recorded(...lines: readonly (readonly object[])[]): Recording {
  const texts = lines.flat().map((message) => JSON.stringify(message))
  let number = 0
  return {
    texts: texts.map((text) => ({ text, bytes: text.length, times: 1, first: 0, last: 0 })),
    lines: lines.map((messages, watcher): RecordedLine => {
      const received = messages.map(() => number++)
      return { watcher, received, marks: [received.length], end: { name: 'open' } }
    }),
  }
}

const chat = (text: string): ServerMessage => ({
  type: 'chat',
  line: { at: 0, name: 'Ada', seat: 0, text },
})

describe.each(games.map((game) => [game.about.id, game] as const))(
  'of a crowd at %s',
  (_, game) => {
    const { messages, truth } = honest(game)
    const middle = Math.floor(messages.length / 2)
    const [first, one, next] = [messages[0], messages[middle], messages[middle + 1]]
    const over = messages.at(-3)
    if (first?.type !== 'snapshot' || one?.type !== 'view' || next?.type !== 'view')
      throw new Error('the game is too short')
    if (over?.type !== 'table') throw new Error('nobody says that it is over')

    const whatIsWrong = (received: readonly object[]) => [
      ...new Set(faultsIn(recorded(messages, received), truth).map(({ what }) => what)),
    ]

    test('what an honest table says has no fault', () => {
      expect(whatIsWrong(messages)).toEqual([])
    })

    test('a hidden card in a view is found', () => {
      const peeking = { ...one, view: { ...one.view, peeked: [17] } }
      expect(whatIsWrong(messages.with(middle, peeking as ServerMessage))).toEqual(['wrong-view'])
    })

    test('a field that the protocol does not have is found', () => {
      const withHands: object = { ...one, hands: [[17]] }
      expect(whatIsWrong([...messages.slice(0, middle), withHands])).toContain('unreadable')
      expect(whatIsWrong(messages.with(0, { ...first, seat: 1 }))).toContain('unreadable')
    })

    test('the secret of the deal before its end is found, and a token at any time', () => {
      const early: ServerMessage = { ...over, table: { ...over.table, phase: 'playing' } }
      expect(whatIsWrong(messages.toSpliced(-3, 1, early))).toContain('secret')
      expect(whatIsWrong(messages.toSpliced(1, 0, chat('hello')))).toEqual([])
      expect(whatIsWrong(messages.toSpliced(1, 0, chat(`it is ${token}`)))).toEqual(['secret'])
    })

    test('a last message that is missing is found', () => {
      for (const place of [-1, -2, -3])
        expect(whatIsWrong(messages.toSpliced(place, 1))).toEqual(['last-state'])
    })

    test('a turn that goes backwards, or comes twice, is found', () => {
      expect(whatIsWrong(messages.toSpliced(middle, 2, next, one))).toContain('backwards')
      expect(whatIsWrong(messages.toSpliced(middle, 0, one))).toEqual(['backwards'])
    })

    test('a gap is found, unless a snapshot fills it', () => {
      // More than one step: a signal is no turn.
      const missing = messages.toSpliced(middle - 3, 4)
      expect(whatIsWrong(missing)).toEqual(['gap'])
      const { type: _type, ...shown } = next
      const filled = missing.toSpliced(middle - 3, 1, { ...first, shown })
      expect(whatIsWrong(filled)).toEqual([])
    })

    test('a line that begins in the middle, never begins, or is cut off is found', () => {
      expect(whatIsWrong(messages.slice(1))).toContain('no-snapshot')
      expect(whatIsWrong([])).toContain('no-snapshot')
      const { texts, lines } = recorded(messages)
      const cut = lines.map((line): RecordedLine => Object.assign({}, line, { end: cutOff }))
      expect(faultsIn({ texts, lines: cut }, truth).map(({ what }) => what)).toEqual(['cut-off'])
    })
  },
)
