import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { Problem } from '../local/problem.ts'
import type { PageFile, PageFiles } from './assets.ts'
import { headersFor, readHeaderRules, type HeaderRule } from './headers.ts'

/** Of the kinds of file that a build holds: how a browser is told of them, and whether they are worth packing. */
const kinds: Readonly<Record<string, readonly [type: string, packs: boolean]>> = {
  '.css': ['text/css; charset=utf-8', true],
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json', true],
  '.png': ['image/png', false],
  '.svg': ['image/svg+xml', true],
  '.ts': ['text/typescript; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.woff2': ['font/woff2', false],
}

/** Every file of the built page by its address, with what its answer says. Nothing else in the folder is ever served. */
export async function pageFiles(folder: string): Promise<PageFiles> {
  const rules = readHeaderRules(await readFile(join(folder, '_headers'), 'utf8'))
  const files: Record<string, PageFile> = {}
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const { name, parentPath } = entry
    const path = join(parentPath, name).slice(folder.length).replaceAll('\\', '/')
    if (!entry.isFile() || extname(name) === '' || /\/[._]/.test(path)) continue
    files[path] = describe(path, await readFile(join(folder, path)), rules)
  }
  return files
}

function describe(path: string, content: Uint8Array, rules: readonly HeaderRule[]): PageFile {
  const kind = kinds[extname(path)]
  if (!kind) throw new Problem(`It is not known what kind of file ${path} is: see kinds here.`)
  const [type, packs] = kind
  const fingerprint = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return {
    packs,
    headers: {
      'Content-Type': type,
      // Weak, since packed and unpacked it is not the same to the byte.
      ETag: `W/"${fingerprint}"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFor(path, rules),
      ...(packs && { Vary: 'Accept-Encoding' }),
    },
  }
}
