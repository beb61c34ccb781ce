import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright-core'

import type { AnyGame } from '../../../shared/game/game.ts'
import { games } from '../../../shared/games/all.ts'
import { newPerson, openBrowser } from '../../../tests/support/browser/browser.ts'
import { atLeast, atMost, median, type Figure } from '../figures.ts'
import type { Row } from '../row.ts'
import { anyMove, Table } from '../table.ts'

// Measurements in a real Chromium, with the page of the last build.

/**
 * The slowdown of the processor, the latency in milliseconds and the bandwidth that imitate a cheap
 * phone on a slow connection.
 */
const slower = { processor: 4, latency: 150, bitsPerSecond: 1_600_000 }

type Measures = (browser: Browser, origin: URL, visits: number) => Promise<Figure[]>

/** Returns a row that measures the service in a real Chromium. */
export const inBrowser = (name: string, measures: Measures): Row => ({
  name,
  async measure({ scale, shared }) {
    const browser = await openBrowser()
    try {
      return await measures(browser, (await shared('ours')).origin, scale.visits)
    } finally {
      await browser.close()
    }
  },
})

type MeasuresGame = (
  game: AnyGame,
  table: Table,
  ...more: Parameters<Measures>
) => Promise<readonly Figure[]>

/**
 * Returns a measurement that runs once for each game. The table has two seats, or as many as the
 * game needs.
 */
const inEachGame =
  (measures: MeasuresGame): Measures =>
  async (browser, origin, visits) => {
    const figures: Figure[] = []
    for (const game of games) {
      const { id, seats: allowed } = game.about
      const seats = Math.max(2, allowed.min)
      const table = await Table.open(origin, { game: id, seats, chooses: anyMove(id) })
      figures.push(...(await measures(game, table, browser, origin, visits)))
      table.leave()
    }
    return figures
  }

/**
 * Measures how soon a player who returns to a table on a cheap phone sees the table and can play.
 */
export const page = inBrowser(
  'page',
  inEachGame(async ({ about: { name } }, { code, clients: [ada] }, browser, { origin }, visits) => {
    await ada?.shown(0)
    // The browser takes over this client's seat with its token, so the client leaves.
    ada?.leave()
    const seen: Visit[] = []
    while (seen.length < visits)
      seen.push(
        await visit(browser, { address: `${origin}/${code}`, code, token: ada?.token ?? '' }),
      )
    const of = (what: keyof Visit) => median(seen.map((one) => one[what]))
    const goal = atMost('ours', 1_200)
    return [
      { what: `${name}: the table is painted`, unit: 'ms', ours: of('painted'), goal },
      { what: `${name}: a hand to play from`, unit: 'ms', ours: of('playable'), goal },
      { what: `${name}: scripts loaded by then`, unit: 'KB', ours: of('scripts') },
    ]
  }),
)

type Seat = { readonly address: string; readonly code: string; readonly token: string }
type Visit = { readonly painted: number; readonly playable: number; readonly scripts: number }

/**
 * Opens the page with empty caches, but with the token of a seat. Returns the times in
 * milliseconds, and the kilobytes of scripts.
 */
async function visit(browser: Browser, { address, code, token }: Seat): Promise<Visit> {
  const person = await newPerson(browser, 'phone')
  try {
    const seat: Kept = [`tischlein.seat.${code}`, JSON.stringify(token)]
    await person.addInitScript(([name, value]: Kept) => localStorage.setItem(name, value), seat)
    await person.addInitScript(markWhenSeen, landmarks)
    const phone = await person.newPage()
    const scripts = await slowedDown(phone)
    await phone.goto(address)
    const [painted, playable] = [await seenAt(phone, 'board'), await seenAt(phone, 'hand')]
    return { painted, playable, scripts: scripts() / 1024 }
  } finally {
    await person.close()
  }
}

type Kept = [name: string, value: string]

const landmarks = { board: '.middle', hand: '[role="listbox"] [role="option"]' } as const
type Landmark = keyof typeof landmarks

/**
 * Runs in the page. For each of the `wanted` elements, marks the time at which the first frame with
 * this element has been painted.
 */
function markWhenSeen(wanted: Readonly<Record<string, string>>): void {
  const missing = new Map(Object.entries(wanted))
  new MutationObserver(() => {
    for (const [name, selector] of missing) {
      if (!document.querySelector(selector)) continue
      missing.delete(name)
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
    }
  }).observe(document, { childList: true, subtree: true })
}

async function seenAt(phone: Page, landmark: Landmark): Promise<number> {
  const mark = await phone.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    landmark,
  )
  return Number(await mark.jsonValue())
}

/**
 * Throttles the page like a cheap phone. Returns a function that returns the bytes of script loaded
 * so far.
 */
