import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../support/free-port.ts'
import { openTable } from '../support/seat-client.ts'
import { root } from '../../tools/cli/local/build.ts'
import { writeFolder } from '../../tools/cli/selfhost/folder.ts'

// deploy/smoke.sh builds and runs the image where there is docker. Here its program runs in a root that holds nothing
// but what it is given: no certificates, no node, no shell but sh.

const execute = promisify(execFile)

/** The programs of the image that start.sh uses. */
const programs = ['sh', 'mkdir', 'dirname']

const unshare = ['--map-root-user', '--mount', '--pid', '--fork', '--kill-child']
const isAllowed = await execute('unshare', [...unshare, 'true']).then(
  () => true,
  () => false,
)

let image: string
beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await writeFolder({ path: join(image, 'opt/tischlein'), runtime: 'copy' })
  await Promise.all(['proc', 'dev'].map((name) => mkdir(join(image, name))))
  for (const program of programs) {
    const { stdout } = await execute('sh', ['-c', `command -v ${program}`])
    await put(stdout.trim(), join('/bin', program))
    await putLibraries(stdout.trim())
  }
  await putLibraries(join(image, 'opt/tischlein/workerd'))
}, 120_000)
afterAll(() => rm(image, { recursive: true, force: true, maxRetries: 5 }))

async function putLibraries(program: string): Promise<void> {
  const { stdout } = await execute('ldd', [program])
  for (const [library] of stdout.matchAll(/\/\S+/g)) await put(library, library)
}

async function put(file: string, path: string): Promise<void> {
  await mkdir(dirname(join(image, path)), { recursive: true })
  await copyFile(file, join(image, path))
}

test.skipIf(!isAllowed)(
  'a built folder starts in an empty root with the settings of the Dockerfile, and a table is opened there',
  async () => {
    const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8')
    const [, words = ''] = /^CMD (.*)$/m.exec(dockerfile) ?? []
    const port = await freePort()
    const enter = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" sh -c 'cd /opt/tischlein && exec "$@"' - "$@"`
    const command = ['sh', '-c', enter, image, ...(JSON.parse(words) as string[])]
    const child = spawn('unshare', [...unshare, ...command], {
      env: {
        PATH: '/bin:/usr/bin:/usr/sbin:/sbin',
        LISTEN: `*:${port}`,
        STATE: '/var/lib/tischlein',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ended = once(child, 'exit')
    try {
      const origin = `http://127.0.0.1:${port}`
      const health = () =>
        fetch(`${origin}/healthz`).then(
          ({ status }) => status,
          () => null,
        )
      await expect.poll(health).toBe(200)
      expect(await openTable(origin, 'switch', {})).toHaveLength(6)
    } finally {
      child.kill('SIGKILL')
      await ended
    }
  },
)
