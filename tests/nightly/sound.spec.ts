import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBrowser } from '../support/browser/browser.ts'
import { cueNames, type Cue } from '../../web/kit/motion/cues.ts'
import type { AudioWindow, RenderedScore } from '../support/score-renderer.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  await page.addScriptTag({ content: await scriptOf('score-renderer.ts') })
})
afterAll(() => browser?.close())

/** The global variable that the bundled script score-renderer.ts sets in the page. */
declare const score: {
  render(cue: Cue): Promise<RenderedScore>
  tonesIn(cue: Cue, parts: readonly AudioWindow[]): Promise<number[]>
  brightnessIn(cue: Cue, parts: readonly AudioWindow[]): Promise<number[]>
}

const renderAll = (cues: readonly Cue[]): Promise<readonly RenderedScore[]> =>
  page.evaluate((all) => Promise.all(all.map((cue) => score.render(cue))), cues as Cue[])

const tonesIn = (cue: Cue, ...parts: readonly AudioWindow[]): Promise<readonly number[]> =>
  page.evaluate(([one, all]) => score.tonesIn(one, all), [cue, parts] as [Cue, AudioWindow[]])

const brightnessIn = (cue: Cue, ...parts: readonly AudioWindow[]): Promise<readonly number[]> =>
  page.evaluate(([one, all]) => score.brightnessIn(one, all), [cue, parts] as [Cue, AudioWindow[]])

async function scriptOf(file: string): Promise<string> {
  const entry = join(import.meta.dirname, '../support', file)
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

const silent = 0.001
const decibels = (level: number): number => 20 * Math.log10(level)

test('each cue is audible, does not clip, and ends in time', async () => {
  const cues = cueNames.flatMap((name) =>
    [1, 4, 10].map((count): Cue => ({ name, count, seats: [5] })),
  )
  const rendered = await renderAll(cues)
  const faults = cues.filter((_, at) => {
    const { peak = 0, afterwards = 1 } = rendered[at] ?? {}
    return decibels(peak) < -28 || decibels(peak) > -10 || afterwards > silent
  })
  expect(faults.map((one) => `${one.name} ${one.count}`)).toEqual([])
})

test('the volume is about 18 decibels below the maximum', async () => {
  const rendered = await renderAll(cueNames.map((name) => ({ name })))
  const levels = rendered.map(({ peak }, at) => [cueNames[at], decibels(peak)] as const)
  expect(levels.filter(([, level]) => level < -25 || level > -14)).toEqual([])
})

/** Returns the largest deviation of a heard frequency from the wanted one, in semitones. */
const offBy = (heard: readonly number[], ...wanted: readonly number[]): number =>
  Math.max(...wanted.map((hz, at) => Math.abs(12 * Math.log2((heard[at] ?? 1) / hz))))
/**
 * The deviation in semitones that counts as equal. Most people don't hear a difference of a third
 * of a semitone.
 */
const same = 0.35

const [c, d, e, g, a] = [261.63, 293.66, 329.63, 392, 440]

test('the sound of my turn is a bell of g and the d above it, with its second partial', async () => {
  const heard = await tonesIn(
    { name: 'my-turn' },
    { from: 0, until: 0.13 },
    { from: 0.2, until: 0.5 },
    { from: 0.15, until: 0.33, above: 1_300 },
  )
  expect(offBy(heard, g, 2 * d, 2.76 * 2 * d)).toBeLessThan(same)
})

test('the sound of a step ten back falls by two fifths', async () => {
  const heard = await tonesIn(
    { name: 'ten-back' },
    { from: 0, until: 0.15, above: 700 },
    { from: 0.17, until: 0.31, below: 700 },
    { from: 0.4, until: 0.8, below: 500 },
  )
  expect(offBy(heard, 2 * a, 2 * d, g)).toBeLessThan(same)
})

test('the sound of an opened table ends with a thud of 70 Hz, and that of a played card with a slap of 180 Hz', async () => {
  const [thud = 0] = await tonesIn({ name: 'open-table' }, { from: 0.75, until: 0.95, below: 200 })
  const [slap = 0] = await tonesIn({ name: 'play' }, { from: 0.03, until: 0.1, below: 400 })
  expect(offBy([thud, slap], 70, 180)).toBeLessThan(same)
})

test('each seat has its own pitch out of five tones', async () => {
  const heard: number[] = []
  for (const seat of [0, 1, 2, 3, 4, 5])
    heard.push(
      ...(await tonesIn(
        { name: 'sit-down', seats: [seat] },
        { from: 0.3, until: 0.42, below: 1_000 },
      )),
    )
  expect(offBy(heard, c, d, e, g, a, 2 * c)).toBeLessThan(same)
})

const flick = (nth: number): AudioWindow => ({ from: 0.07 * nth, until: 0.07 * nth + 0.05 })

test('cards are dealt with rising flicks, and drawn with a falling one', async () => {
  const dealt = await brightnessIn({ name: 'deal', count: 10 }, flick(0), flick(4), flick(9))
  expect(dealt).toEqual(dealt.toSorted((low, high) => low - high))
  const [begins = 0, ends = 0] = await brightnessIn(
    { name: 'draw' },
    { from: 0, until: 0.03 },
    { from: 0.035, until: 0.07 },
  )
  expect(begins).toBeGreaterThan(1.15 * ends)
})

/** A script that counts the audio outputs that a page opens. */
const counting = `
  let opened = 0
  const Real = AudioContext
  AudioContext = class extends Real { constructor() { super(); opened += 1 } }`

test('no sound is played before the first touch or while muted; later one output plays all sounds', async () => {
  const fresh = await browser.newPage()
  const scripts = [
    counting,
    await scriptOf('score-renderer.ts'),
    `${playAtVolume(1)}; const before = opened`,
  ]
  const html = scripts.map((script) => `<script>${script}</script>`).join('')
  await fresh.goto(`data:text/html,${encodeURIComponent(html)}`)
  // Playwright's `evaluate` counts as a user gesture, which would allow sound. So a script of the
  // page has stored in `before` how many audio contexts were open without a gesture.
  expect(await fresh.evaluate('before')).toBe(0)
  expect(await fresh.evaluate(`${playAtVolume(0)}; opened`)).toBe(0)
  expect(await fresh.evaluate(`${playAtVolume(0.5)}; ${playAtVolume(1)}; opened`)).toBe(1)
})

const playAtVolume = (volume: number): string => `score.playSound({ name: 'play' }, ${volume})`
