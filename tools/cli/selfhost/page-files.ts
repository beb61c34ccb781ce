import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { Problem } from '../local/problem.ts'
import { brotliPath, type PageFile, type PageFiles } from './assets.ts'

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

const pack = promisify(brotliCompress)

/** Packs the files of a page as small as they get, beside themselves: the runtime would do it anew for each visitor, and in haste. */
export async function packPage(folder: string, files: PageFiles): Promise<void> {
  const packing = Object.entries(files).map(async ([path, { packs }]) => {
    if (packs)
      await writeFile(
        join(folder, brotliPath(path)),
        await pack(await readFile(join(folder, path))),
      )
  })
  await Promise.all(packing)
}

/** One rule of a `_headers` file: the addresses it is for, and what their answers say. */
type HeaderRule = {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Reads a `_headers` file: an address, then its headers, indented. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    const colon = said.indexOf(':')
    if (!/^\s/.test(line)) rules.push({ path: said, headers: [] })
    else if (colon > 0 && rules.length > 0)
      rules.at(-1)?.headers.push([said.slice(0, colon), said.slice(colon + 1).trim()])
    else throw new Error(`this is no line of a _headers file: ${line}`)
  }
  return rules
}

/** What the answer for this address says: of every rule that fits, and of one name the last. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter((rule) => fits(path, rule.path))
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers))
}

const fits = (path: string, rule: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
