import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { type FreshService, startFreshService } from '../tests/support/service-process.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(() => service?.end())

/** Returns the code block of a document that starts with `beginning`. */
async function program(document: string, language: string, beginning: string): Promise<string> {
  const page = await readFile(join(root, document), 'utf8')
  const blocks = [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))]
  const found = blocks.map(([, text = '']) => text).find((text) => text.startsWith(beginning))
  if (found === undefined) throw new Error(`${document} has no program that starts so`)
  return found
}

test.each(['README.md', 'docs/api.md', 'package/README.md'])(
  'the program with the client in %s plays a whole game',
  async (document) => {
    const text = await program(document, 'ts', "import { Tischlein } from 'tischlein/client'")
    const here = text.replace(/https?:\/\/(localhost:8787|tischlein\.example)/, service.origin)
    const words = ['--input-type=module-typescript', '--eval', here]
    const { stdout } = await run(process.execPath, words, { cwd: root })
    expect(stdout).toMatch(/kind: 'places'/)
  },
  120_000,
)

async function fileWith(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-bot-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

test('the bot without the client in docs/api.md plays a whole game', async () => {
  const file = await fileWith('bot.ts', await program('docs/api.md', 'ts', 'const [base'))
  const { stdout, stderr } = await run(process.execPath, [file, service.origin])
  expect(stdout).toMatch(/kind: 'cooperative'/)
  expect(stderr).toBe('')
}, 120_000)

test('the Python bot in docs/api.md plays a whole game', async () => {
  const file = await fileWith('bot.py', await program('docs/api.md', 'python', 'import json'))
  // The program imports `websockets`, which Debian's Python does not contain. So the test always
  // uses the substitute in tests/support/python, even if the library is installed.
  const env = { ...process.env, PYTHONPATH: join(root, 'tests/support/python') }
  const { stdout, stderr } = await run('python3', [file, service.origin], { env })
  expect(stdout).toContain("'kind': 'cooperative'")
  expect(stderr).toBe('')
}, 120_000)
