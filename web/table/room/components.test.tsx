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
import { recordCommands } from '../../testing/record-commands.ts'

inEnglish()

describe('the far wall', () => {
  test('says which table this is, who looks on, and how many lines nobody has read', () => {
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

  test('of what only the host decides has the way to ask them', () => {
    press(answer(true), 'Ask Anna')
    expect(commands).toEqual([{ type: 'call-host' }])
  })

  test('of anything else has not', () => {
    expect(answer(false).querySelector('.button')).toBe(null)
  })
})

/** What somebody on this seat sees while Cleo would like to sit down. */
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

describe('the door', () => {
  test('lets the host answer who would like to sit down', () => {
    const { commands, room } = renderDoor({}, 0)
    expect(textOf(room)).toContain('Cleo would like to sit down.')
    press(room, 'Let them sit')
    press(room, 'No')
    expect(commands).toEqual([
      { type: 'answer', person: 7, yes: true },
      { type: 'answer', person: 7, yes: false },
    ])
  })

  test('tells whether a program asks', () => {
    const asking = [{ person: 7, name: 'Robo', program: true as const }]
    expect(textOf(renderDoor({ joinRequests: asking }, 0).room)).toContain(
      'Robo (program) would like to sit',
    )
  })

  test('lets the others answer while the host is away, and never a watcher', () => {
    const away = { seats: [human('Anna', { connected: false }), human('Ben')] }
    expect(textOf(renderDoor({}, 1).room)).toBe('')
    expect(textOf(renderDoor(away, 1).room)).toContain('Cleo')
    expect(textOf(renderDoor(away, null).room)).toBe('')
  })

  test('offers a way back for each who was removed', () => {
    const { commands, send } = recordCommands()
    const removed = [{ person: 2, name: 'Ben' }]
    press(render(<RemovedPlayers table={table({ removed })} send={send} />), 'Let Ben back in')
    expect(commands).toEqual([{ type: 'let-back', person: 2 }])
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
      recentChat: new Map([[2, 'Beep.']]),
    })
  const seen = (mine: number | null, opened: (seat: number) => void = () => {}) =>
    render(
      <TableContext.Provider
        value={{ people: people(mine), openPlayerMenu: opened, answer: null, spectatorPanel: null }}
      >
        <Seats details={(seat) => ({ held: [6, 1, 5][seat] ?? 0 })} />
      </TableContext.Provider>,
    )

  test('are those of the others, from whoever comes after me; a watcher sees all', () => {
    expect(namesIn(seen(0))).toEqual(['Ben', 'Kim'])
    expect(namesIn(seen(1))).toEqual(['Kim', 'Anna'])
    expect(namesIn(seen(null))).toEqual(['Anna', 'Ben', 'Kim'])
  })

  test('tell how each is, what they hold and what they say', () => {
    const room = seen(null)
    const texts = [...room.querySelectorAll('.visually-hidden')].map((one) => one.textContent)
    expect(texts).toEqual(['6 cards, here, host', 'to move, 1 card, away', '5 cards, bot'])
    expect(room.querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(room.querySelector('.seat-speech')?.textContent).toBe('Beep.')
  })

  test('a tap opens what can be done about somebody', () => {
    const opened: number[] = []
    const room = seen(0, (seat) => opened.push(seat))
    room.querySelector<HTMLElement>('[data-seat="2"] button')?.click()
    expect(opened).toEqual([2])
  })
})
