import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { About } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { TableContext } from '../../kit/table/table-context.ts'
import { peopleAt } from '../../parts/people.ts'
import { findGame } from '../../boards/available-games.ts'
import { TableSession } from '../../client/TableSession.ts'
import { GatheringSeats } from './GatheringSeats.tsx'
import { Gathering } from './Gathering.tsx'
import { JoinForm } from './JoinForm.tsx'
import { PlayWithBots, playWithBots } from './PlayWithBots.tsx'
import { SitDownForm } from './SitDownForm.tsx'
import { StartButton } from './StartButton.tsx'
import { TableSwitches } from './TableSwitches.tsx'
import { recordCommands } from '../../testing/FakeConnection.ts'

inEnglish()

const aboutTheGame = findGame('the-game') as About

describe('the start button', () => {
  test('says how many players are missing', () => {
    const room = render(<StartButton missing={2} start={() => {}} />)
    expect(button(room, 'Deal the cards').disabled).toBe(true)
    expect(textOf(room)).toContain('You need 2 more players or bots.')
  })

  test('starts the game', () => {
    let started = 0
    press(render(<StartButton missing={0} start={() => (started += 1)} />), 'Deal the cards')
    expect(started).toBe(1)
  })
})

describe('a host who is alone', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('plays with bots after one tap, and not twice', () => {
    let taps = 0
    const shown = (areSittingDown: boolean) =>
      render(<PlayWithBots bots={2} areSittingDown={areSittingDown} play={() => (taps += 1)} />)
    press(shown(false), 'Play now with bots Two sit down, the cards are dealt')
    press(shown(true), 'Play now with bots Two sit down, the cards are dealt')
    expect(taps).toBe(1)
  })

  test('sees the bots sit down one after the other, and has cards within 600 ms', () => {
    vi.useFakeTimers()
    for (const bots of [1, 2, 3]) {
      const { commands, send } = recordCommands()
      playWithBots(bots, send, () => {})
      expect(commands).toEqual([{ type: 'add-bot' }])
      vi.advanceTimersByTime(240)
      expect(commands).toEqual(Array.from({ length: bots }, () => ({ type: 'add-bot' })))
      vi.advanceTimersByTime(360)
      expect(commands.at(-1)).toEqual({ type: 'start' })
    }
  })

  test('has cards at once with reduced motion', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { commands, send } = recordCommands()
    playWithBots(2, send, () => {})
    expect(commands).toEqual([{ type: 'add-bot' }, { type: 'add-bot' }, { type: 'start' }])
  })
})

const door = (at: PublicTable) => {
  const session = new TableSession(at.code)
  try {
    return textOf(
      render(
        <Gathering
          session={session}
          table={at}
          about={aboutTheGame}
          say={() => {}}
          openTableRules={() => {}}
        />,
      ),
    )
  } finally {
    session.close()
  }
}

describe('a table without a free seat', () => {
  const five = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => human(name))

  test.each([
    ['is full', { seats: five }, 'All five seats are taken'],
    ['is locked', { locked: true }, 'The table is locked.'],
  ])('says that it is full if it %s, and offers another table', (_, changed, why) => {
    const shown = door(table(changed))
    expect(shown).toContain(why)
    expect(shown).toContain('Open a table of my own')
    expect(shown).not.toContain('No account')
  })

  test('says nothing to a visitor who is sitting down on the last seat', async () => {
    // The answer to the request for a seat is still on its way.
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    const session = new TableSession('KTRMVX')
    const shown = (seats: PublicTable['seats']) => (
      <Gathering
        session={session}
        table={table({ seats })}
        about={aboutTheGame}
        say={() => {}}
        openTableRules={() => {}}
      />
    )
    const room = render(shown(five.slice(1)))
    expect((await submit(room))?.getAttribute('aria-disabled')).toBe('true')
    void act(() => renderInto(shown(five), room))
    expect(textOf(room)).not.toContain('All five seats are taken')
    expect(textOf(room)).not.toContain('Open a table of my own')
    session.close()
    vi.restoreAllMocks()
  })

  test('shows the form instead while a seat is free', () => {
    expect(door(table())).toContain('No account')
    expect(door(table())).not.toContain('Open a table of my own')
  })
})

