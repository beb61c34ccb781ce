import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { AnyView, Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { TableSession } from '../../client/TableSession.ts'
import { gameOverProps } from '../../testing/game-over.ts'
import { TableAround } from '../../testing/at-table.tsx'
import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'
import { position } from '../../../shared/games/high-low/testing/positions.ts'
import { view } from '../../../shared/games/high-low/rules/view.ts'
import { durationOf } from './Facts.tsx'
import { GameOver } from './GameOver.tsx'
import { preloadEnd } from '../../parts/end/use-end.ts'

const cancelResultSound = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../kit/motion/load-cue-player.ts', () => ({
  loadCuePlayer: async () => ({
    cancelResultSound,
    performCue: () => {},
    performEvent: () => () => {},
  }),
  preloadCuePlayer: () => {},
}))

inEnglish()
beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 503 })))
  for (const game of [
    'the-game',
    'switch',
    'high-low',
    'nix',
    'hearts',
    'thirty-one',
    'no-such-game',
  ])
    await preloadEnd(game)
})

const lost: Outcome = { kind: 'cooperative', won: false, clause: 'TG-13', score: 7 }
const places: Outcome = { kind: 'places', places: [2, 1], points: [3, 4] }
const over = {
  ...gameOverProps,
  table: table({ phase: 'over', outcome: lost, deal: 1 }),
  isHost: false,
  send: () => {},
}

const show = (changed: Partial<Parameters<typeof GameOver>[0]>, mine: number | null = 0) =>
  render(
    <TableAround names={(changed.table ?? over.table).seats.map(({ name }) => name)} mine={mine}>
      <GameOver {...over} {...changed} mine={mine} />
    </TableAround>,
  )

test('a celebration cancels the sound of the result; an end that is opened later does not', async () => {
  show({})
  await act(async () => {})
  expect(cancelResultSound).not.toHaveBeenCalled()
  show({ isFresh: true, table: { ...over.table, deal: 2 } })
  await act(async () => {})
  expect(cancelResultSound).toHaveBeenCalledOnce()
})

const tryOf = (deal: number, score: number) => ({
  deal,
  game: 'the-game',
  names: ['Anna', 'Ben'],
  people: [1, 2],
  pieces: [0, 1],
  minutes: 24,
  outcome: { ...lost, score },
})

const lidOf = (room: HTMLElement, name: string) =>
  [...room.querySelectorAll<HTMLButtonElement>('.game-lids button')].find((one) =>
    one.textContent?.startsWith(name),
  )

const session = new TableSession('KTRMVX')
afterAll(() => session.close())

const nixGame = (deal: number, first: number) => ({
  deal,
  game: 'nix',
  names: ['Anna', 'Ben'],
  people: [1, 2],
  pieces: [0, 1],
  minutes: 24,
  outcome: { ...places, places: first === 1 ? [1, 2] : [2, 1] },
})

const watching = (changed: Parameters<typeof table>[0]) =>
  show({ session, table: table({ phase: 'over', outcome: lost, ...changed }) }, null)

test('a spectator can clap at the end, unless the host has switched claps off', () => {
  const clap = vi.spyOn(session.connection, 'clap')
  press(watching({}), 'Clap')
  expect(clap).toHaveBeenCalledOnce()
  for (const room of [watching({ clapping: false }), show({ session }, 0), show({}, null)])
    expect([...room.querySelectorAll('button')].map(textOf)).not.toContain('Clap')
})

