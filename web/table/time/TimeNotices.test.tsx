import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Log } from '../../client/Log.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { panelOverride, slowTurnPrompt, nudgeAction, nudgeTabTitle } from './time-parts.ts'
import { TimeNotices } from './TimeNotices.tsx'
import { clockAt } from '../../parts/turn-clock.ts'

inEnglish()

beforeEach(() => void vi.useFakeTimers({ now: 10_000_000 }))
afterEach(() => void vi.useRealTimers())

const seats = [human('Anna', { person: 1 }), human('Ben', { person: 2 })]
const playing = (changed: Partial<PublicTable> = {}) =>
  table({ phase: 'playing', deal: 1, seats, ...changed })
/** Returns a table where Ben's turn has lasted for this time. */
const benFor = (time: number, changed: Partial<PublicTable> = {}) =>
  playing({ pendingTurns: [{ seat: 1, since: Date.now() - time }], ...changed })

function see(at: PublicTable, mine: number | null = 0) {
  const commands: CommandInput[] = []
  const told: string[] = []
  const latestNews = { value: [] as readonly string[] }
  const addNews = (news: readonly string[]) => void told.push(...news)
  const log = { addNews, latestNews } as unknown as Log
  const send = (command: CommandInput) => void commands.push(command)
  const notices = (of: PublicTable) => (
    <TimeNotices {...{ table: of, mine, log, say: () => {}, send }} toMove={[1]} now={Date.now()} />
  )
  const room = render(notices(at))
  const show = (of: PublicTable) => void act(() => renderInto(notices(of), room))
  return { room, commands, told, latestNews, show }
}

test('the first turn of a game that is played on tells what happened in the finished game', () => {
  localStorage.setItem(
    'tischlein.real-move',
    JSON.stringify({ code: table().code, turn: 7, text: 'In the real game: Ben plays 12.' }),
  )
  const playedOn = { step: 9, seat: 0 }
  const firstDealt = { code: 'BCDFGH', deal: 1 }
  const at = playing({ sameDeal: { firstDealt, seats: 2, results: [], playedOn } })
  const promptIn = (turn: number, of = at) => panelOverride(of, 0, Date.now(), turn)
  expect(promptIn(7)).toEqual({ detail: 'In the real game: Ben plays 12.' })
  expect(promptIn(8)).toBe(null)
  expect(promptIn(7, { ...at, code: 'BCDFGH' })).toBe(null)
})

describe('at an untimed table', () => {
  test('the prompt names the slow player, and how to nudge them', () => {
    const slow = benFor(timeouts.slow)
    expect(slowTurnPrompt(slow, 0, Date.now())).toEqual({
      title: 'Ben is thinking',
      detail: 'Tap their piece to nudge.',
    })
    expect(slowTurnPrompt(slow, 1, Date.now())).toBe(null)
    expect(slowTurnPrompt(playing(), 0, Date.now())).toBe(null)
  })

  test('the viewer’s own turn keeps its prompt if another player may move too', () => {
    const since = Date.now() - timeouts.slow
    const both = playing({ pendingTurns: [0, 1].map((seat) => ({ seat, since })) })
    expect(slowTurnPrompt(both, 0, Date.now())).toBe(null)
  })

  test('the ring counts down to the time from which a bot can play for the player', () => {
    const { startedAt, duration } = clockAt(benFor(timeouts.slow), 1) ?? {
      startedAt: 0,
      duration: 0,
    }
    expect(startedAt).toBe(Date.now())
    expect(startedAt + duration).toBe(Date.now() - timeouts.slow + timeouts.substitution)
  })

  test('a bot is offered after two minutes, and not again after it was dismissed', () => {
    expect(textOf(see(benFor(timeouts.substitution - 1)).room)).toBe('')
    const { room, commands } = see(benFor(timeouts.substitution))
    expect(textOf(room)).toContain('Ben has done nothing for two minutes.')
    press(room, 'Let a bot play')
    expect(commands).toEqual([{ type: 'substitute', seat: 1 }])
    press(room, 'Close')
    expect(textOf(room)).toBe('')
  })

  test('no bot is offered for the viewer, to a spectator, or during a pause', () => {
    const paused = benFor(timeouts.substitution, { paused: { reason: 'requested', seat: 0 } })
    expect(textOf(see(benFor(timeouts.substitution), 1).room)).toBe('')
    expect(textOf(see(benFor(timeouts.substitution), null).room)).toBe('')
    expect(textOf(see(paused).room)).toBe('')
  })
})

