import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { clapRefill } from '../../../shared/protocol/clap.ts'
import { TableSession } from '../../client/TableSession.ts'
import { watchedTables } from '../../parts/watched-tables.ts'
import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { SpectatorPanel } from './SpectatorPanel.tsx'

inEnglish()

const playing = (changed: Partial<PublicTable> = {}) =>
  table({ phase: 'playing', deal: 1, ...changed })

let session: TableSession
beforeEach(() => {
  watchedTables.value = new Set()
  session = new TableSession('KTRMVX')
})
afterEach(() => session.close())

const noteOf = (room: HTMLElement) => room.querySelector('.spectator-panel-note')?.textContent

const panel = (at: PublicTable) => <SpectatorPanel session={session} table={at} answer={null} />

test('a visitor of a full table reads once during a game that it is full, and chooses to watch', () => {
  const room = render(panel(playing()))
  expect(textOf(room)).toContain('Both seats are taken')
  expect(textOf(room)).toContain('Open a table of my own')
  press(room, 'Watch')
  expect(noteOf(room)).toBe('You’re watching. All seats are taken.')
  expect(noteOf(render(panel(playing({ deal: 2 }))))).toBe('You’re watching. All seats are taken.')
})

test('a spectator who came while a seat was free goes on watching when the seat is taken', () => {
  const room = render(panel(playing({ seats: [human('Anna'), bot('Kim')] })))
  expect(textOf(room)).toContain('A seat is free')
  void act(() => renderInto(panel(playing()), room))
  expect(noteOf(room)).toBe('You’re watching. All seats are taken.')
})

test('a spectator claps with one button, which then has no effect for three seconds', () => {
  vi.useFakeTimers()
  const clap = vi.spyOn(session.connection, 'clap')
  const room = render(panel(playing({ seats: [human('Anna'), bot('Kim')] })))
  press(room, 'Clap')
  press(room, 'Clap')
  expect(clap).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(clapRefill))
  press(room, 'Clap')
  expect(clap).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('at a table whose host has switched claps off there is no button', () => {
  const room = render(panel(playing({ seats: [human('Anna'), bot('Kim')], clapping: false })))
  expect([...room.querySelectorAll('button')].map(textOf)).not.toContain('Clap')
})
