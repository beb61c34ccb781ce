import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { root } from './build.ts'

/** Kilobytes, packed: a quarter more than now. Each start of the worker reads it, so it is not to grow unseen. */
const most = 160

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
    const worker = await readFile(join(folder, 'index.js'))
    expect(gzipSync(worker).length / 1024).toBeLessThan(most)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
