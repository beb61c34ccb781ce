import { describe, expect, test, vi } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { SwapRequests } from '../room/SwapRequests.tsx'
import { SeatActions } from './SeatActions.tsx'
import { ChooseGame } from './ChooseGame.tsx'
import { DeleteDrawer } from './DeleteDrawer.tsx'

inEnglish()

const people = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].map((name, at) =>
  human(name, { person: at + 1 }),
)

function chooser(changed: Partial<PublicTable>) {
  const { commands, send } = recordCommands()
  const show = vi.fn<(drawer: object | null) => void>()
  const at = table(changed)
  const room = render(<ChooseGame table={at} send={send} show={show} />)
  const line = (name: string) => {
    const found = [...room.querySelectorAll<HTMLButtonElement>('.choose-game button')].find((one) =>
      one.textContent.startsWith(name),
    )
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }
  return { commands, show, line }
}

describe('another game', () => {
  test('is chosen with one tap, and its rules open', () => {
    const { commands, show, line } = chooser({ phase: 'over', seats: people.slice(0, 3) })
    line('Switch').click()
    expect(commands).toEqual([{ type: 'choose-game', game: 'switch' }])
    expect(show).toHaveBeenCalledWith({ drawer: 'table' })
  })

  test('can be the same game with other rules', () => {
    const after = chooser({ phase: 'over' })
    expect(after.line('The Game').textContent).toContain('Same game, other rules')
    after.line('The Game').click()
    expect(after.commands).toEqual([{ type: 'gather' }])
    const before = chooser({ phase: 'gathering' })
    before.line('The Game').click()
    expect(before.commands).toEqual([])
    expect(before.show).toHaveBeenCalledWith({ drawer: 'table' })
  })

  test('is disabled with a reason if it has too few seats', () => {
    const { line } = chooser({ phase: 'over', game: 'switch', seats: people })
    expect(line('The Game').disabled).toBe(true)
    expect(line('The Game').textContent).toContain('At most 5 can play, and there are 6 of you.')
    expect(line('Switch').disabled).toBe(false)
  })
})

describe('a seat', () => {
  const seats = [...people.slice(0, 3), bot('Kim')]
  function deeds(seat: number, mine: number | null, changed: Partial<PublicTable> = {}) {
    const { commands, send } = recordCommands()
    const room = render(
      <SeatActions table={table({ seats, ...changed })} seat={seat} mine={mine} send={send} />,
    )
    return { commands, room }
  }

  test('of a person must be requested', () => {
    const { commands, room } = deeds(1, 0)
    expect(textOf(room)).toBe('Swap seats with BenBen is asked first.')
    room.querySelector('button')?.click()
    expect(commands).toEqual([{ type: 'change-seat', seat: 1 }])
  })

  test('of a bot is taken at once', () => {
    const { commands, room } = deeds(3, 0)
    expect(textOf(room)).toBe('Take the seat of KimThe bot takes yours.')
    room.querySelector('button')?.click()
    expect(commands).toEqual([{ type: 'change-seat', seat: 3 }])
  })

  test('that is free comes after the last seat: only players whose order would change can move there', () => {
    const { commands, room } = deeds(1, 1)
    press(room, 'Take the free seat')
    expect(commands).toEqual([{ type: 'change-seat', seat: 4 }])
    for (const beside of [0, 3]) expect(textOf(deeds(beside, beside).room)).toBe('')
    expect(textOf(deeds(1, 1, { seats: people.slice(0, 5) }).room)).toBe('')
  })

  test('can’t be changed during a game or by a spectator', () => {
    expect(textOf(deeds(1, 0, { phase: 'playing' }).room)).toBe('')
    expect(textOf(deeds(1, null).room)).toBe('')
  })
})

describe('a request to swap seats', () => {
  const asked = table({ seats: people.slice(0, 3), swapRequests: [{ from: 2, to: 1 }] })

  test('is shown to the other player, who accepts or declines', () => {
    const { commands, send } = recordCommands()
    const room = render(<SwapRequests table={asked} me={1} send={send} />)
    expect(textOf(room)).toContain('Ben would like to swap seats with you.')
    press(room, 'No')
    press(room, 'Swap')
    expect(commands).toEqual([
      { type: 'answer-swap', person: 2, accept: false },
      { type: 'answer-swap', person: 2, accept: true },
    ])
  })

  test('can be withdrawn by its sender and is hidden from others', () => {
    const { commands, send } = recordCommands()
    const room = render(<SwapRequests table={asked} me={2} send={send} />)
    expect(textOf(room)).toContain('You asked Anna to swap seats.')
    press(room, 'Never mind')
    expect(commands).toEqual([{ type: 'change-seat', seat: 1 }])
    expect(textOf(render(<SwapRequests table={asked} me={3} send={send} />))).toBe('')
  })
})

test('a table is deleted after a confirmation', () => {
  const { commands, send } = recordCommands()
  const close = vi.fn<() => void>()
  const room = render(<DeleteDrawer send={send} close={close} />)
  expect(textOf(room)).toContain('the results and the chat for everyone')
  press(room, 'Keep it')
  expect(close).toHaveBeenCalledOnce()
  expect(commands).toEqual([])
  expect(button(room, 'Delete').dataset['look']).toBe('danger')
  press(room, 'Delete')
  expect(commands).toEqual([{ type: 'delete-table' }])
})