describe('an absent player', () => {
  const gone = playing({ seats: [human('Anna'), human('Ben', { connected: false })] })

  test('can be substituted after a while', () => {
    const { room, commands } = see(gone)
    expect(textOf(room)).toBe('')
    void act(() => void vi.advanceTimersByTime(timeouts.away))
    expect(textOf(room)).toContain('Everyone is waiting for Ben, who is away.')
    press(room, 'Let a bot play')
    expect(commands).toEqual([{ type: 'substitute', seat: 1 }])
  })

  test('can’t be substituted with a time limit of a day', () => {
    const { room } = see({ ...gone, tempo: 'daily' })
    void act(() => void vi.advanceTimersByTime(timeouts.away))
    expect(textOf(room)).toBe('')
  })
})

describe('a nudge', () => {
  const nudged = playing({ pendingTurns: [{ seat: 1, since: 0, nudge: { by: 0, at: 9_999_000 } }] })

  test('has a button that names the player', () => {
    const commands: CommandInput[] = []
    const nudge = nudgeAction((command) => void commands.push(command))
    nudge.act(1)
    expect(commands).toEqual([{ type: 'nudge', seat: 1 }])
  })

  test('is shown to its player on the page and in the tab, until they have read it', () => {
    const { room } = see(nudged, 1)
    expect(room.querySelector('[role=alert]')?.textContent).toBe(
      'Anna nudges you: it is your turn.',
    )
    expect(nudgeTabTitle(nudged, 1)).toBe('Anna is waiting')
    expect(nudgeTabTitle(nudged, 0)).toBe(null)
    press(room, 'Close')
    expect(textOf(room)).toBe('')
  })
})

describe('with brisk turns', () => {
  test('the ring counts down from the start', () => {
    const at = benFor(1_000, { tempo: 'brisk' })
    expect(clockAt(at, 1)).toEqual({ startedAt: Date.now() - 1_000, duration: timeouts.brisk })
    expect(slowTurnPrompt(at, 0, Date.now())).toBe(null)
  })

  test('a player who ran out of time reads the consequence of another timeout', () => {
    const overdue = playing({ seats: [human('Anna', { timedOutTurns: 1 }), human('Ben')] })
    const { room } = see(overdue)
    expect(room.querySelector('[role=status]')?.textContent).toContain(
      'If that happens twice in a row, it plays on for you.',
    )
    press(room, 'Close')
    expect(textOf(room)).toBe('')
  })
})

test.each([
  ['agreed', 'You take your last move back. All agreed.', []],
  ['free', '', ['You take your last move back.']],
] as const)('a take-back that was %s is announced once', (result, noticed, announced) => {
  const { room, latestNews, show } = see(playing())
  show(playing({ lastTakeBack: { seat: 0, turn: 4, result } }))
  expect(textOf(room)).toBe(noticed)
  expect(latestNews.value).toEqual(announced)
})

test('a bot that plays for the viewer is in the log, but not in a second notice', () => {
  const { room, told, show } = see(playing())
  show(playing({ seats: [human('Anna', { person: 1, substituted: true }), seats[1] ?? human('')] }))
  expect(told).toEqual(['You are replaced by a bot for now.'])
  expect(textOf(room)).toBe('')
})

describe('a call for the host', () => {
  const called = table({ phase: 'over', seats, hostCall: { by: 1, since: 0 } })

  test('is answered by the host with one tap', () => {
    const { room, commands } = see(called, 0)
    expect(textOf(room)).toContain('Ben needs you as the host.')
    press(room, 'I’m here')
    expect(commands).toEqual([{ type: 'call-host' }])
  })

  test('is shown to all other players, with its consequence if the host is away', () => {
    expect(textOf(see(called, 1).room)).toBe('You have asked Anna.')
    const away = { ...called, seats: [human('Anna', { connected: false }), human('Ben')] }
    expect(textOf(see(away, 1).room)).toContain('If Anna stays away, you are the host in a minute.')
    expect(textOf(see({ ...away, tempo: 'daily' }, null).room)).toContain(
      'If Anna stays away, Ben is the host in a day.',
    )
    const { room } = see(called, null)
    expect(textOf(room)).toBe('Ben has asked Anna.')
    expect(() => button(room, 'I’m here')).toThrow('there is no button')
  })
})
