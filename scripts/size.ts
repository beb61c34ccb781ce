import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { dist } from './build.ts'
import { Problem, run, say } from './problem.ts'

/** Kilobytes of gzipped script: before anything is seen, what a game's board adds, and what other pages load. */
const most = { firstLoad: 30, board: 12, element: 3 }

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>
type Line = { readonly what: string; readonly size: number; readonly most: number }

await run(async () => {
  const manifest = await readManifest()
  const first = closure(manifest, ['index.html'])
  const words = await heaviest(manifest, first, /^words\/\w+\.ts$/)
  const loaded = new Set([...first, ...words])
  const lines: Line[] = [
    { what: 'first load', size: await weight(manifest, loaded), most: most.firstLoad },
    { what: 'embed.js', size: await packed('embed.js'), most: most.element },
  ]
  for (const view of Object.keys(manifest)) {
    const folder = /^(.*games\/[\w-]+\/)View\.tsx$/.exec(view)?.[1]
    if (folder === undefined) continue
    const board = new Set(closure(manifest, [view]).difference(loaded))
    for (const key of await heaviest(manifest, loaded, wordsOf(folder))) board.add(key)
    lines.push({
      what: folder.replaceAll('../', ''),
      size: await weight(manifest, board),
      most: most.board,
    })
  }
  for (const line of lines)
    say(`${line.what.padEnd(32)} ${line.size.toFixed(1).padStart(6)} KB of ${line.most}`)
  if (lines.some((line) => line.size > line.most)) throw new Problem('That is too heavy.')
})

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  } catch {
    throw new Problem('There is no page to weigh yet. Run: npm run build')
  }
}

/** These chunks and all that they import before they run. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string): void => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return found
}

function wordsOf(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('.', '\\.')}words(/|\\.)\\w+\\.ts$`)
}

/** Of the languages, a viewer loads one; what the heaviest of them adds. */
async function heaviest(
  manifest: Manifest,
  loaded: ReadonlySet<string>,
  languages: RegExp,
): Promise<ReadonlySet<string>> {
  let worst: { size: number; keys: ReadonlySet<string> } = { size: 0, keys: new Set() }
  for (const key of Object.keys(manifest).filter((each) => languages.test(each))) {
    const keys = closure(manifest, [key]).difference(loaded)
    const size = await weight(manifest, keys)
    if (size > worst.size) worst = { size, keys }
  }
  return worst.keys
}

async function weight(manifest: Manifest, keys: ReadonlySet<string>): Promise<number> {
  const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))
  let size = 0
  for (const file of files) size += await packed(file)
  return size
}

async function packed(file: string): Promise<number> {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1024
}
