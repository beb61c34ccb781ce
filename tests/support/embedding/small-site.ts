import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

import { type EmbeddingTestbed, openEmbeddingTestbed } from './foreign-page.ts'

// A site that embeds one table, for tests that the page in examples/ does not cover.

interface SmallSite extends EmbeddingTestbed {
  /** Returns the documented snippet with these attributes. */
  readonly snippet: (attributes: string) => string
  /**
   * Serves `files` from another origin than the service, and a page with `body` at every other
   * path. Returns the origin.
   */
  readonly siteWith: (body: string, files?: Readonly<Record<string, string>>) => Promise<string>
  /** Opens a page with this body from another origin than the service. */
  readonly visitorOf: (body: string, width?: number, head?: string) => Promise<Page>
}

declare global {
  interface Window {
    /** The events that `keepsEvents` has recorded. */
    events: [string, unknown][]
  }
}

/** A script for the head of a page that records the events that bubble up to the window. */
export const keepsEvents = `<script>
  window.events = []
  for (const type of ['ready', 'opened', 'seated', 'turn', 'ended', 'gone', 'error'])
    addEventListener(type, (event) => event.detail && window.events.push([type, event.detail]))
</script>`

export const frameOf = (page: Page): FrameLocator => page.frameLocator('tischlein-table iframe')

export function openSmallSite(): SmallSite {
  const testbed = openEmbeddingTestbed()
  const { origin, person } = testbed
  return {
    ...testbed,
    siteWith,
    snippet: (attributes) => `
  <script type="module" src="${origin()}/embed.js"></script>
  <tischlein-table ${attributes}><a href="${origin()}">Our table</a></tischlein-table>`,
    visitorOf: async (body, width = 1280, head = '') => {
      const page = await person()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await siteWith(`${head}<body>${body}</body>`))
      return page
    },
  }
}

async function siteWith(
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = createServer(({ url = '/' }, answer) => {
    const file = files[url]
    answer.setHeader('Content-Type', file === undefined ? 'text/html' : 'application/json')
    answer.end(file ?? `<!doctype html><meta name="viewport" content="width=device-width">${body}`)
  }).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
