import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { root } from './local/build.ts'

/**
 * Kilobytes: of the program, packed, and of what bots have learnt, as it is written. Each start of the worker reads both,
 * so they are not to grow unseen.
 */
const most = { program: 160, nets: 200 }
/** A net as it stands in a program: many hexadecimal digits on lines of their own. */
const nets = /(?:\s*[0-9a-f]{2,96}\s*(?:\\n|\n)){20,}/g

test('wrangler would deploy what stands here, and the worker stays light', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  try {
    const wrangler = join(root, 'node_modules/.bin/wrangler')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [wrangler, 'deploy', '--dry-run', '--outdir', folder],
      { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' } },
    )
    for (const bound of ['TABLES', 'RELAYS', 'LOBBY', 'ASKING', 'ASSETS', 'BOT_PACE'])
      expect(stdout).toContain(`env.${bound}`)
    const worker = await readFile(join(folder, 'index.js'), 'utf8')
    const learnt = worker.match(nets) ?? []
    expect(learnt.length).toBeGreaterThanOrEqual(10)
    expect(learnt.join('').length / 1024).toBeLessThan(most.nets)
    expect(gzipSync(worker.replaceAll(nets, '')).length / 1024).toBeLessThan(most.program)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