describe('the result', () => {
  test('of a cooperative game has a headline of the game itself', () => {
    expect(show({}).querySelector('h2')?.textContent).toBe('Seven left.')
    const won = table({ phase: 'over', outcome: { ...lost, won: true, score: 0 } })
    expect(textOf(show({ table: won }))).toContain('You won together. Not one card is left.')
    expect(textOf(show({ table: won }, null))).toContain('Won together.')
  })

  test('of Hearts shows the points, and the player with the fewest points wins', () => {
    const outcome: Outcome = { kind: 'places', places: [2, 1], points: [51, 20] }
    const room = show({ table: table({ phase: 'over', game: 'hearts', outcome }) })
    expect(textOf(room)).toContain('With 20 points. You came second, 31 behind.')
    const scores = [...room.querySelectorAll('.ranks-score')].map((one) => one.textContent)
    expect(scores).toEqual(['20 points', '51 points'])
  })

  test('of Thirty-one shows only the places', () => {
    const outcome: Outcome = { kind: 'places', places: [2, 1], points: [4, 6] }
    const room = show({ table: table({ phase: 'over', game: 'thirty-one', outcome }) })
    expect(textOf(room)).toContain('You came second.')
    const scores = [...room.querySelectorAll('.ranks-score')].map((one) => one.textContent)
    expect(scores).toEqual(['', ''])
  })

  test.each(['switch', 'high-low', 'nix', 'no-such-game'])(
    'of %s names the winner, and lists all players by place',
    (game) => {
      const played = table({ phase: 'over', game, outcome: places })
      const room = show({ table: played })
      expect(room.querySelector('h2')?.textContent).toBe('Ben won.')
      expect(show({ table: played }, 1).querySelector('h2')?.textContent).toBe('You won!')
    },
  )

  test('of several tries is shown as bars, and the best try has a stamp', () => {
    const together = { won: 0, best: 7, bestTry: 2 }
    const tally = { since: 0, players: [], games: [{ game: 'the-game', played: 2, together }] }
    const room = show({ table: { ...over.table, results: [tryOf(1, 12), tryOf(2, 7)], tally } })
    expect(room.querySelector('.tries')?.getAttribute('aria-label')).toBe(
      'Cards left, try by try: 12, 7',
    )
    expect(room.querySelector('.end-stamp')?.textContent).toContain('Best')
    expect(room.querySelector('.end-facts')?.textContent).toContain('2nd')
    expect(room.querySelector('.end-facts')?.textContent).toContain('minutes24')
  })
})

test.each([
  [1, '1 minute'],
  [119, '119 minutes'],
  [150, '3 hours'],
  [2 * 24 * 60, '2 days'],
])('a game of %i minutes took %s', (minutes, duration) => {
  const [one] = durationOf({ ...over.table, results: [{ ...tryOf(1, 12), minutes }] })
  expect(`${one?.value} ${one?.name}`).toBe(duration)
})

test('a game of High & Low that repeats itself says why it is over', () => {
  const outcome: Outcome = { ...places, places: [1, 2], points: [2, 1] }
  const drawn = table({ phase: 'over', game: 'high-low', outcome })
  const shown = position({ hand: [4], others: [{ hand: [5, 9] }] })
  const said = (clause: 'HL-18' | 'HL-19') =>
    textOf(
      show({
        table: drawn,
        view: view({ ...shown, ending: { clause } }, 'afterwards') as unknown as AnyView,
      }),
    )
  expect(said('HL-19')).toContain('The same position came up three times')
  expect(said('HL-18')).not.toContain('three times')
})

