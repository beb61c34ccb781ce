import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type FreshService, startFreshService } from '../support/service-process.ts'

const root = join(import.meta.dirname, '../..')

let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(() => service?.end())

/** Runs the first session in the section with this heading, as if it was pasted into a shell. */
async function paste(heading: string): Promise<string> {
  const page = await readFile(join(root, 'docs/api.md'), 'utf8')
  const [, section = ''] = page.split(`\n${heading}\n`)
  const [, session = ''] = /```sh\n(.*?)```/s.exec(section) ?? []
  const here = session.replace('http://localhost:8787', service.origin)
  return (await promisify(execFile)('sh', ['-c', here])).stdout
}

test('the session in docs/api.md plays a whole game when it is pasted into a shell', async () => {
  const stdout = await paste('## One session, to paste')
  expect(stdout).toMatch(/^table [A-Z]{6}$/m)
  expect(stdout).toMatch(/"outcome":\{"kind":"cooperative","won":(true|false)/)
  // The bot may move between the request for the state and the move, so the refusal `stale` is
  // allowed.
  expect(stdout.replaceAll('"refusal":"stale"', '')).not.toContain('"refusal"')
}, 120_000)

test('the session of the Model Context Protocol in docs/api.md plays a card', async () => {
  const stdout = await paste('### Language models')
  expect(stdout).toContain('{"seat":0}')
  expect(stdout).toMatch(/"played":\[\[\d+,\d,\d+\]\]/)
  expect(stdout).not.toMatch(/"refusal"|"error"|"isError":true/)
})
