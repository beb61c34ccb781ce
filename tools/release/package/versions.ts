import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Versions } from '../../../worker/openapi/embed-snippet.ts'
import { Problem } from '../../cli/local/problem.ts'

// A release stores the files that other sites load in `web/public/versions/`, in a folder with its
// version. Every later build serves these files unchanged, so a site can pin their hash.

const versionFiles = ['embed.js', 'client.js', 'client.d.ts'] as const

const listIn = (folder: string): string => join(folder, 'versions.json')
const readVersions = async (folder: string): Promise<Versions> =>
  JSON.parse(await readFile(listIn(folder), 'utf8'))

const integrityOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`

/**
 * Copies the released files of a build into `folder`, and adds their hashes to its list of
 * versions.
 */
export async function keepVersion(version: string, built: string, folder: string): Promise<void> {
  const versions = await readVersions(folder)
  if (versions[version])
    throw new Problem(
      `Version ${version} is already stored. Change the number in shared/version.ts.`,
    )
  const kept = join(folder, 'versions', version)
  const hashes: Record<string, string> = {}
  await mkdir(kept, { recursive: true })
  for (const file of versionFiles) {
    await cp(join(built, file), join(kept, file))
    hashes[file] = await integrityOf(join(kept, file))
  }
  const list = { ...versions, [version]: hashes }
  await writeFile(listIn(folder), `${JSON.stringify(list, null, 2)}\n`)
}

/** Returns the released files that are missing in `folder`, or whose hash is not the stored one. */
export async function changedFiles(versions: Versions, folder: string): Promise<readonly string[]> {
  const files = Object.entries(versions).flatMap(([version, hashes]) =>
    Object.entries(hashes).map(([file, hash]) => [`versions/${version}/${file}`, hash] as const),
  )
  const isChanged = await Promise.all(
    files.map(async ([file, hash]) => {
      const found = await integrityOf(join(folder, file)).catch(() => null)
      return found !== hash
    }),
  )
  return files.flatMap(([file], index) => (isChanged[index] ? [file] : []))
}
