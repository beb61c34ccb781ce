import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicNetwork } from '../../tools/cli/selfhost/config.ts'
import { writeProgram } from '../../tools/cli/selfhost/folder.ts'
import { startWorkerd, type WorkerdProcess } from '../../tools/cli/selfhost/workerd.ts'

// A worker that fetches any URL over the network service that push notifications use.

const probe = `export default {
  async fetch(request, { WAY }) {
    const { searchParams } = new URL(request.url)
    const asked = WAY.fetch(searchParams.get('to'), { signal: AbortSignal.timeout(5000) })
    return new Response(await asked.then(() => 'answered', (error) => String(error)))
  },
}`
const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "probe", worker = .probe),
    (name = "state", disk = (writable = true)),
    (name = "out", network = ${publicNetwork('(trustBrowserCas = true)')}),
  ],
  sockets = [(name = "http", http = (), service = "probe")],
);
const probe :Workerd.Worker = (
  modules = [(name = "probe.js", esModule = embed "probe.js")],
  compatibilityDate = "2026-10-01",
  bindings = [(name = "WAY", service = "out")],
);
`

let folder: string
let log: string
let service: WorkerdProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  log = join(folder, 'log')
  await writeFile(join(folder, 'probe.js'), probe)
  await writeFile(join(folder, 'config.capnp'), config)
  await writeProgram(folder, 'link')
  await using file = await open(log, 'w')
  const state = join(folder, 'state')
  service = await startWorkerd({ folder, state, host: '127.0.0.1', port: 0, log: file.fd })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const said = () => readFile(log, 'utf8')

test.each([
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.9',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.254',
  '0.0.0.1',
  '224.0.0.1',
  '[::1]',
  '[::a00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:198.18.0.1]',
  '[64:ff9b::a00:1]',
  '[64:ff9b:1::a00:1]',
  '[2002:a00:1::1]',
  '[2001:0:a00:1::1]',
  '[fc00::1]',
  '[fe80::1]',
  '[fec0::1]',
])('the service connects to no private address: %s', async (address) => {
  const asked = await fetch(`${service.origin}/?to=http://${address}:9/`)
  expect(await asked.text()).toMatch(/internal error/)
  // The runtime logs the normalised address.
  const [, host = ''] = /^https?:..([^/]*):9/.exec(new URL(`http://${address}:9/`).href) ?? []
  await expect.poll(said).toContain(`connecting to ${host.replace(/[[\]]/g, '')}:9 is not allowed`)
})
