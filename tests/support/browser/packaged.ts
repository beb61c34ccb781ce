import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../../../tools/cli/local/build.ts'

/** An unpacked browser, and the environment variables that it needs. */
type UnpackedBrowser = {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

const unpack = join(import.meta.dirname, 'unpack.ts')

/**
 * The age in milliseconds after which a folder is deleted. Killed processes and older versions
 * leave folders behind.
 */
const outdated = 10 * 60_000

/**
 * Returns the packaged Chromium, and unpacks it at the first call. It is unpacked into a temporary
 * folder that is then renamed, so that no other process finds incomplete files.
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
    // The package unpacks into the temporary folder of its environment, and skips existing files.
    // It only unpacks its libraries if the environment looks like AWS Lambda.
    const env = { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    await promisify(execFile)(process.execPath, [unpack], { env })
    await writeFile(join(beside, 'fonts/fonts.conf'), fontsAt(join(there, 'fonts')))
    await rename(beside, there)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    // If the folder exists now, another process has unpacked the browser in the meantime, and the
    // error can be ignored.
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

/** Returns environment variables for the libraries and fonts that the machine lacks. */
async function missingHere(there: string): Promise<Record<string, string>> {
  const libraries = await promisify(execFile)('ldd', [join(there, 'chromium')]).catch(() => null)
  return {
    ...(libraries?.stdout.includes('not found') && { LD_LIBRARY_PATH: join(there, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(there, 'fonts') }),
  }
}

/**
 * Returns a font configuration for `folder`. The configuration of the package has paths of AWS
 * Lambda.
 */
const fontsAt = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
