import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../../../tools/cli/local/build.ts'

/** A browser that is there to be opened, with what its environment has to say. */
export type UnpackedBrowser = {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

const unpack = join(import.meta.dirname, 'unpack.ts')

/** What a process that was killed has left, and what an older version was, is older than this. */
const outdated = 10 * 60_000

/**
 * The Chromium of the packages, unpacked when it is first asked for. Its folder is there whole or not at all: it is
 * written beside and renamed, so that no process finds a file that another is still writing.
 */
export async function packagedBrowser(folder = join(root, '.browser')): Promise<UnpackedBrowser> {
  const there = join(folder, `chromium-${await packagedVersion()}`)
  if (!existsSync(there)) await unpackInto(there, folder)
  return { path: join(there, 'chromium'), env: await missingHere(there) }
}

export async function packagedVersion(): Promise<string> {
  const program = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const description = join(dirname(program), '../package.json')
  const { version } = JSON.parse(await readFile(description, 'utf8')) as { version: string }
  return version
}

async function unpackInto(there: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await sweep(folder)
  const beside = await mkdtemp(join(folder, 'unpacking-'))
  try {
    // The package unpacks into what it takes for the machine's temporary folder, and it leaves alone what stands there
    // already. Its libraries are left out unless it believes to be where they are missing.
    const env = { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    await promisify(execFile)(process.execPath, [unpack], { env })
    await writeFile(join(beside, 'fonts/fonts.conf'), fontsAt(join(there, 'fonts')))
    await rename(beside, there)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(there)) throw error
  }
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const changed = await stat(path).catch(() => null)
    if (changed && Date.now() - changed.mtimeMs > outdated)
      await rm(path, { recursive: true, force: true })
  }
}

/** Where a machine has libraries and fonts of its own, the browser looks as all its programs do. */
async function missingHere(there: string): Promise<Record<string, string>> {
  const libraries = await promisify(execFile)('ldd', [join(there, 'chromium')]).catch(() => null)
  return {
    ...(libraries?.stdout.includes('not found') && { LD_LIBRARY_PATH: join(there, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(there, 'fonts') }),
  }
}

/** The package's own names folders of the machine that it is made for. */
const fontsAt = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
