import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

import { newPerson, openBrowser } from '../../../../tests/support/browser/browser.ts'
import { buildWeb } from '../../../cli/local/build.ts'
import { atMost, median } from '../figure.ts'
import { slower } from '../on-a-phone.ts'
import type { Row } from '../row.ts'

const elements = 10

/** How long elements keep the main thread of somebody else's page before any of them is scrolled to: beside one with none. */
export const embed: Row = {
  name: 'embed',
  async measure({ scale, ours }) {
    await buildWeb()
    const { origin } = (await ours()).origin
    const browser = await openBrowser()
    const site = await siteOf(origin)
    try {
      const added = async (slowdown: number): Promise<number> => {
        const [busy, beside]: [number[], number[]] = [[], []]
        while (busy.length < scale.visits) {
          beside.push(await busyOn(browser, `${addressOf(site)}/without`, slowdown))
          busy.push(await busyOn(browser, `${addressOf(site)}/with`, slowdown))
        }
        return median(busy) - median(beside)
      }
      const what = `${elements} elements on a page keep its main thread`
      return [
        { what, unit: 'ms', ours: await added(1), goal: atMost('ours', 50) },
        { what: `${what}, on a slow phone`, unit: 'ms', ours: await added(slower.processor) },
      ]
    } finally {
      site.close()
      site.closeAllConnections()
      await browser.close()
    }
  },
}

/** A page of text; the elements stand below what is seen first. */
async function siteOf(origin: string): Promise<Server> {
  const text = '<p>What we played on Sunday.</p>'.repeat(100)
  const head = `<script type="module" src="${origin}/embed.js"></script>`
  const table = `<tischlein-table code="KTRMVX"><a href="${origin}/KTRMVX">Our table</a></tischlein-table>`
  const server = createServer(({ url }, answer) => {
    const [before, after] = url === '/with' ? [head, table.repeat(elements)] : ['', '']
    answer.setHeader('Content-Type', 'text/html')
    answer.end(`<!doctype html><title>Sunday</title>${before}<body>${text}${after}</body>`)
  }).listen(0)
  await once(server, 'listening')
  return server
}

const addressOf = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`

/** Milliseconds of tasks until the page rests, in a browser that has seen none of it. */
async function busyOn(browser: Browser, address: string, slowdown: number): Promise<number> {
  const person = await newPerson(browser, 'phone')
  try {
    const page = await person.newPage()
    const line = await person.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await line.send('Performance.enable')
    await page.goto(address)
    await page.evaluate(painted)
    const { metrics } = await line.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  } finally {
    await person.close()
  }
}

/** Runs in the page: a frame in which every element knows where it stands has been painted. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
