import { act } from 'preact/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import { TableSession } from '../../client/TableSession.ts'
import { button, clearPage, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import { Menu, type MenuActions } from './Menu.tsx'

inEnglish()

const sessions: TableSession[] = []
afterEach(() => {
  clearPage()
  for (const session of sessions.splice(0)) session.close()
})

const nothing: MenuActions = {
  rules: () => {},
  log: null,
  chat: () => {},
  invite: () => {},
  pause: null,
  chooseGame: null,
  phone: null,
  tableRules: () => {},
  leave: null,
  deleteTable: () => {},
}

/** Renders the menu for a host, or for a spectator. There is no connection. */
function renderMenu(
  changed: Partial<MenuActions> = {},
  {
    at = {},
    unread = 0,
    isHost = true,
  }: { at?: Partial<PublicTable>; unread?: number; isHost?: boolean } = {},
) {
  const around = table(at)
  const session = new TableSession(around.code)
  sessions.push(session)
  session.model.table.value = around
  session.model.seat.value = isHost ? 0 : null
  return render(
    <Menu
      session={session}
      table={around}
      unread={unread}
      actions={{ ...nothing, ...changed }}
      close={() => {}}
    />,
  )
}

const tilesOf = (room: HTMLElement) => [...room.querySelectorAll('.menu-tile')].map(textOfElement)
const rowsOf = (room: HTMLElement) =>
  [...room.querySelectorAll('.menu .sheet-list > li')].map(textOfElement)
const textOfElement = ({ textContent }: Element) => textContent
const headingOf = (room: HTMLElement) => room.querySelector('h2')?.textContent

describe('the menu of a table', () => {
  test('has a tile for each action that is available now', () => {
    expect(tilesOf(renderMenu())).toEqual(['Rulesin six pictures', 'Chat'])
    const rules = vi.fn<() => void>()
    const room = renderMenu({ rules, log: () => {} }, { unread: 2 })
    expect(tilesOf(room)).toEqual(['Rulesin six pictures', 'What happened', '2Chat2 new'])
    press(room, 'Rulesin six pictures')
    expect(rules).toHaveBeenCalledOnce()
  })

  test('summarises the settings of the table and of the device in one line each', () => {
    const rows = rowsOf(renderMenu({}, { at: { autoSubstitute: true, tempo: 'brisk' } }))
    expect(rows).toContain('This tableBrisk · a bot stands in · unlocked')
    expect(rows).toContain('SettingsEnglish · System · 100%')
    expect(rows[0]).toBe('InviteKTR·MVX')
  })

  test('hides the code if the player shares their screen', () => {
    settings.hideCode.value = true
    expect(rowsOf(renderMenu())[0]).toBe('Invite')
    settings.hideCode.value = false
  })

  test('mutes the sound, and restores its volume', () => {
    settings.volume.value = 0.4
    const room = renderMenu()
    press(room, 'Mute')
    expect(settings.volume.value).toBe(0)
    expect(button(room, 'Mute').getAttribute('aria-pressed')).toBe('true')
    press(room, 'Mute')
    expect(settings.volume.value).toBe(0.4)
  })

  test('shows the settings of the table on a second page, and returns the focus to the row', () => {
    const room = renderMenu()
    const row = button(room, 'This tableNo hurry · unlocked')
    row.focus()
    void act(() => row.click())
    expect(headingOf(room)).toBe('This table')
    expect(room.querySelector<HTMLElement>('.menu')?.hidden).toBe(true)
    expect(room.querySelectorAll('.switches input')).toHaveLength(7)
    expect(button(room, 'Delete this table')).toBeTruthy()
    press(room, 'Back')
    expect(headingOf(room)).toBe('Menu')
    expect(document.activeElement).toBe(row)
  })

  test('shows a spectator the settings of the table as sentences', () => {
    const room = renderMenu({}, { isHost: false, at: { tempo: 'brisk' } })
    press(room, 'This tableBrisk · unlocked')
    expect(room.querySelectorAll('.switches input, select, .choice')).toHaveLength(0)
    expect(textOf(room)).toContain('45 seconds a turn, then a bot plays it.')
    expect(textOf(room)).toContain('If someone is away, the game waits.')
    expect(textOf(room)).not.toContain('Delete this table')
  })

  test('has the settings of the device on a second page', () => {
    const room = renderMenu()
    press(room, 'SettingsEnglish · System · 100%')
    expect(headingOf(room)).toBe('Settings')
    expect(textOf(room)).toContain('Only for you, on this device')
    expect([...room.querySelectorAll('legend')].map(textOfElement)).toEqual([
      'Language',
      'Colours',
      'Text size',
    ])
  })
})
