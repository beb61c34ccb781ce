import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { loadReasonWords } from '../../boards/load-on-demand.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { bot, human, table } from '../../testing/tables.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { SeatDrawer } from './SeatDrawer.tsx'

inEnglish()

// Loads the words in advance, because loading can take longer than a test waits.
beforeAll(() => loadReasonWords('the-game', 'en'))

const requests: { path: string; token: string | null }[] = []
let answer = new Response()
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    requests.push({ path, token: new Headers(init?.headers).get('Authorization') })
    return Promise.resolve(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const answers = (body: unknown, status = 200): void => {
  answer = new Response(JSON.stringify(body), { status })
}

const seats = [human('Anna'), human('Ben'), bot('Kim', 'hard')]
const playing = table({ phase: 'playing', seats })

function opened(of: PublicTable, who: { mine?: number; token?: string; seat?: number } = {}) {
  const commands: CommandInput[] = []
  const { mine = null, token = null, seat = 2 } = who
  const room = render(
    <SeatDrawer
      table={of}
      seat={seat}
      mine={mine}
      token={token}
      isHost={mine === 0}
      isMuted={false}
      toggleMute={() => {}}
      send={(wish) => void commands.push(wish)}
      close={() => {}}
    />,
  )
  return { room, commands }
}

const why = 'Why that move?'
async function asks(room: HTMLElement): Promise<string> {
  press(room, why)
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  return room.querySelector('[role=status]')?.textContent ?? ''
}

describe('a bot in the drawer', () => {
  test('shows its strength, which is fixed during a game', () => {
    const { room } = opened(playing, { mine: 0 })
    expect(textOf(room)).toContain('bot · hard')
    expect(room.querySelectorAll('input')).toHaveLength(0)
  })

  test('can get another strength for the next game from the host', () => {
    const { room, commands } = opened(table({ phase: 'over', seats }), { mine: 0 })
    void act(() => room.querySelector('input')?.click())
    expect(commands).toEqual([{ type: 'set-bot-strength', seat: 2, strength: 'easy' }])
    const guest = opened(table({ phase: 'over', seats }), { mine: 1 })
    expect(guest.room.querySelectorAll('input')).toHaveLength(0)
    expect(textOf(guest.room)).toContain('bot · hard')
  })

  test('explains its move, with the viewer as “you”', async () => {
    for (const [who, whom, token] of [
      [{ mine: 1, token: 'x' }, 'you', 'Bearer x'],
      [{}, 'Ben', null],
    ] as const) {
      answers({ turn: 3, reason: { why: 'kept', top: 47, seat: 1 } })
      const { room } = opened(playing, who)
      expect(await asks(room)).toBe(`I kept the pile at 47 free for ${whom}.`)
      expect(requests.at(-1)).toEqual({ path: '/api/tables/KTRMVX/seats/2/reason', token })
    }
  })

  test('has no explanation if the server has none', async () => {
    answers({ refusal: 'no-reason' }, 404)
    expect(await asks(opened(playing).room)).toBe(
      'I have nothing to explain yet. Ask me after my next move.',
    )
  })

  test('has no explanation in a game without words for reasons', async () => {
    answers({ turn: 3, reason: { why: 'kept', top: 47, seat: 1 } })
    const { room } = opened({ ...playing, game: 'another' })
    expect(await asks(room)).toBe('I have nothing to explain yet. Ask me after my next move.')
  })

  test('can also be asked while it plays for a person', () => {
    const kept = {
      ...playing,
      seats: [human('Anna', { substituted: true, connected: false }), human('Ben')],
    }
    expect(button(opened(kept, { seat: 0 }).room, why)).toBeTruthy()
    expect(() => button(opened(kept, { seat: 1 }).room, why)).toThrow('there is no button')
  })
})

test('a program on a seat is marked', () => {
  const withProgram = { ...playing, seats: [human('Anna'), human('Robo', { program: true })] }
  expect(textOf(opened(withProgram, { seat: 1 }).room)).toContain('here · program')
})

test('a person is removed after a confirmation, a bot at once', () => {
  const over = table({ phase: 'over', seats })
  const { room, commands } = opened(over, { mine: 0, seat: 1 })
  press(room, 'Remove BenTheir seat becomes free.')
  expect(commands).toEqual([])
  expect(textOf(room)).toContain('Ben can’t sit down again until a player lets them back in.')
  press(room, 'Don’t remove')
  press(room, 'Remove BenTheir seat becomes free.')
  press(room, 'Remove Ben')
  expect(commands).toEqual([{ type: 'remove', seat: 1 }])
  const bots = opened(over, { mine: 0, seat: 2 })
  press(bots.room, 'Remove Kim')
  expect(bots.commands).toEqual([{ type: 'remove', seat: 2 }])
})

test('an acting host can remove every player except the absent host', () => {
  const acting = { ...table({ phase: 'over', seats }), absentHost: 1 }
  const { room } = opened(acting, { mine: 0, seat: 2 })
  expect(button(room, 'Remove Kim')).toBeTruthy()
  expect(textOf(opened(acting, { mine: 0, seat: 1 }).room)).not.toContain('Remove Ben')
})

const since = (time: number) => [{ seat: 1, since: Date.now() - time }]

describe('a slow player', () => {
  test('can be nudged from the drawer', () => {
    const slow = { ...playing, pendingTurns: since(timeouts.slow) }
    const { room, commands } = opened(slow, { mine: 0, seat: 1 })
    expect(() => button(room, 'Let a bot play')).toThrow('there is no button')
    press(room, 'Nudge Ben')
    expect(commands).toEqual([{ type: 'nudge', seat: 1 }])
  })

  test('can be substituted by a bot after two minutes, even while connected', () => {
    const standing = { ...playing, pendingTurns: since(timeouts.substitution) }
    const { room } = opened(standing, { mine: 0, seat: 1 })
    expect(textOf(room)).toContain('Let a bot play')
    expect(textOf(room)).toContain('A bot plays until they take over again.')
  })

  test('can’t be nudged or substituted by a spectator', () => {
    const { room } = opened({ ...playing, pendingTurns: since(timeouts.substitution) }, { seat: 1 })
    expect(textOf(room)).not.toContain('Nudge')
    expect(textOf(room)).not.toContain('Let a bot play')
  })
})
