import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { games } from '../../shared/games/all.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { fallbackLanguage, languages, type Language } from '../../shared/language.ts'
import { dist } from '../cli/local/build.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

// The limits below only prevent unnoticed growth. `npm run bench:page` measures how long people
// wait.

/**
 * Upper bounds in kilobytes after compression. `landing` and `hand` are the scripts and styles that
 * load before the landing page can be used, and before a hand can be played. `element` is the
 * script that other sites load. `oneFile` is what a single-file game adds to a table page, with the
 * pictures of court cards. `fonts` are the fonts for the page's languages.
 */
const most = { landing: 45, hand: 85, element: 4, oneFile: 38, fonts: 45 }

type Chunk = {
  readonly file: string
  /** The name that web/build/chunks.ts gives to the chunk. */
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>
type Line = { readonly what: string; readonly size: number; readonly most: number }

await run(async () => {
  const manifest = await readManifest()
  const weigh = (keys: (language: Language) => readonly string[]) => heaviest(manifest, keys)
  const landing = (language: Language) => [...page(manifest, language), 'pages/Landing.tsx']
  const lines: Line[] = [
    { what: 'landing page', size: await weigh(landing), most: most.landing },
    { what: 'embed.js', size: await packed('embed.js'), most: most.element },
    { what: 'fonts', size: await fonts(), most: most.fonts },
  ]
  const table = (language: Language) => [
    ...page(manifest, language),
    ...['visit', 'table'].map((name) => keyOf(manifest, name)),
  ]
  for (const { id } of oneFileAbouts) {
    const size = await weighMore(
      manifest,
      table,
      ['one-file', 'court', id].map((name) => keyOf(manifest, name)),
    )
    lines.push({ what: `the game ${id}`, size, most: most.oneFile })
  }
  for (const { about } of games) {
    if (oneFileAbouts.some(({ id }) => id === about.id)) continue
    const hand = (language: Language) => [
      ...table(language),
      ...[about.id, `${about.id}-${language}`].map((name) => keyOf(manifest, name)),
    ]
    lines.push({ what: `a hand of ${about.id}`, size: await weigh(hand), most: most.hand })
  }
  for (const line of lines)
    say(`${line.what.padEnd(24)} ${line.size.toFixed(1).padStart(6)} KB of ${line.most}`)
  if (lines.some((line) => line.size > line.most)) throw new Problem('The page is too large.')
})

function page(manifest: Manifest, language: Language): readonly string[] {
  return ['index.html', keyOf(manifest, 'main'), `words/${language}/index.ts`]
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Problem(`The page has no file ${name}.`)
  return key
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  } catch {
    throw new Problem('The page is not built yet. Run: npm run build')
  }
}

/**
 * Returns the compressed size of the chunks `keys` in kilobytes. A page loads only one language, so
 * the language with the largest size counts.
 */
async function heaviest(
  manifest: Manifest,
  keys: (language: Language) => readonly string[],
): Promise<number> {
  const weights = languages.map((language) => weight(filesOf(manifest, keys(language))))
  return Math.max(...(await Promise.all(weights)))
}

/**
 * Returns the compressed size in kilobytes of the files that the chunks `keys` load, without files
 * that the chunks `table` also load.
 */
async function weighMore(
  manifest: Manifest,
  table: (language: Language) => readonly string[],
  keys: readonly string[],
): Promise<number> {
  const there = filesOf(manifest, table(fallbackLanguage))
  return weight(filesOf(manifest, keys).difference(there))
}

/** Returns the files of the chunks `keys` and of their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

async function weight(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(packed))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Returns the size of the page's fonts in kilobytes. Font files are already compressed, so their
 * plain size counts.
 */
async function fonts(): Promise<number> {
  const assets = await readdir(join(dist, 'assets'))
  const files = assets.filter((file) => /-latin-(?!ext-)[\w-]+\.woff2$/.test(file))
  if (files.length === 0) throw new Problem('The page has no fonts.')
  const sizes = await Promise.all(files.map((file) => stat(join(dist, 'assets', file))))
  return sizes.reduce((sum, { size }) => sum + size / 1024, 0)
}

async function packed(file: string): Promise<number> {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1024
}
