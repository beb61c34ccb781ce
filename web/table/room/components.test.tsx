import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { TableContext } from '../../kit/table/table-context.ts'
import { Seats } from '../../kit/table/Seats.tsx'
import { peopleAt } from '../../parts/people.ts'
import { JoinRequests, RemovedPlayers } from '../gathering/JoinRequests.tsx'
import { Toast } from './Toast.tsx'
import { AskHost } from '../time/AskHost.tsx'
import { TopBar } from './TopBar.tsx'
import type { TableSession } from '../../client/TableSession.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'

inEnglish()

describe('the top bar', () => {
  test('shows the table, its spectators and the number of unread messages', () => {
    const room = render(
      <TopBar
        title="The Game · KTR·MVX"
        name="KTR·MVX"
        table={table({ spectators: 2 })}
        chat={{ unread: 3, open: () => {} }}
        openMenu={() => {}}
      />,
    )
    expect(room.querySelector('h1')?.textContent).toBe('The Game · KTR·MVX')
    expect(button(room, 'Chat, 3 unread')).toBeTruthy()
    expect(button(room, '2 spectators')).toBeTruthy()
  })
})

describe('a refusal', () => {
  const { commands, send } = recordCommands()
  const answer = (needsHost: boolean) =>
    render(
      <Toast
        message={{ text: 'Only the host can do that.', needsHost }}
        askHost={<AskHost table={table()} mine={1} send={send} />}
        openRule={() => {}}
        close={() => {}}
      />,
    )

  test('of an action that only the host can do has a button to ask the host', () => {
    press(answer(true), 'Ask Anna')
    expect(commands).toEqual([{ type: 'call-host' }])
  })

  test('of any other action has no such button', () => {
    expect(answer(false).querySelector('.button')).toBe(null)
  })
})

/** Renders Cleo's request for a seat as seen from seat `mine`. Null is a spectator. */
function renderDoor(changed: Partial<PublicTable>, mine: number | null) {
  const { commands, send } = recordCommands()
  const doorTable = table({ joinRequests: [{ person: 7, name: 'Cleo' }], ...changed })
  const model = { seat: signal(mine), isHost: signal(mine === doorTable.host), send }
  const session = {
    model,
    seatRequest: signal(null),
    wasDeclined: signal(false),
  } as unknown as TableSession
  return { commands, room: render(<JoinRequests session={session} table={doorTable} />) }
}

describe('a request to sit down', () => {
  test('is answered by the host', () => {
    const { commands, room } = renderDoor({}, 0)
    expect(textOf(room)).toContain('Cleo would like to sit down.')
    press(room, 'Let them sit')
    press(room, 'No')
    expect(commands).toEqual([
      { type: 'answer-join', person: 7, accept: true },
      { type: 'answer-join', person: 7, accept: false },
    ])
  })

  test('says whether it comes from a program', () => {
    const asking = [{ person: 7, name: 'Robo', program: true as const }]
    expect(textOf(renderDoor({ joinRequests: asking }, 0).room)).toContain(
      'Robo (program) would like to sit',
    )
  })

  test('is answered by the others while the host is away, and never by a spectator', () => {
    const away = { seats: [human('Anna', { connected: false }), human('Ben')] }
    expect(textOf(renderDoor({}, 1).room)).toBe('')
    expect(textOf(renderDoor(away, 1).room)).toContain('Cleo')
    expect(textOf(renderDoor(away, null).room)).toBe('')
  })

  test('from a removed player is possible after the host readmits them', () => {
    const { commands, send } = recordCommands()
    const removed = [{ person: 2, name: 'Ben' }]
    press(render(<RemovedPlayers table={table({ removed })} send={send} />), 'Let Ben back in')
    expect(commands).toEqual([{ type: 'readmit', person: 2 }])
  })
})

const namesIn = (room: HTMLElement) =>
  [...room.querySelectorAll('.seat-name')].map((one) => one.textContent)

describe('the seats', () => {
  const seats = [human('Anna'), human('Ben', { connected: false }), bot('Kim')]
  const people = (mine: number | null) =>
    peopleAt(table({ phase: 'playing', seats }), {
      mine,
      toMove: [1],
      recentChat: new Map([[2, { at: 0, name: 'Cleo', seat: 2, text: 'Beep.' }]]),
    })
  const seen = (mine: number | null, opened: (seat: number) => void = () => {}) =>
    render(
      <TableContext.Provider
        value={{ people: people(mine), openPlayerMenu: opened, answer: null, spectatorPanel: null }}
      >
        <Seats details={(seat) => ({ held: [6, 1, 5][seat] ?? 0 })} />
      </TableContext.Provider>,
    )

  test('start with the player after me; spectators see all', () => {
    expect(namesIn(seen(0))).toEqual(['Ben', 'Kim'])
    expect(namesIn(seen(1))).toEqual(['Kim', 'Anna'])
    expect(namesIn(seen(null))).toEqual(['Anna', 'Ben', 'Kim'])
  })

  test('show state, number of cards and last message', () => {
    const room = seen(null)
    const texts = [...room.querySelectorAll('.visually-hidden')].map((one) => one.textContent)
    expect(texts).toEqual(['6 cards, here, host', 'to move, 1 card, away', '5 cards, bot'])
    expect(room.querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(room.querySelector('.seat-speech')?.textContent).toBe('Beep.')
  })

  test('open a player’s drawer on a tap', () => {
    const opened: number[] = []
    const room = seen(0, (seat) => opened.push(seat))
    room.querySelector<HTMLElement>('[data-seat="2"] button')?.click()
    expect(opened).toEqual([2])
  })
})
