import { afterAll, vi } from 'vitest'

import { connect, openTable, sit, type SeatClient } from '../seat-client.ts'
import { chooseBotMove } from '../finished-table.ts'
import { PushReceiver } from '../../../worker/testing/PushReceiver.ts'
import { startPushService, type Delivery, type PushService } from './push-service.ts'

const game = 'switch'

/**
 * Starts a fake push service. Each Tischlein service that is started afterwards sends its
 * notifications to it.
 */
export async function openPushService(): Promise<PushService> {
  const how = { name: 'ECDSA', namedCurve: 'P-256' } as const
  const { publicKey, privateKey } = await crypto.subtle.generateKey(how, true, ['sign', 'verify'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
  const { d } = await crypto.subtle.exportKey('jwk', privateKey)
  const pushes = await startPushService()
  vi.stubEnv('PUSH_KEYS', `${point}.${d ?? ''}`)
  vi.stubEnv('PUSH_CONTACT', 'mailto:cards@example.com')
  vi.stubEnv('PUSH_AT', pushes.origin)
  afterAll(() => void vi.unstubAllEnvs())
  return pushes
}

let said = 0
/** Plays until the turn of this seat begins. */
export async function becomesTurnOf(
  seat: number,
  players: readonly (SeatClient | null)[],
): Promise<void> {
  const turnOf = () =>
    players
      .find((one) => one)
      ?.shown()
      ?.toMove.includes(seat) === true
  const plays = async (isDone: () => boolean) => {
    while (!isDone()) {
      for (const [at, player] of players.entries()) {
        const [turn, move] = player && !isDone() ? chooseBotMove(at, player, game) : [0, null]
        if (move) await player?.send({ id: `m${said++}`, type: 'move', turn, move })
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  if (players[seat]) await plays(() => !turnOf())
  await plays(turnOf)
}

/** Opens a table for two players with a time limit of a day for each move. */
export async function slowTable(origin: string) {
  const code = await openTable(origin, game, {})
  const [first, second] = [await sit(origin, code, 'Ada'), await sit(origin, code, 'Bo')]
  const ada = await connect(origin, code, first.token)
  await ada.send({ id: 'tempo', type: 'set-tempo', tempo: 'daily' })
  return { code, ada, first, second }
}

/** Decrypts a delivery with the keys of the browser. */
export const decryptDelivery = async (receiver: PushReceiver, { body }: Delivery) =>
  JSON.parse(await receiver.open(body)) as unknown
