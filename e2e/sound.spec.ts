import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBrowser } from '../testing/browser/browser.ts'
import { momentNames, type Moment } from '../web/kit/motion/moment.ts'
import type { Rendered } from './score-renderer.ts'

let browser: Browser
let renderAll: (moments: readonly Moment[]) => Promise<readonly Rendered[]>

beforeAll(async () => {
  browser = await openBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({ content: await scriptOf('score-renderer.ts') })
  renderAll = (moments) =>
    page.evaluate(
      (all) => Promise.all(all.map((moment) => score.render(moment))),
      moments as Moment[],
    )
})
afterAll(() => browser?.close())

/** What the script leaves in the page. */
declare const score: {
  render(moment: Moment): Promise<Rendered>
}

async function scriptOf(file: string): Promise<string> {
  const entry = join(import.meta.dirname, file)
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'score' } },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the score came out as something else')
  return chunk.code
}

/** A tenth of what would clip is loud, a thousandth is not heard. */
const [audible, clipping, silent] = [0.02, 0.7, 0.001]

test('each moment is heard, clips nothing, and is over in time', async () => {
  const moments = momentNames.flatMap((name) =>
    [1, 4, 10].map((count): Moment => ({ name, count, seats: [5] })),
  )
  const rendered = await renderAll(moments)
  const faults = moments.filter((_, at) => {
    const { peak = 0, afterwards = 1 } = rendered[at] ?? {}
    return peak < audible || peak > clipping || afterwards > silent
  })
  expect(faults.map((one) => `${one.name} ${one.count}`)).toEqual([])
})

/** Counts the outputs that a page opens. */
const counting = `
  let opened = 0
  const Real = AudioContext
  AudioContext = class extends Real { constructor() { super(); opened += 1 } }`

test('nothing sounds before the first touch, nor while muted; after it one output serves all', async () => {
  const fresh = await browser.newPage()
  const scripts = [
    counting,
    await scriptOf('score-renderer.ts'),
    `${lay(1)}; const before = opened`,
  ]
  const html = scripts.map((script) => `<script>${script}</script>`).join('')
  await fresh.goto(`data:text/html,${encodeURIComponent(html)}`)
  // To be asked like this counts as a touch.
  expect(await fresh.evaluate('before')).toBe(0)
  expect(await fresh.evaluate(`${lay(0)}; opened`)).toBe(0)
  expect(await fresh.evaluate(`${lay(0.5)}; ${lay(1)}; opened`)).toBe(1)
})

const lay = (volume: number): string => `score.sound({ name: 'lay' }, ${volume})`
