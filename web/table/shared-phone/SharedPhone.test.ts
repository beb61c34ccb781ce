import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeCodes } from '../../../shared/protocol/socket.ts'
import { nthSocket, FakeSocket, fakeSockets, restoreSockets } from '../../testing/FakeSocket.ts'
import { human, projection, snapshot, table } from '../../testing/tables.ts'
import { playCue, playCues } from '../../kit/motion/play-cues.ts'
import { isPhoneShared, storeSeatToken, seatToken } from '../../client/stored-table.ts'
import { sharedPhoneChanges, type TableSession } from '../../client/TableSession.ts'
import { storePhone, storedPhone } from './stored-phone.ts'
import { SharedPhone } from './SharedPhone.ts'

vi.mock('../../kit/motion/play-cues.ts', () => ({
  playCue: vi.fn<typeof playCue>(),
  playCues: vi.fn<typeof playCues>(),
}))

const cancelResultSound = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../kit/motion/load-cue-player.ts', () => ({
  loadCuePlayer: () => Promise.resolve({ cancelResultSound }),
  preloadCuePlayer: () => {},
}))

const code = 'KTRMVX'
const tokens = ['anna', 'ben', 'clara']
const seats = ['Anna', 'Ben', 'Clara', 'Dora'].map((name) => human(name))
let phone: SharedPhone

beforeEach(() => {
  localStorage.clear()
  fakeSockets()
  storePhone(code, { tokens, tab: '' })
  storeSeatToken(code, 'anna')
})
afterEach(() => {
  cancelResultSound.mockReset()
  phone.close()
  restoreSockets()
})

interface Said {
  readonly toMove?: readonly number[]
  readonly deal?: number
  readonly phase?: 'gathering' | 'playing' | 'over'
  /** The seats that have agreed to a take-back of Anna. If missing, she has not asked for one. */
  readonly agreed?: readonly number[]
}

const lineOf = (token: string): FakeSocket => {
  const line = FakeSocket.all.findLast(({ protocols }) => protocols.includes(`seat.${token}`))
  if (line === undefined) throw new Error(`there is no connection for ${token}`)
  return line
}

/** Sends a snapshot to each player on the phone. */
function say({ toMove = [], deal = 1, phase = 'playing', agreed }: Said): void {
  const takeBackRequest = agreed && { seat: 0, asked: [1, 2, 3], agreed, until: 0 }
  for (const [seat, token] of tokens.entries())
    lineOf(token).receive(
      snapshot({
        seat,
        table: table({ phase, deal, seats, ...(takeBackRequest && { takeBackRequest }) }),
        position: phase === 'gathering' ? null : projection({ toMove }),
      }),
    )
}

/** Sends a snapshot to each player on the phone. Returns how many sounds the phone then plays. */
async function heard(said: Said): Promise<number> {
  vi.mocked(playCue).mockClear()
  say(said)
  await vi.dynamicImportSettled()
  return vi.mocked(playCue).mock.calls.length
}

async function opened(said: Said): Promise<void> {
  phone = new SharedPhone(code)
  await nthSocket(3)
  for (const line of FakeSocket.all) line.accept()
  say(said)
}

const nameOf = (one: TableSession | null): string | undefined => one?.model.me.value?.name
const person = (name: string): TableSession => {
  const found = phone.players.all.value.find((one) => nameOf(one) === name)
  if (found === undefined) throw new Error(`${name} is not here`)
  return found
}