export async function slowedDown(phone: Page): Promise<() => number> {
  const session = await phone.context().newCDPSession(phone)
  const bytesPerSecond = slower.bitsPerSecond / 8
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower.processor })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slower.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Measures the frames and layouts on a cheap phone during card animations. */
export const flights = inBrowser(
  'flights',
  inEachGame(async ({ about: { name } }, table, browser, { origin }, moves) => {
    const person = await newPerson(browser, 'phone')
    try {
      await person.addInitScript(markFlights)
      const phone = await person.newPage()
      await phone.goto(`${origin}/${table.code}`)
      await phone.locator('.middle').waitFor()
      const session = await person.newCDPSession(phone)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower.processor })
      const seen: Flight[] = []
      for (let tries = 0; seen.length < moves && tries < 4 * moves; tries++) {
        const flight = await traced(session, phone, () => table.move())
        if (flight) seen.push(flight)
      }
      const of = (what: keyof Flight) => median(seen.map((one) => one[what]))
      const frames = { unit: '/s', ours: of('frames'), goal: atLeast('ours', 58) }
      const layouts = { unit: '', ours: of('layouts'), goal: atMost('ours', 0) }
      return [
        { what: `${name}: frames while cards fly`, ...frames },
        { what: `${name}: layouts meanwhile`, ...layouts },
        { what: `${name}: longest task meanwhile`, unit: 'ms', ours: of('longestTask') },
      ]
    } finally {
      await person.close()
    }
  }),
)

/** Runs in the page: marks the times at which the animations of moving cards begin and end. */
function markFlights(): void {
  const flying = new Set<Animation>()
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (!(this instanceof HTMLElement && this.dataset['motionKey'])) return animation
    if (flying.size === 0)
      // The frame that starts the animations also lays out the new view. That work must not be
      // measured, so the mark is set after this frame.
      requestAnimationFrame(() => setTimeout(() => performance.mark('flight-begins')))
    flying.add(animation)
    const end = (): void => {
      flying.delete(animation)
      if (flying.size === 0) performance.mark('flight-ends')
    }
    animation.finished.then(end, end)
    return animation
  }
}

type Flight = {
  readonly frames: number
  readonly layouts: number
  readonly longestTask: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  /** The start of the event in microseconds. */
  readonly ts: number
  readonly dur?: number
}

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
].join()

/**
 * Traces the card animations that `setOff` starts. Returns the frames per second, the layouts and
 * the longest task during the animations, or null if no card was animated.
 */
async function traced(
  session: CDPSession,
  phone: Page,
  setOff: () => Promise<unknown>,
): Promise<Flight | null> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await phone.evaluate(() => performance.clearMarks())
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories } as never)
  await setOff()
  const flew = await phone
    .waitForFunction(() => performance.getEntriesByName('flight-ends').length > 0, null, {
      timeout: 4_000,
    })
    .then(
      () => true,
      () => false,
    )
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  )
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return flew ? flightIn(events) : null
}

function flightIn(events: readonly TraceEvent[]): Flight | null {
  const begins = events.find(({ name }) => name === 'flight-begins')
  const ends = events.find(({ name, ts }) => name === 'flight-ends' && ts > (begins?.ts ?? 0))
  if (!begins || !ends) return null
  const during = events.filter(
    ({ pid, ts }) => pid === begins.pid && ts > begins.ts && ts < ends.ts,
  )
  const named = (wanted: string) => during.filter(({ name }) => name === wanted)
  const seconds = (ends.ts - begins.ts) / 1_000_000
  // In less than 100 ms, an animation has too few frames to measure their rate.
  if (seconds < 0.1) return null
  return {
    frames: named('DrawFrame').length / seconds,
    layouts: named('Layout').length,
    longestTask: Math.max(0, ...named('RunTask').map(({ dur = 0 }) => dur / 1_000)),
  }
}

const elements = 10

/**
 * Measures how long `<tischlein-table>` elements block the main thread of another site's page
 * before they are scrolled into view. Subtracts the time of the same page without these elements.
 */
export const embed = inBrowser('embed', async (browser, { origin }, visits) => {
  const site = await siteOf(origin)
  try {
    const added = async (slowdown: number): Promise<number> => {
      const [busy, beside]: [number[], number[]] = [[], []]
      while (busy.length < visits) {
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
  }
})

/**
 * Serves a page of text. At the path `/with`, the page also has `<tischlein-table>` elements below
 * its first screen.
 */
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

/**
 * Returns the milliseconds that the main thread of a new page is busy until the page is painted.
 */
async function busyOn(browser: Browser, address: string, slowdown: number): Promise<number> {
  const person = await newPerson(browser, 'phone')
  try {
    const other = await person.newPage()
    const session = await person.newCDPSession(other)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Performance.enable')
    await other.goto(address)
    await other.evaluate(framePainted)
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  } finally {
    await person.close()
  }
}

/** Runs in the page: resolves once a frame with the layout of every element has been painted. */
async function framePainted(): Promise<void> {
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