describe('the next game', () => {
  test('begins with a vote of each player', () => {
    const { commands, send } = recordCommands()
    press(show({ send }), 'Again!')
    expect(commands).toEqual([{ type: 'vote', game: 'the-game' }])
  })

  test('waits for the other players; the host can deal without them', () => {
    const voting = { votes: [{ seat: 0, game: 'the-game' }], missing: [1] }
    const { commands, send } = recordCommands()
    const voted = { ...over.table, voting }
    const room = show({ table: voted, isHost: true, send })
    expect(textOf(room)).toContain('Still missing: Ben')
    press(room, 'Deal without waiting')
    expect(textOf(show({ table: voted }, 1))).toContain('Everybody but you is in.')
    press(show({ table: { ...voted, host: 1 }, send }), 'You’re in')
    expect(commands).toEqual([{ type: 'rematch' }, { type: 'vote', game: null }])
  })

  test('is not dealt by the second tap of the host’s double tap on “Again!”, which keeps the focus', () => {
    const { commands, send } = recordCommands()
    const shown = (at: PublicTable) => <GameOver {...over} isHost mine={0} send={send} table={at} />
    const voting = { votes: [{ seat: 0, game: 'the-game' }], missing: [1] }
    const room = render(shown(over.table))
    button(room, 'Again!').focus()
    const tapAt = (timeStamp: number, name: string): void => {
      const tap = new MouseEvent('click', { bubbles: true })
      Object.defineProperty(tap, 'timeStamp', { value: timeStamp })
      void act(() => void button(room, name).dispatchEvent(tap))
    }
    tapAt(100, 'Again!')
    void act(() => renderInto(shown({ ...over.table, voting }), room))
    tapAt(400, 'Deal without waiting')
    expect(commands).toEqual([{ type: 'vote', game: 'the-game' }])
    expect(document.activeElement).toBe(button(room, 'Deal without waiting'))
    tapAt(1_000, 'Deal without waiting')
    expect(commands.at(-1)).toEqual({ type: 'rematch' })
  })

  test('is dealt by the host when the votes name different games', () => {
    const votes = [
      { seat: 0, game: 'the-game' },
      { seat: 1, game: 'nix' },
    ]
    const split = { ...over.table, voting: { votes, missing: [] } }
    const { commands, send } = recordCommands()
    press(show({ table: split, isHost: true, send }), 'Deal without waiting')
    expect(commands).toEqual([{ type: 'rematch' }])
    const dealing = { ...split, voting: { ...split.voting, dealsAt: 1 } }
    expect(textOf(show({ table: dealing, isHost: true }))).not.toContain('Deal without waiting')
  })

  test('can be another game, but not one with too few seats', () => {
    const { commands, send } = recordCommands()
    lidOf(show({ send }), 'Nix')?.click()
    const six = Array.from({ length: 6 }, (_, seat) => human(`Anna ${seat}`))
    const crowd = table({
      phase: 'over',
      game: 'switch',
      outcome: { ...places, places: six.map(() => 1), points: six.map(() => 1) },
      seats: six,
    })
    lidOf(show({ send, table: crowd }), 'Nix')?.click()
    expect(commands).toEqual([{ type: 'vote', game: 'nix' }])
  })

  test('offers spectators a free seat or a bot’s', () => {
    const people = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => human(name))
    for (const seats of [people.slice(0, 2), [...people.slice(0, 4), bot('Kim')]])
      expect(textOf(watching({ seats }))).toContain('Join the next game')
    const full = watching({ seats: people })
    expect(textOf(full)).toContain('All seats are taken.')
    expect(full.querySelector('.sit-down')).toBe(null)
  })
})

test('all viewers can verify and save the game', () => {
  const room = show({ session }, null)
  press(room, 'Share')
  return expect
    .poll(() => [...room.querySelectorAll('.drawer a')].map((one) => one.getAttribute('href')))
    .toEqual(['/verify?code=KTRMVX', '/api/tables/KTRMVX/game', '/'])
})

describe('the results of several games', () => {
  const played = table({
    phase: 'over',
    outcome: lost,
    seats: [human('Anna', { person: 1 }), human('Ben', { person: 2 })],
    results: [
      nixGame(1, 2),
      nixGame(2, 1),
      nixGame(3, 2),
      { ...nixGame(4, 1), game: 'the-game', outcome: lost },
    ],
  })

  test('are summarised in a button that opens the results', () => {
    const strip = show({ table: played }).querySelector<HTMLButtonElement>('.results-bar')
    expect(strip?.textContent).toBe('Results so farBen: 2Anna: 1')
  })

  test('have a podium and a list, in which the viewer is “you”', () => {
    const results = { ...gameOverProps.results, isOpen: true }
    const room = show({ table: played, results })
    const steps = [...room.querySelectorAll('.results-podium > li')]
    expect(steps.map((one) => one.textContent)).toEqual(['2 wins Ben', '1 win You'])
    expect(room.querySelectorAll('.results-book > li')).toHaveLength(4)
    expect(button(room, 'Back to the result')).toBeTruthy()
  })

  test('name the people who join the next game', () => {
    const seats = [...played.seats, human('Cleo', { person: 3 })]
    expect(textOf(show({ table: { ...played, seats } }))).toContain('From the next game on: Cleo')
  })
})
