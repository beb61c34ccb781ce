import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { gameOf } from '../../../shared/games/all.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import { randomNumbered } from '../../../shared/deal/random.ts'
import { GameOver } from '../room/lazy-parts.ts'
import { FakeSocket, fakeSockets, nthSocket, restoreSockets } from '../../testing/FakeSocket.ts'
import { clearPage, inEnglish, render } from '../../testing/render.ts'
import { human, projection, snapshot, table } from '../../testing/tables.ts'
import { storeSeatToken } from '../../client/stored-table.ts'
import { SharedPhone } from './SharedPhone.ts'
import { SharedPhoneRoom } from './SharedPhoneRoom.tsx'
import { storePhone } from './stored-phone.ts'

inEnglish()
beforeEach(() => fakeSockets())
afterEach(() => {
  clearPage()
  restoreSockets()
  vi.unstubAllGlobals()
})

test('players who share a phone see the celebration of the game that they have just finished', async () => {
  const game = gameOf('the-game')
  if (!game) throw new Error('there is no such game')
  await GameOver.preload()
  const options = defaultsOf(game.choices.values) as unknown as AnyOptions
  const state = game.setup(2, options, randomNumbered(3), null)
  const position = projection({ view: game.view(state, 'public'), toMove: [] })
  const at = { deal: 1, options, seats: [human('Anna'), human('Ben')] }
  const outcome = { kind: 'cooperative', won: false, clause: 'TG-13', score: 7 } as const
  const over = table({ ...at, phase: 'over', outcome })
  vi.stubGlobal('fetch', async () => Response.json({ table: over, position }))

  storePhone('KTRMVX', { tokens: ['anna', 'ben'], tab: '' })
  storeSeatToken('KTRMVX', 'anna')
  const phone = new SharedPhone('KTRMVX')
  await nthSocket(2)
  const say = (now: typeof over) => {
    for (const [seat, socket] of FakeSocket.all.entries())
      socket.receive(
        snapshot({
          seat,
          table: now,
          position: projection({ view: game.view(state, seat), toMove: [seat] }),
        }),
      )
  }
  for (const socket of FakeSocket.all) socket.accept()
  say(table({ ...at, phase: 'playing' }))
  const Page = () => {
    const [now, active] = [phone.table.value, phone.active.value]
    return now && active && <SharedPhoneRoom phone={phone} table={now} active={active} />
  }
  const room = render(<Page />)
  await act(() => phone.players.all.value[1] && phone.uncover(phone.players.all.value[1]))
  await act(() => say(over))
  await expect.poll(() => phone.showing.value).toBe('together')
  const celebration = async () => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
    return room.querySelector('.celebration')
  }
  await expect.poll(celebration).not.toBeNull()
  phone.close()
})
