import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isOffline } from '../client/network.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import { storageFormat, storeSeatToken } from '../client/stored-table.ts'
import { setMyName } from '../parts/my-name.ts'
import { takeChosenGame } from '../local/chosen-game.ts'
import { button, clearPage, inEnglish, press, render, textOf } from '../testing/render.ts'
import { table } from '../testing/tables.ts'
import { Landing } from './Landing.tsx'

inEnglish()
beforeEach(() => {
  localStorage.clear()
  replaceUrl('/')
})
afterEach(() => {
  clearPage()
  isOffline.value = false
})

const goOffline = (): void => void act(() => void (isOffline.value = true))
const isShownOffline = (room: HTMLElement) => () => textOf(room).includes('No network.')

/** Chooses a game, and opens the drawer with its rules. */
async function openRulesOf(room: HTMLElement, game: string): Promise<HTMLDialogElement> {
  const radio = [...room.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((each) =>
    textOf(each.closest('label') ?? each).includes(game),
  )
  void act(() => radio?.click())
  press(room, 'Change the rules')
  await expect.poll(() => room.querySelector('dialog')).not.toBeNull()
  return room.querySelector('dialog') ?? document.createElement('dialog')
}

test('a lost network keeps the chosen game and the drawer with its rules', async () => {
  const room = render(<Landing />)
  const drawer = await openRulesOf(room, 'Nix')
  goOffline()
  await expect.poll(isShownOffline(room)).toBe(true)
  expect(room.querySelector('dialog')).toBe(drawer)
  press(room, 'Play Nix für ungut! against bots')
  expect(currentUrl.value.path).toBe('/bots/nix')
  expect(takeChosenGame('nix')).toEqual({ options: {}, tempo: 'free' })
})

test('a service that doesn’t answer offers a game against bots, and the message goes with the network', async () => {
  setMyName('Anna')
  const room = render(<Landing />)
  await openRulesOf(room, 'Nix')
  press(room, 'Open a table of Nix für ungut!')
  await expect.poll(isShownOffline(room)).toBe(true)
  expect(textOf(room)).not.toContain('The service doesn’t answer')
  void act(() => void (isOffline.value = false))
  expect(button(room, 'Open a table of Nix für ungut!').disabled).toBe(false)
  expect(room.querySelector('[role=alert]')?.textContent).toBe('')
})

test('an error of the service is shown, and stays while the network works', async () => {
  setMyName('Anna')
  const request = vi.fn<(path: string) => Promise<Response>>((path) =>
    Promise.resolve(
      path === '/healthz'
        ? new Response('ok')
        : Response.json({ refusal: 'unavailable', requestId: '7' }, { status: 503 }),
    ),
  )
  vi.stubGlobal('fetch', request)
  const room = render(<Landing />)
  await openRulesOf(room, 'Nix')
  press(room, 'Open a table of Nix für ungut!')
  await expect.poll(() => request.mock.calls.map(([path]) => path)).toContain('/healthz')
  // Only promises that are already resolved follow, so the next task comes after all of it.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(room.querySelector('[role=alert]')?.textContent).toContain('Something went wrong here.')
  expect(isShownOffline(room)()).toBe(false)
})

test('tables with other people wait for the network, after those against bots', async () => {
  for (const [code, savedAt] of [
    ['KTRMVX', Date.now()],
    ['bots/nix', Date.now() - 1],
  ] as const) {
    storeSeatToken(code, 'secret')
    const stored = { format: storageFormat, savedAt, table: table({ code, phase: 'playing' }) }
    localStorage.setItem(`tischlein.table.${code}`, JSON.stringify(stored))
  }
  const room = render(<Landing />)
  const links = () =>
    [...room.querySelectorAll('.my-table small')].map(({ textContent }) => textContent)
  expect(links()).toEqual(['KTR·MVX · In progress', 'In progress'])
  goOffline()
  await expect.poll(isShownOffline(room)).toBe(true)
  expect(links()).toEqual(['In progress', 'KTR·MVX · waits for the network'])
})
