import { describe, expect, test, vi } from 'vitest'

import { gameOverProps } from '../../testing/game-over.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { GameOver } from './GameOver.tsx'
import { recordCommands } from '../../testing/record-commands.ts'

inEnglish()

const over = { ...gameOverProps, table: table({ phase: 'over' }), canSit: true }
const idle = { send: () => {}, hosting: false }

describe('the end of a game', () => {
  test('offers the host a rematch with one tap', () => {
    const { commands, send } = recordCommands()
    press(render(<GameOver {...over} mine={0} hosting send={send} />), 'Play again')
    expect(commands).toEqual([{ type: 'rematch' }])
  })

  test('offers the host another game', () => {
    const chooseGame = vi.fn<() => void>()
    const room = render(<GameOver {...over} {...idle} mine={0} hosting chooseGame={chooseGame} />)
    press(room, 'Another game')
    expect(chooseGame).toHaveBeenCalledOnce()
  })

  test('tells the others that the host decides, and lets them ask an absent host', () => {
    const { commands, send } = recordCommands()
    const room = render(
      <GameOver {...over} mine={1} hosting={false} send={send} chooseGame={() => {}} />,
    )
    expect(textOf(room)).toContain('Anna can deal again.')
    for (const name of ['Play again', 'Another game'])
      expect(() => button(room, name)).toThrow('there is no button')
    expect(() => button(room, 'Ask Anna')).toThrow('there is no button')
    const seats = [human('Anna', { connected: false }), human('Ben')]
    const away = { ...over, table: { ...over.table, seats } }
    press(render(<GameOver {...away} {...idle} mine={1} send={send} />), 'Ask Anna')
    expect(commands).toEqual([{ type: 'call-host' }])
  })

  test('lets all viewers verify and save the game', () => {
    const room = render(<GameOver {...over} mine={null} {...idle} />)
    press(room, 'More')
    const links = [...room.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/verify?code=KTRMVX', '/api/tables/KTRMVX/game', '/'])
  })
})

const sit = () => Promise.resolve(null)

const watching = (changed: Parameters<typeof table>[0]) =>
  render(
    <GameOver
      {...over}
      {...idle}
      mine={null}
      sit={sit}
      table={table({ phase: 'over', ...changed })}
    />,
  )

describe('a spectator', () => {
  const people = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => human(name))

  test('can join the next game on a free seat or a bot’s', () => {
    for (const seats of [people.slice(0, 2), [...people.slice(0, 4), bot('Kim')]])
      expect(textOf(watching({ seats }))).toContain('Join the next game')
  })

  test('reads why there is no seat if people have all of them, or the table is locked', () => {
    const full = watching({ seats: people })
    expect(textOf(full)).toContain('All seats are taken.')
    const locked = watching({ locked: true })
    expect(textOf(locked)).toContain(
      'The table is locked. You can watch, or ask the host to unlock it.',
    )
    for (const room of [full, locked]) expect(room.querySelector('.sit-down')).toBe(null)
  })
})

const game = (deal: number, first: number) => ({
  deal,
  game: 'nix',
  names: ['Anna', 'Ben'],
  people: [1, 2],
  pieces: [0, 1],
  outcome: {
    kind: 'places' as const,
    places: first === 1 ? [1, 2] : [2, 1],
    points: [3, 4],
  },
})

describe('the results of several games', () => {
  const lost = { kind: 'cooperative' as const, won: false, clause: 'TG-19', score: 3 }
  const played = table({
    phase: 'over',
    seats: [human('Anna', { person: 1 }), human('Ben', { person: 2 })],
    results: [
      game(1, 2),
      game(2, 1),
      game(3, 2),
      { ...game(4, 1), game: 'the-game', outcome: lost },
    ],
  })

  test('are summarised in a button that opens them', () => {
    const showEvening = vi.fn<() => void>()
    const results = { ...gameOverProps.results, open: showEvening }
    const room = render(<GameOver {...over} {...idle} mine={0} table={played} results={results} />)
    const strip = room.querySelector<HTMLButtonElement>('.results-bar')
    expect(strip?.textContent).toBe('Results so farBen: 2Anna: 1')
    strip?.click()
    expect(showEvening).toHaveBeenCalledOnce()
  })

  test('have a podium and a list, in which the viewer is “you”', () => {
    const results = { ...gameOverProps.results, isOpen: true }
    const room = render(<GameOver {...over} {...idle} mine={0} table={played} results={results} />)
    const steps = [...room.querySelectorAll('.results-podium > li')]
    expect(steps.map((one) => one.textContent)).toEqual(['2 wins Ben', '1 win You'])
    expect(room.querySelectorAll('.results-book > li')).toHaveLength(4)
    expect(room.querySelector('.results-book > li')?.textContent).toContain('Lost')
    expect(textOf(room)).toContain('Together you won 0 of 1.')
    expect(button(room, 'Back to the result')).toBeTruthy()
  })

  test('are not shown after the first game', () => {
    const first = { ...played, results: [game(1, 1)] }
    const room = render(<GameOver {...over} {...idle} mine={0} table={first} />)
    expect(room.querySelector('.results-bar')).toBe(null)
  })

  test('name the people who join the next game', () => {
    const seats = [...played.seats, human('Cleo', { person: 3 })]
    const room = render(<GameOver {...over} {...idle} mine={0} table={{ ...played, seats }} />)
    expect(textOf(room)).toContain('From the next game on: Cleo')
  })
})
