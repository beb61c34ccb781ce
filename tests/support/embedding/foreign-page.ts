import type { FrameLocator, Page } from 'playwright-core'
import { afterEach } from 'vitest'

import { type Example, serveExample } from '../../../examples/embedding/serve.ts'
import type { PublicState } from '../../../shared/protocol/protocol.ts'
import { openTestbed, type Testbed, type TestbedOptions } from '../browser/testbed.ts'
import { connect, openTable, type SeatClient, sit } from '../seat-client.ts'

// Serves the page in examples/ from another origin with its own content security policy.

export interface EmbeddingTestbed extends Testbed {
  /** Opens the foreign page with this table, and returns it. */
  readonly visitor: (code: string, height?: number) => Promise<Page>
  /** Opens a table of The Game with these players on other devices. */
  readonly tableWith: (names: readonly string[]) => Promise<TableFromElsewhere>
  readonly look: (code: string) => Promise<PublicState>
}

interface TableFromElsewhere {
  readonly code: string
  readonly host: SeatClient | undefined
  readonly start: () => Promise<void>
}

export function openEmbeddingTestbed(options?: TestbedOptions): EmbeddingTestbed {
  const testbed = openTestbed({ ...options, newContexts: true })
  let examples: Example[] = []
  afterEach(() => {
    for (const example of examples) example.stop()
    examples = []
  })
  return {
    ...testbed,
    visitor: async (code, height = 800) => {
      const example = await serveExample({ tischlein: testbed.origin(), code, port: 0 })
      examples.push(example)
      const page = await testbed.person()
      await page.addInitScript(() => {
        const messages: unknown[] = []
        Object.assign(window, { messages })
        addEventListener('message', ({ data }) => messages.push(data))
      })
      await page.setViewportSize({ width: 1280, height })
      await page.goto(example.origin)
      return page
    },
    tableWith: async (names) => {
      const code = await openTable(testbed.origin(), 'the-game', {})
      const clients = []
      for (const name of names) {
        const { token } = await sit(testbed.origin(), code, name)
        clients.push(await connect(testbed.origin(), code, token))
      }
      const [host] = clients
      const start = async () => void (await host?.send({ type: 'start', id: 'start' }))
      return { code, host, start }
    },
    look: async (code) =>
      (await (await fetch(`${testbed.origin()}/api/tables/${code}`)).json()) as PublicState,
  }
}

export const inSection = (page: Page, section: string): FrameLocator =>
  page.locator(`#${section} iframe`).contentFrame()

export const scrollTo = (page: Page, section: string): Promise<void> =>
  page
    .locator(`#${section} :is(tischlein-table, iframe)`)
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'center' }))

/** Reloads a frame, and waits until the old document is gone. */
export async function reloadFrame(frame: FrameLocator): Promise<void> {
  await frame.locator('html').evaluate((root) => {
    root.dataset['before'] = ''
    location.reload()
  })
  await frame.locator('html:not([data-before])').waitFor()
}

/** Returns all messages that the embedding page has received, from any source. */
export const messagesTo = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { messages: Record<string, unknown>[] }).messages)

export const heightOf = (page: Page, section: string): Promise<number> =>
  page.locator(`#${section} tischlein-table`).evaluate((one) => one.clientHeight)

export const themeIn = (frame: FrameLocator): Promise<string | null> =>
  frame.locator('html').getAttribute('data-theme')
