import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import type { Needs, Room } from './room.ts'

const command = join(import.meta.dirname, '../carry.ts')

test('what a core and a gigabyte carry is measured at a service that plays', async () => {
  const little = ['--many', '3', '--moves', '100', '--thoughts', '3', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...little])
  const { needs, room } = JSON.parse(stdout) as { needs: Needs; room: Room }
  expect(needs.empty).toBeGreaterThan(0)
  expect(needs.move).toBeGreaterThan(0)
  expect(needs.thought).toBeGreaterThan(0)
  expect(room.botsInPlay).toBeGreaterThan(0)
}, 120_000)