describe('several players on one phone', () => {
  test('have a connection each, the active player’s first, since the page may have opened that connection already', async () => {
    storeSeatToken(code, 'clara')
    await opened({ phase: 'gathering' })
    expect(FakeSocket.all.map(({ protocols }) => protocols.at(-1))).toEqual(
      ['clara', 'anna', 'ben'].map((token) => `seat.${token}`),
    )
    expect(phone.players.all.value.map(nameOf)).toEqual(['Anna', 'Ben', 'Clara'])
    expect(phone.showing.value).toBe('own')
  })

  test('see a cover after the deal, until one of them takes the phone', async () => {
    await opened({ phase: 'gathering', deal: 0 })
    say({ toMove: [1] })
    expect(phone.showing.value).toBe('cover')
    expect(nameOf(phone.requested.value)).toBe('Ben')
    phone.uncover(person('Ben'))
    expect(phone.showing.value).toBe('own')
    expect(nameOf(phone.active.value)).toBe('Ben')
  })

  test('hand the phone over with the turn', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    expect(phone.handOverTo.value).toBeNull()
    say({ toMove: [1] })
    expect(phone.showing.value).toBe('own')
    expect(nameOf(phone.handOverTo.value)).toBe('Ben')
    phone.cover()
    expect(phone.showing.value).toBe('cover')
    expect(nameOf(phone.requested.value)).toBe('Ben')
  })

  test('get the phone one after the other if all are to move at once', async () => {
    await opened({ toMove: [0, 1, 2, 3] })
    phone.uncover(person('Anna'))
    expect(phone.handOverTo.value).toBeNull()
    say({ toMove: [1, 2, 3] })
    expect(nameOf(phone.handOverTo.value)).toBe('Ben')
    phone.uncover(person('Ben'))
    say({ toMove: [2] })
    expect(nameOf(phone.handOverTo.value)).toBe('Clara')
  })

  test('hand the phone to each player who must agree to a take-back, then to the player who asked', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    say({ toMove: [3], agreed: [] })
    expect(nameOf(phone.handOverTo.value)).toBe('Ben')
    phone.uncover(person('Ben'))
    expect(phone.handOverTo.value).toBeNull()
    say({ toMove: [3], agreed: [1] })
    expect(nameOf(phone.handOverTo.value)).toBe('Clara')
    say({ toMove: [3], agreed: [1, 2] })
    expect(phone.handOverTo.value).toBeNull()
    say({ toMove: [0] })
    expect(nameOf(phone.handOverTo.value)).toBe('Anna')
  })

  test('hear no turn while a take-back is asked for and refused', async () => {
    await opened({ toMove: [0] })
    expect(await heard({ toMove: [1] })).toBe(1)
    expect(await heard({ toMove: [1], agreed: [] })).toBe(0)
    expect(await heard({ toMove: [1], agreed: [1] })).toBe(0)
    expect(await heard({ toMove: [1], agreed: [1, 2] })).toBe(0)
    expect(await heard({ toMove: [1] })).toBe(0)
    expect(nameOf(phone.onTurn.value)).toBe('Ben')
  })

  test('keep their cards uncovered while a player on another phone moves', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    say({ toMove: [3] })
    expect(phone.showing.value).toBe('own')
    expect(phone.handOverTo.value).toBeNull()
  })

  test('can look at their own cards out of turn', async () => {
    await opened({ toMove: [0] })
    phone.request(person('Clara'))
    expect(phone.showing.value).toBe('cover')
    expect(nameOf(phone.requested.value)).toBe('Clara')
    phone.uncover(person('Clara'))
    expect(nameOf(phone.active.value)).toBe('Clara')
    expect(nameOf(phone.handOverTo.value)).toBe('Anna')
  })

  test('see the cover again after the next deal', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    say({ toMove: [0], deal: 2 })
    expect(phone.showing.value).toBe('cover')
  })

  test('see the cover first after a reload, despite the cached view', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    phone.close()
    phone = new SharedPhone(code)
    expect(phone.table.value?.phase).toBe('playing')
    expect(phone.showing.value).toBe('cover')
  })

  test('see the cover when the page becomes visible again', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    vi.restoreAllMocks()
    expect(phone.showing.value).toBe('cover')
  })

  test('see the public view after a game, and the host is active', async () => {
    const position = projection({ toMove: [], seq: 99 })
    const over = table({ phase: 'over', deal: 1, seats })
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ table: over, position })))
    await opened({ toMove: [1] })
    phone.uncover(person('Ben'))
    say({ phase: 'over' })
    await expect.poll(() => phone.showing.value).toBe('together')
    expect(phone.sharedProjection.value).toEqual(position)
    expect(nameOf(phone.active.value)).toBe('Anna')
  })

  test('hear only the sound of the celebration, although it waits for the public view', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await opened({ toMove: [1] })
    expect(cancelResultSound).not.toHaveBeenCalled()
    say({ phase: 'over' })
    await vi.advanceTimersByTimeAsync(0)
    expect(cancelResultSound).toHaveBeenCalledOnce()
  })

  test('see the public view after a game although its first request fails and no message follows', async () => {
    const position = projection({ toMove: [], seq: 99 })
    const over = table({ phase: 'over', deal: 1, seats })
    const answers = [
      Response.json({ refusal: 'unavailable' }, { status: 503 }),
      Response.json({ table: over, position }),
    ]
    const request = vi.fn<() => Promise<Response | undefined>>(async () => answers.shift())
    vi.stubGlobal('fetch', request)
    await opened({ toMove: [1] })
    say({ phase: 'over' })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(phone.showing.value).toBe('cover')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(phone.showing.value).toBe('together')
    expect(request).toHaveBeenCalledTimes(2)
  })
})

