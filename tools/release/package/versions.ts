import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Versions } from '../../../worker/openapi/snippet.ts'
import { dist, root } from '../../cli/local/build.ts'
import { Problem } from '../../cli/local/problem.ts'

// What other pages load by an address that never changes. Each version stands in the repository as it was built: so it goes
// on being served, byte for byte, by whatever is built later, and a page may say which bytes it wants.

export const versionFiles = ['embed.js', 'client.js', 'client.d.ts'] as const
const list = join(root, 'web/public/versions.json')
export const folderOf = (version: string): string => join(root, 'web/public/versions', version)

export async function readVersions(): Promise<Versions> {
  return JSON.parse(await readFile(list, 'utf8'))
}

export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package/package.json'), 'utf8'))
  return version
}

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Keeps what was built under the version that package.json of the package says. */
export async function keepVersion(): Promise<string> {
  const version = await packageVersion()
  const versions = await readVersions()
  if (versions[version])
    throw new Problem(
      `Version ${version} is kept already: give package/package.json another number.`,
    )
  const hashes: Record<string, string> = {}
  await mkdir(folderOf(version), { recursive: true })
  for (const file of versionFiles) {
    await cp(join(dist, file), join(folderOf(version), file))
    hashes[file] = integrityOf(await readFile(join(dist, file)))
  }
  await writeFile(list, `${JSON.stringify({ ...versions, [version]: hashes }, null, 2)}\n`)
  return version
}
