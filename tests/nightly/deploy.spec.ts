import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'

/**
 * The largest allowed sizes in kilobytes. `program` is the minified and compressed program. `nets`
 * (the neural nets of the bots) and `letters` (the outlines for text in pictures) are not
 * compressed. The worker reads all of them at each start, so growth slows it down. The single-file
 * games, with the code that builds a complete game from each file, take 20 KB of `program`. The
 * Model Context Protocol takes 2 KB, the deals of the day 1.5 KB, and taking moves back 3 KB.
 */
const most = { program: 140, nets: 200, letters: 125 }
/** Matches a trained neural net in the program: many lines of hexadecimal digits. */
const nets = /(?:\s*[0-9a-f]{2,96}\s*(?:\\n|\n)){20,}/g
/**
 * Matches one of the letters that the worker draws in pictures: its width, its base letter and its
 * outline.
 */
const letters = /[^{},\s]+:\{width:\d+,(?:base:"[^"]+",)?path:"[^"]*"\},?/g

test('wrangler can deploy the project, and the worker stays small', async () => {
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
    await expectDocumented(stdout)
    const worker = await readFile(join(folder, 'index.js'), 'utf8')
    const learnt = worker.match(nets) ?? []
    expect(learnt.length).toBeGreaterThanOrEqual(10)
    expect(learnt.join('').length / 1024).toBeLessThan(most.nets)
    const drawn = worker.match(letters) ?? []
    expect(drawn.length).toBeGreaterThan(250)
    expect(drawn.join('').length / 1024).toBeLessThan(most.letters)
    const program = worker.replaceAll(nets, '').replaceAll(letters, '')
    expect(gzipSync(program).length / 1024).toBeLessThan(most.program)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Expects the sizes that the dry run prints to be within 5 % of the sizes in docs/operating.md. */
async function expectDocumented(printed: string): Promise<void> {
  const operating = await readFile(join(root, 'docs/operating.md'), 'utf8')
  const uploads = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(printed)
  const documented = /The worker is minified, (\d+) KB\s+and packed (\d+);/.exec(operating)
  for (const which of [1, 2]) {
    const ratio = Number(documented?.[which]) / Number(uploads?.[which])
    expect(ratio).toBeGreaterThan(0.95)
    expect(ratio).toBeLessThan(1.05)
  }
}