test('an acting host can’t change settings that outlast the host’s absence', () => {
  const { send } = recordCommands()
  const free = (at: PublicTable) =>
    [...render(<TableSwitches table={at} isHost send={send} />).querySelectorAll('input')].flatMap(
      (one) => (one.disabled ? [] : [one.getAttribute('aria-label')]),
    )
  const held = new Set(free(table({ absentHost: 1 })))
  expect(free(table()).filter((name) => !held.has(name))).toEqual([
    'Lock the table',
    'Our table',
    'Show in public tables',
  ])
})

test('the settings of a table are sentences for everyone but the host', () => {
  const { send } = recordCommands()
  const at = table({ autoSubstitute: true, locked: true, longLived: true, clapping: false })
  const room = render(<TableSwitches table={at} isHost={false} send={send} />)
  expect(room.querySelectorAll('input, select')).toHaveLength(0)
  expect([...room.querySelectorAll('li')].map(textOf)).toEqual([
    'A bot plays for anyone who’s away.',
    'The table is locked: nobody else can sit down.',
    'The link keeps working if one of you visits at least every 90 days.',
    'Only people with the link find the table.',
    'Spectators can’t clap.',
  ])
})

/** Renders the seats as seen by the player of seat `mine`. */
function chairsOf(at: PublicTable, mine: number | null, most = 5) {
  const { commands, send } = recordCommands()
  const people = peopleAt(at, { mine, toMove: [], recentChat: new Map() })
  const room = render(
    <TableContext.Provider
      value={{ people, openPlayerMenu: null, answer: null, spectatorPanel: null }}
    >
      <GatheringSeats table={at} most={most} isHost={mine === at.host} send={send} />
    </TableContext.Provider>,
  )
  return { room, commands }
}

const factsOf = (seats: PublicTable['seats']) =>
  [...chairsOf(table({ seats }), null).room.querySelectorAll('.seat-facts')].map(
    ({ textContent }) => textContent,
  )

describe('the seats', () => {
  test('that are free let the host add bots', () => {
    const { room, commands } = chairsOf(table(), 0)
    expect(room.querySelectorAll('[data-state="open"]')).toHaveLength(3)
    press(room, 'Add a bot')
    expect(commands).toEqual([{ type: 'add-bot' }])
  })

  test('give the next bot the strength of the last', () => {
    const { room, commands } = chairsOf(table({ seats: [human('Anna'), bot('Kim', 'hard')] }), 0)
    press(room, 'Add a bot')
    expect(commands).toEqual([{ type: 'add-bot', strength: 'hard' }])
  })

  test('show the strength of each bot, and the host', () => {
    const seats = [human('Anna'), bot('Kim'), bot('Rio', 'hard')]
    expect(factsOf(seats)).toEqual(['here · Host', 'medium', 'hard'])
  })

  test('show which player is a program', () => {
    const seats = [human('Anna'), human('Robo', { program: true })]
    expect(factsOf(seats)).toEqual(['here · Host', 'here · program'])
  })

  test('give spectators no buttons', () => {
    const { room } = chairsOf(table(), 1)
    expect([...room.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true)
  })

  test('include no free seats at a full table', () => {
    const { room } = chairsOf(table(), 0, 2)
    expect(room.querySelectorAll('[data-state="open"]')).toHaveLength(0)
  })
})

const joinForm = (sit: () => Promise<Refused | null>) => (
  <JoinForm table={table()} about={aboutTheGame} sit={sit} openTableRules={() => {}} />
)
const submit = async (room: HTMLElement): Promise<HTMLButtonElement | null> => {
  await act(async () => {
    room.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    await Promise.resolve()
  })
  return room.querySelector<HTMLButtonElement>('[type="submit"]')
}
const forms = [
  ['before the game', joinForm],
  ['during a game', (sit: () => Promise<Refused | null>) => <SitDownForm sit={sit} />],
] as const

describe('sitting down', () => {
  test.each(forms)('shows the refusal %s, and can be tried again', async (_, form) => {
    const room = render(form(() => Promise.resolve({ refusal: 'table-full' })))
    expect((await submit(room))?.getAttribute('aria-disabled')).toBe('false')
    expect(textOf(room)).toContain('The table is full.')
  })

  test.each(forms)('%s cannot be tapped twice while the seat connects', async (_, form) => {
    const sit = vi.fn<() => Promise<null>>(async () => null)
    const room = render(form(sit))
    await submit(room)
    const second = await submit(room)
    expect(sit).toHaveBeenCalledOnce()
    // A browser takes the focus from a button that becomes disabled.
    expect([second?.disabled, second?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  })
})
