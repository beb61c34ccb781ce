import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'

import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { openTestbed, type Testbed } from '../browser/testbed.ts'
import { becomesTurnByHttp } from '../by-http.ts'
import { openTable, sit } from '../seat-client.ts'
import { type Device, deviceOf } from './device.ts'
import { openPushService } from './party.ts'
import type { Delivery } from './push-service.ts'

const patiently = { timeout: 45_000 }

/** A game of Ada and Bo. Bo's page is open. */
interface NotifiableGame {
  readonly origin: string
  readonly code: string
  readonly tokens: readonly string[]
  readonly page: Page
  readonly device: Device
  readonly becomesTurnOf: (seat: number) => Promise<void>
  /** Plays until a turn of Bo has begun and ended, and Bo's page has shown both. */
  readonly turnPasses: () => Promise<void>
}

interface PushTestbed {
  readonly testbed: Testbed
  /**
   * Returns the path at the push service to which notifications for this test's browser are sent.
   */
  readonly path: () => string
  /** Starts a game of Switch. Bo has a page open and has received no notification yet. */
  readonly playing: (tempo: Tempo, locale?: string) => Promise<NotifiableGame>
  /** Returns the deliveries that the push service has received for the browser of this test. */
  readonly deliveries: () => readonly Delivery[]
  /** Waits until delivery number `at` (counted from 0) has arrived, and returns it. */
  readonly delivery: (at: number) => Promise<Delivery>
}

/** Starts a push service, and the real service that sends its notifications there. */
export async function openPushTestbed(): Promise<PushTestbed> {
  const pushes = await openPushService()
  const testbed = openTestbed({ serviceWorker: true })
  afterAll(() => pushes.end())
  let number = 0
  beforeEach(() => void number++)
  const path = () => `/browser-${number}`

  const deliveries = () => pushes.deliveries.filter((one) => one.path === path())

  const delivery = async (at: number) => {
    await expect.poll(() => deliveries().length, patiently).toBe(at + 1)
    const found = deliveries()[at]
    if (!found) throw new Error('it has come')
    return found
  }

  const playing: PushTestbed['playing'] = async (tempo, locale = 'en-GB') => {
    const origin = testbed.origin()
    const code = await openTable(origin, 'switch', {}, tempo)
    const tokens = [(await sit(origin, code, 'Ada')).token, (await sit(origin, code, 'Bo')).token]
    const [ada = '', bo = ''] = tokens
    const page = await testbed.person('phone', locale)
    const device = await deviceOf(page, `https://push.example.com${path()}`)
    await page.goto(`${origin}/${code}#seat=${bo}`)
    await page.locator('.player-panel').waitFor()
    await start(origin, code, ada)
    const becomesTurnOf = (seat: number) => becomesTurnByHttp(origin, code, tokens, seat)
    await page.getByRole('option').first().waitFor()
    // The code for notifications loads after the cards. Wait for it, since it has to observe the
    // next turn.
    await page.waitForLoadState('networkidle')
    const turnPasses = async () => {
      await becomesTurnOf(1)
      await page.locator('.player-panel[data-moves="true"]').waitFor()
      await becomesTurnOf(0)
      await page.locator('.player-panel[data-moves="false"]').waitFor()
    }
    return { origin, code, tokens, page, device, becomesTurnOf, turnPasses }
  }

  return { testbed, path, playing, deliveries, delivery }
}

const start = (origin: string, code: string, token: string) =>
  fetch(`${origin}/api/tables/${code}/seat/commands`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: 'start', id: 'start' }),
  })
