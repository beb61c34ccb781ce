import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'

const file = join(root, 'wrangler.toml')

test('on the platform errors are logged, and requests are not', () => {
  expect(readConfig({ config: file }).observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: false },
  })
})

test('every secret is declared, and the first deployment needs none', async () => {
  expect(readConfig({ config: file }).secrets).toBe(undefined)
  const [text, compose] = await Promise.all(
    [file, join(root, 'deploy/compose.yaml')].map((path) => readFile(path, 'utf8')),
  )
  // The container reads the same secrets from its environment, among other settings.
  const secrets = Array.from(
    (compose ?? '').matchAll(/^ +- ((?:OPERATOR|PUSH)_\w+)$/gm),
    ([, name]) => name,
  )
  expect(secrets).toHaveLength(3)
  for (const secret of secrets) expect(text).toMatch(new RegExp(`^# .*\\b${secret}\\b`, 'm'))
})