describe('a player who disappears from a shared phone', () => {
  test('by leaving is dropped, and the cards of no other player are shown instead', async () => {
    await opened({ toMove: [0] })
    phone.uncover(person('Anna'))
    lineOf('anna').drop(closeCodes.unseated)
    expect(phone.players.all.value.map(nameOf)).toEqual(['Ben', 'Clara'])
    expect(phone.showing.value).toBe('cover')
    expect(storedPhone(code)?.tokens).toEqual(['ben', 'clara'])
    expect(seatToken(code)).toBe('ben')
  })

  test('can move the seat to another device', async () => {
    await opened({ toMove: [0] })
    lineOf('clara').drop(closeCodes.replaced)
    expect(storedPhone(code)?.tokens).toEqual(['anna', 'ben'])
    expect(phone.closeReason.value).toBeNull()
  })

  test('to a newer tab moves with all others, and all return together', async () => {
    await opened({ toMove: [0] })
    storePhone(code, { tokens, tab: 'a newer one' })
    for (const token of tokens) lineOf(token).drop(closeCodes.replaced)
    expect(phone.closeReason.value).toBe('replaced')
    expect(storedPhone(code)?.tokens).toEqual(tokens)
    phone.players.reconnect()
    expect(phone.closeReason.value).toBeNull()
    await nthSocket(6)
  })

  test('as the last one leaves the page as a spectator', async () => {
    await opened({ toMove: [0] })
    const before = sharedPhoneChanges.value
    for (const token of tokens) lineOf(token).drop(closeCodes.unseated)
    expect(sharedPhoneChanges.value).toBe(before + 1)
    expect(seatToken(code)).toBeNull()
    expect(isPhoneShared(code)).toBe(false)
  })
})

describe('a player who is added to a shared phone', () => {
  test('sits down and gets a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ seat: 4, token: 'emil' })))
    await opened({ phase: 'gathering' })
    expect(await phone.players.add('Emil')).toBeNull()
    expect(storedPhone(code)?.tokens).toEqual([...tokens, 'emil'])
    await nthSocket(4)
    expect(lineOf('emil').protocols).toContain('seat.emil')
  })

  test('after using another device gets a connection again', async () => {
    storePhone(code, { tokens: ['anna', 'ben'], tab: '' })
    storeSeatToken(code, 'clara')
    await opened({ toMove: [0] })
    expect(storedPhone(code)?.tokens).toEqual(tokens)
    expect(phone.showing.value).toBe('cover')
  })
})
