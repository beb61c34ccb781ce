import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import type { GamePosition, PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'
import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { human, projection, table } from '../../testing/tables.ts'
import { useVisibleTable } from '../time/spectator-lag.ts'
import { OpenHandsRequest } from './OpenHandsRequest.tsx'
import { OpenHandsStatus } from './OpenHandsStatus.tsx'
import { OpenHandsSetting } from './OpenHandsSetting.tsx'
import { OpenHandsDelay } from '../gathering/OpenHandsDelay.tsx'

inEnglish()

function Clocks({ at, mine }: { readonly at: PublicTable; readonly mine: number | null }) {
  return <p>{useVisibleTable(at, mine).pendingTurns?.length ?? 0}</p>
}

const asking = (open: boolean, changed: Partial<PublicTable> = {}): PublicTable =>
  table({ phase: 'playing', openHands: { moves: 3, open }, ...changed })

test('a player accepts or declines to show their hand', () => {
  const { commands, send } = recordCommands()
  const room = render(<OpenHandsRequest table={asking(false)} send={send} />)
  expect(textOf(room)).toContain(
    'Anna would like to show all hands to spectators, 3 moves later. Yours too?',
  )
  press(room, 'No')
  press(room, 'Yes, show it')
  expect(commands).toEqual([
    { type: 'show-hand', shows: false },
    { type: 'show-hand', shows: true },
  ])
})

describe('the status of open hands', () => {
  const { commands, send } = recordCommands()
  const sign = (at: PublicTable, me: PublicSeat | null) =>
    render(<OpenHandsStatus table={at} me={me} send={send} />)

  test('says whether spectators see the hand, and withdraws the consent', () => {
    const room = sign(asking(true), human('Ben', { showsHand: true }))
    press(room, 'Spectators see all hands, 3 moves later: yours too.')
    press(room, 'Stop showing my hand')
    expect(commands.splice(0)).toEqual([{ type: 'show-hand', shows: false }])
    const waiting = sign(asking(false), human('Ben', { showsHand: true }))
    press(waiting, 'Who sees my hand')
    expect(textOf(waiting)).toContain('as soon as everyone agrees')
  })

  test('says that hands stay closed after a player has left without consent', () => {
    const at = asking(false, { openHands: { moves: 3, open: false, closedUntilNextDeal: true } })
    const room = sign(at, human('Ben', { showsHand: true }))
    press(room, 'Who sees my hand')
    expect(textOf(room)).toContain('All hands stay hidden until the next deal.')
  })

  test('lets a player consent after all', () => {
    const room = sign(asking(false), human('Ben', { showsHand: false }))
    press(room, 'Who sees my hand')
    expect(textOf(room)).toContain('Nobody sees your hand.')
    press(room, 'Show my hand')
    expect(commands).toEqual([{ type: 'show-hand', shows: true }])
  })

  test('is hidden from spectators and without a request', () => {
    expect(sign(asking(true), null).innerHTML).toBe('')
    expect(sign(table(), human('Ben')).innerHTML).toBe('')
  })
})

describe('the setting for open hands', () => {
  const { commands, send } = recordCommands()
  const offer = (at: PublicTable, isHost: boolean) =>
    render(<OpenHandsSetting table={at} isHost={isHost} send={send} />)

  test('lets the host choose the delay in moves', () => {
    const select = offer(table(), true).querySelector('select')
    expect([...(select?.options ?? [])].map(({ textContent }) => textContent)).toEqual([
      'No',
      '3 moves later',
      '5 moves later',
      '10 moves later',
    ])
    void act(() => {
      if (select) select.value = '5'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(commands).toEqual([{ type: 'set-open-hands', moves: 5 }])
  })

  test('shows the others the setting', () => {
    expect(textOf(offer(asking(false), false))).toContain('3 moves later')
    expect(textOf(offer(table(), false))).toBe('')
  })
})

const watches = (view: Partial<GamePosition>, changed: Partial<PublicTable> = {}) =>
  textOf(render(<OpenHandsDelay table={asking(true, changed)} view={projection(view)} />))

describe('spectators of a table with open hands', () => {
  test('read that hands are open, and how many moves they are behind', () => {
    expect(watches({ openHands: true, movesBehind: 3 })).toBe(
      'All hands are face up: you see the game 3 moves later.',
    )
    // The host has changed the delay, but spectators still see a position with the old one.
    expect(
      watches({ openHands: true, movesBehind: 7 }, { openHands: { moves: 10, open: true } }),
    ).toBe('All hands are face up: you see the game 7 moves later.')
  })

  test('read how many moves are left until hands open', () => {
    expect(watches({ movesBehind: 0 })).toBe('All hands are shown in 3 moves.')
    expect(watches({ movesBehind: 2 })).toBe('All hands are shown in 1 move.')
    expect(watches({ movesBehind: 2 }, { spectatorDelay: 10 })).toBe(
      'All hands are shown in 8 moves.',
    )
  })

  test('see no clock of a later turn', () => {
    const thinking = [{ seat: 1, since: 1 }]
    const clocks = (at: PublicTable, mine: number | null) =>
      textOf(render(<Clocks at={{ ...at, pendingTurns: thinking }} mine={mine} />))
    expect(clocks(asking(true), null)).toBe('0')
    expect(clocks(asking(true), 0)).toBe('1')
    expect(clocks(asking(false), null)).toBe('1')
  })
})
