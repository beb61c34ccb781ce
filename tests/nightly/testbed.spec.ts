import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { type Process, processes } from '../support/processes.ts'
import { openBoth } from '../support/browser/testbed.ts'

const services = async (): Promise<Process[]> =>
  (await processes()).filter(
    ({ parent, words }) => parent === process.pid && words.includes('--state'),
  )

test('if no browser opens, the service started for it ends and its folder is deleted', async () => {
  let started: Process[] = []
  const noBrowser = async () => {
    started = await services()
    throw new Error('no browser')
  }
  await expect(openBoth(noBrowser)).rejects.toThrow('no browser')
  const [service] = started
  expect(started).toHaveLength(1)
  // Find all processes in the service's process group, which includes the runtime.
  const rest = async () => (await processes()).filter(({ group }) => group === service?.pid)
  await expect.poll(rest).toEqual([])
  const folder = service?.words[service.words.indexOf('--state') + 1] ?? ''
  expect(folder).toContain('tischlein-')
  expect(existsSync(folder)).toBe(false)
})
