import type { Browser, Page } from 'playwright-core'

import type { AnyGame } from '../../../../shared/game/game.ts'
import { newPerson } from '../../../../tests/support/browser/browser.ts'
import { connect, openTable, sit } from '../../../../tests/support/seat-client.ts'
import { atMost, median, type Figure } from '../figure.ts'
import { onAPhone, slower } from '../on-a-phone.ts'
import type { OurService } from '../ours.ts'

/** How soon somebody who follows a link to a table on such a phone sees it, and can play. */
export const page = onAPhone('page', ofGame)

async function ofGame(
  game: AnyGame,
  browser: Browser,
  { origin }: OurService,
  visits: number,
): Promise<Figure[]> {
  const name = game.about.name
  const table = await dealtTable(origin.origin, game)
  const seen: Visit[] = []
  while (seen.length < visits) seen.push(await visit(browser, table))
  table.leave()
  const of = (what: keyof Visit) => median(seen.map((one) => one[what]))
  const goal = atMost('ours', 1_200)
  return [
    { what: `${name}: the table is painted`, unit: 'ms', ours: of('painted'), goal },
    { what: `${name}: a hand to play from`, unit: 'ms', ours: of('playable'), goal },
    { what: `${name}: scripts loaded by then`, unit: 'KB', ours: of('scripts') },
  ]
}

type Table = { readonly address: string; readonly code: string; readonly token: string }

/** Two sit there; the seat of the first is for the browser. */
async function dealtTable(origin: string, game: AnyGame): Promise<Table & { leave: () => void }> {
  const code = await openTable(origin, game.about.id, {})
  const { token } = await sit(origin, code, 'Ada')
  const bo = await connect(origin, code, (await sit(origin, code, 'Bo')).token)
  const ada = await connect(origin, code, token)
  await ada.say({ type: 'start', id: 'start' })
  ada.close()
  return { address: `${origin}/${code}`, code, token, leave: bo.close }
}

type Visit = { readonly painted: number; readonly playable: number; readonly scripts: number }

/** A first visit: nothing is in any cache, but the seat is this browser's. */
async function visit(browser: Browser, { address, code, token }: Table): Promise<Visit> {
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

/** Runs in the page: notes when each was there and a frame with it had been painted. */
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

/** Slows the page down as the phone would; answers how many bytes of script have come. */
async function slowedDown(phone: Page): Promise<() => number> {
  const line = await phone.context().newCDPSession(phone)
  const bytesPerSecond = slower.bitsPerSecond / 8
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower.processor })
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slower.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const scripts = new Set<string>()
  let bytes = 0
  line.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
