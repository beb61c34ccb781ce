import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { Problem } from '../local/problem.ts'
import { brotliPath, type PageFile, type PageFiles } from './assets.ts'

/** For each file extension, the content type, and whether these files are worth compressing. */
const kinds: Readonly<Record<string, readonly [type: string, packs: boolean]>> = {
  '.css': ['text/css; charset=utf-8', true],
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json', true],
  '.md': ['text/markdown; charset=utf-8', true],
  '.png': ['image/png', false],
  '.svg': ['image/svg+xml', true],
  '.ts': ['text/typescript; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.woff2': ['font/woff2', false],
}

/**
 * Returns the files of the built page by path, with their response headers. The service serves no
 * other file.
 */
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
      // The ETag is weak, because the compressed and the plain response share it but differ in
      // their bytes.
      ETag: `W/"${fingerprint}"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFor(path, rules),
      ...(packs && { Vary: 'Accept-Encoding' }),
    },
  }
}

const pack = promisify(brotliCompress)

/**
 * Compresses the files of the page once, at the highest level. Otherwise the runtime would compress
 * them for each visitor, at a low level.
 */
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

/** A rule of a `_headers` file: a path pattern and the headers for it. */
type HeaderRule = {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Parses a `_headers` file: each path is followed by its headers, which are indented. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    const colon = said.indexOf(':')
    if (!/^\s/.test(line)) rules.push({ path: said, headers: [] })
    else if (colon > 0 && rules.length > 0)
      rules.at(-1)?.headers.push([said.slice(0, colon), said.slice(colon + 1).trim()])
    else throw new Error(`invalid line in a _headers file: ${line}`)
  }
  return rules
}

/** Returns the headers for a path from all matching rules. Later rules override earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter((rule) => fits(path, rule.path))
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers))
}

const fits = (path: string, rule: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
