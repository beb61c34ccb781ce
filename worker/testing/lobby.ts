import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect } from 'vitest'

import type { ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { ask } from './tables.ts'
import { lobbyName } from '../lobby/lobby-name.ts'

export const lobby = () => env.LOBBY.getByName(lobbyName)
/** It tells what changed once a second at most; here it is asked to do so now. */
export const push = () => runDurableObjectAlarm(lobby())

export async function listed(): Promise<readonly ListedTable[]> {
  const answer = await ask('/api/lobby')
  expect(answer.status).toBe(200)
  return (await answer.json<Lobby>()).tables
}

/** An empty list before each test of the file that asks for it. */
export const emptyBeforeEach = (): void =>
  beforeEach(() =>
    runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('delete from tables')
    }),
  )
