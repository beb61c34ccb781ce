import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { runsPackaged } from '../support/browser/browser.ts'
import { packagedVersion } from '../support/browser/packaged.ts'

const current = `chromium-${await packagedVersion()}`

let below: string
let folder: string
let empty: Record<'HOME' | 'TMPDIR', string>
beforeEach(async () => {
  below = await mkdtemp(join(tmpdir(), 'tischlein-'))
  folder = join(below, 'browser')
  empty = { HOME: join(below, 'home'), TMPDIR: join(below, 'tmp') }
  for (const path of Object.values(empty)) await mkdir(path)
})
afterEach(() => rm(below, { recursive: true, force: true }))

/** A program that starts the packaged browser and prints its version. */
const asks = [
  join(import.meta.dirname, '../support/browser/packaged.ts'),
  `const { packagedBrowser } = await import(process.argv[1])
   const { path, env } = await packagedBrowser(process.argv[2])
   const { chromium } = await import('playwright-core')
   const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'], env: { ...process.env, ...env } })
   process.stdout.write(browser.version())
   await browser.close()`,
] as const
const words = (): string[] => ['--input-type=module', '--eval', asks[1], asks[0], folder]
const asked = async (): Promise<string> =>
  (await promisify(execFile)(process.execPath, words(), { env: { ...process.env, ...empty } }))
    .stdout

test.runIf(runsPackaged)(
  'all processes that start the browser at the same time in an empty home get a browser',
  async () => {
    const versions = await Promise.all([asked(), asked(), asked()])
    expect(versions).toEqual(Array(3).fill(expect.stringMatching(/^\d+(\.\d+){3}$/)))
    expect(await readdir(folder)).toEqual([current])
    expect(await readdir(empty.TMPDIR)).toEqual([])
  },
)

test.runIf(runsPackaged)(
  'a half-unpacked browser of a killed process is not used, and is deleted later',
  async () => {
    await mkdir(folder)
    const child = spawn(process.execPath, words(), { detached: true, stdio: 'ignore' })
    for await (const { filename } of watch(folder, { recursive: true }))
      if (filename?.endsWith('/chromium')) break
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'exit')
    const [half = ''] = await readdir(folder)
    expect(half).toMatch(/^unpacking-/)
    expect(existsSync(join(folder, half, 'chromium'))).toBe(true)

    const anHourAgo = Date.now() / 1_000 - 3_600
    await utimes(join(folder, half), anHourAgo, anHourAgo)
    expect(await asked()).toMatch(/^\d+(\.\d+){3}$/)
    expect(await readdir(folder)).toEqual([current])
  },
)

test.runIf(runsPackaged)('a browser that is already unpacked is not unpacked again', async () => {
  await mkdir(join(folder, current), { recursive: true })
  const script = join(folder, current, 'chromium')
  await writeFile(script, '#!/bin/sh\necho not a browser\n', { mode: 0o755 })
  await expect(asked()).rejects.toThrow('not a browser')
})
