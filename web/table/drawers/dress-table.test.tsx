import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { clothNames } from '../../../shared/game/cloths.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { loadGame } from '../../boards/load-game.ts'
import { settings } from '../../client/settings.ts'
import { storedValue } from '../../client/storage.ts'
import { TableSession } from '../../client/TableSession.ts'
import { clothProps } from '../../kit/cloth.ts'
import { ownDress } from '../../parts/dress/dress.ts'
import { loadDress } from '../../parts/dress/load-dress.ts'
import { preload } from '../../parts/use-loaded.ts'
import { clothAt } from '../../parts/visible-game.ts'
import { clearPage, inEnglish, render, textOf } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { DressTable } from './DressTable.tsx'

inEnglish()
// Loads the game in advance, so that no request is pending when the last test ends.
beforeAll(() => preload(loadGame, 'the-game', 'en').then(() => {}))

const sessions: TableSession[] = []
beforeEach(() => {
  ownDress.value = null
  settings.piece.value = null
})
afterEach(() => {
  clearPage()
  for (const session of sessions.splice(0)) session.close()
})

/** Renders the menu page for a seat, and returns the commands that the page sends. */
function dressTable(changed: Partial<PublicTable> = {}, seat: number | null = 0) {
  const at = table(changed)
  const session = new TableSession(at.code)
  sessions.push(session)
  session.model.table.value = at
  session.model.seat.value = seat
  const send = vi.spyOn(session.model, 'send').mockReturnValue(undefined as never)
  return { room: render(<DressTable session={session} table={at} />), send }
}

const namesIn = (room: HTMLElement, group: string) =>
  [...room.querySelectorAll(`.${group} label`)].map((label) => label.textContent)

function choose(room: HTMLElement, name: string): void {
  const found = [...room.querySelectorAll('label')].find(
    (label) => label.textContent === name || label.title === name,
  )
  if (!found) throw new Error(`there is no ${name}`)
  void act(() => found.querySelector('input')?.click())
}

test('the host chooses among the cloth of the game and twelve others', () => {
  const { room, send } = dressTable({ cloth: 'fir' })
  expect(namesIn(room, 'cloth-choice')).toHaveLength(clothNames.length + 1)
  expect(room.querySelector('.cloth-choice label:has(:checked)')?.textContent).toBe('Fir')
  choose(room, 'Lagoon')
  choose(room, 'Cloth of the game')
  expect(send.mock.calls).toEqual([
    [{ type: 'set-cloth', cloth: 'lagoon' }],
    [{ type: 'set-cloth', cloth: null }],
  ])
})

test.each([
  ['a guest', { cloth: 'rust' }, 1],
  ['a spectator', { cloth: 'rust' }, null],
  ['an acting host', { cloth: 'rust', absentHost: 1 }, 0],
] as const)('%s sees the cloth, and that the host chooses it', (_, at, seat) => {
  const { room } = dressTable(at, seat)
  expect(namesIn(room, 'cloth-choice')).toEqual(['Rust'])
  expect(textOf(room)).toContain('The host chooses it.')
})

test('a back and four suits are stored on the device, and the document shows them', () => {
  const { room, send } = dressTable({}, 1)
  choose(room, 'Ripples')
  choose(room, 'Four colours')
  expect(storedValue('dress')).toEqual({ back: 'ripple', fourSuits: true })
  const root = document.documentElement
  expect([root.hasAttribute('data-own-back'), root.hasAttribute('data-four-suits')]).toEqual([
    true,
    true,
  ])
  expect(clothProps(clothAt(table(), null))['data-back']).toBe('ripple')
  choose(room, 'Of the game')
  choose(room, 'Two colours')
  expect(storedValue('dress')).toBe(null)
  expect(root.hasAttribute('data-own-back')).toBe(false)
  expect(clothProps(clothAt(table(), null))['data-back']).toBe('rays')
  expect(send).not.toHaveBeenCalled()
})

test('a piece changes at once before the first game, and at the next table otherwise', () => {
  const seats = [human('Anna'), human('Ben')]
  const gathering = dressTable({ seats })
  choose(gathering.room, 'Purple star')
  expect(gathering.send).toHaveBeenCalledWith({ type: 'choose-piece', piece: 3 })
  expect(settings.piece.value).toBe(3)
  const playing = dressTable({ seats, phase: 'playing' })
  expect(textOf(playing.room)).toContain('For the next table')
  choose(playing.room, 'Pink hexagon')
  expect(playing.send).not.toHaveBeenCalled()
  expect(settings.piece.value).toBe(5)
})

test('the host’s felt changes colours and texture, but not the colours of the cards', async () => {
  const own = clothAt(table(), null)
  await loadDress()
  expect(clothAt(table({ cloth: 'soot' }), null)).toEqual({
    ...own,
    cloth: ['#2f2c33', '#1f1d22'],
    weave: 'tweed',
  })
})

test.each([
  [{ back: 'ripple' }, 'ripple'],
  [{ back: 'unknown' }, null],
  [{ fourSuits: true }, null],
])('a page with %o stored starts with the back %s', async (stored, back) => {
  localStorage.setItem('tischlein.dress', JSON.stringify(stored))
  vi.resetModules()
  await import('../../parts/dress/dress.ts')
  expect((await import('../../kit/cloth.ts')).ownBack.value).toBe(back)
})
