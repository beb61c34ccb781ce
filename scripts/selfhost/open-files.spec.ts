import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { freshState } from '../../testing/service-process.ts'

test('a shell that allows few open files does not keep the runtime from having all that the machine allows', async () => {
  const { folder: state, remove } = await freshState()
  const command = `ulimit -Sn 256 && ulimit -Hn && exec "$0" scripts/selfhost.ts --no-build --port 0 --state "$1" --out "$1/out"`
  const child = spawn('sh', ['-c', command, process.execPath, state], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toContain('files open')
    const [most] = said.split('\n')
    expect(said).toContain(`It may hold ${Number(most).toLocaleString('en')} files open`)
    expect(Number(most)).toBeGreaterThan(256)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await remove()
  }
})
