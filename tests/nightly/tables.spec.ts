import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startFreshService, type FreshService } from '../support/service-process.ts'

const secret = 'a secret of sixteen letters'.replaceAll(' ', '-')
const command = join(import.meta.dirname, '../../tools/cli/tables.ts')
const tables = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, [command, ...words], {
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )

let service: FreshService
beforeAll(async () => {
  vi.stubEnv('OPERATOR_SECRET', secret)
  service = await startFreshService()
  vi.unstubAllEnvs()
})
afterAll(() => service.end())

async function openTable(name: string): Promise<string> {
  const api = `${service.origin}/api/tables`
  const post = (path: string, body: object) =>
    fetch(`${api}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const { code } = (await (await post('', { game: 'nix' })).json()) as { code: string }
  await post(`/${code}/seats`, { name })
  return code
}

test('every table of the folder is listed while the service runs, the one last touched first', async () => {
  const codes = new Set([await openTable('Anna'), await openTable('Ben')])
  const { text } = await tables(['list', '--state', service.folder])
  const lines = text.split('\n').filter((line) => codes.has(line.slice(0, 6)))
  expect(lines.map((line) => line.replace(/\s+/g, ' ').split(' ').at(-1))).toEqual(['Ben', 'Anna'])
})

test('a table is shown, closed and deleted', async () => {
  const code = await openTable('Cleo')
  const at = ['--at', service.origin]
  expect(JSON.parse((await tables(['show', code, ...at])).text)).toMatchObject({ code })
  const able = { OPERATOR_SECRET: secret }
  expect(await tables(['close', code, ...at], able)).toEqual({
    code: 0,
    text: `${code} is closed.\n`,
  })
  expect((await tables(['show', code, ...at])).text).toContain('"closed": true')
  expect(await tables(['delete', code, ...at], able)).toMatchObject({ code: 0 })
  expect(await tables(['show', code, ...at])).toEqual({
    code: 1,
    text: `${code}: no-such-table (404)\n`,
  })
})

test('without the secret, or with a wrong one, nothing changes', async () => {
  const code = await openTable('Dan')
  const at = ['--at', service.origin]
  expect(await tables(['delete', code, ...at], { OPERATOR_SECRET: '' })).toMatchObject({ code: 1 })
  expect(await tables(['delete', code, ...at], { OPERATOR_SECRET: 'x' })).toEqual({
    code: 1,
    text: `${code}: wrong-token (401)\n`,
  })
  expect(await tables(['show', code, ...at])).toMatchObject({ code: 0 })
})

test('an unknown action prints the usage', async () => {
  expect((await tables(['burn', 'KTRMVX'])).text).toContain('Usage:')
})
