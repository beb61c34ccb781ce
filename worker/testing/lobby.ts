import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect } from 'vitest'

import type { ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { ask } from './tables.ts'
import { lobbyName } from '../lobby/LobbyObject.ts'

export const lobby = () => env.LOBBY.getByName(lobbyName)
/**
 * Rings the lobby's alarm, so that the lobby broadcasts changes now. Otherwise it broadcasts once a
 * second at most.
 */
export const publishChanges = () => runDurableObjectAlarm(lobby())

export async function fetchListedTables(): Promise<readonly ListedTable[]> {
  const answer = await ask('/api/lobby')
  expect(answer.status).toBe(200)
  return (await answer.json<Lobby>()).tables
}

/** Empties the lobby's list before each test of a file. */
export const emptyBeforeEach = (): void =>
  beforeEach(() =>
    runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('delete from tables')
    }),
  )
