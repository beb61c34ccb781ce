import { afterEach, describe, expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { randomRecord } from '../../shared/testing/random-record.ts'
import { type Check, type Verification, verifyFile, verifyTable } from './verify-game.ts'

afterEach(() => vi.unstubAllGlobals())

const [game] = games
if (game === undefined) throw new Error('there is no game to verify')
const honest = randomRecord(game, '7'.repeat(64))

const fileOf = (content: string): File => new File([content], 'game.json')
const verifyRecordOf = (record: GameRecord): Promise<Verification> =>
  verifyFile(fileOf(JSON.stringify(record)))

/** Returns the results of the checks, in the order in which the page shows them. */
const foundIn = (verification: Verification): readonly Check['result'][] =>
  verification.name === 'checked' ? verification.checks.map(({ result }) => result) : []

describe('a finished game', () => {
  test('that is genuine passes each check', async () => {
    const found = foundIn(await verifyRecordOf(honest))
    expect(found.length).toBeGreaterThan(5)
    expect(new Set(found)).toEqual(new Set(['fits']))
  })

  test('skips the checks after the first misfit', async () => {
    const secret = '0'.repeat(64)
    const verification = await verifyRecordOf({ ...honest, proof: { ...honest.proof, secret } })
    const checks = verification.name === 'checked' ? verification.checks : []
    const broken = checks.findIndex(({ name }) => name === 'commitment')
    expect(checks.map(({ result }) => result)).toEqual(
      checks.map((_, at) => (at < broken ? 'fits' : at === broken ? 'misfit' : 'skipped')),
    )
  })

  test('that cannot be read fails the first check', async () => {
    for (const content of ['not JSON', 'null', '[]', '{"format":"something.else"}'])
      expect(foundIn(await verifyFile(fileOf(content)))[0]).toBe('misfit')
  })
})

describe('a table', () => {
  test('whose game is over is verified', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        path === '/api/tables/KTRMVX/game' ? Response.json(honest) : Response.error(),
      ),
    )
    expect(foundIn(await verifyTable('KTRMVX'))).not.toContain('misfit')
  })

  test('whose game is not over returns its refusal', async () => {
    const answer = Response.json({ refusal: 'game-not-over' }, { status: 409 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    expect(await verifyTable('KTRMVX')).toEqual({
      name: 'nothing',
      refused: { refusal: 'game-not-over' },
    })
  })

  test('that cannot be reached returns a refusal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await verifyTable('KTRMVX')).toEqual({
      name: 'nothing',
      refused: { refusal: 'unavailable' },
    })
  })
})
