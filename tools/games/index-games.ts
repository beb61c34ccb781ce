import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { aboutOf } from '../../shared/define-game/about.ts'
import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import { pathFromHere, Problem } from '../cli/local/problem.ts'

// The worker's build and Node have no `import.meta.glob`, and a page must not load the rules of a
// game to list it. So the list of single-file games is generated. `npm run new-game` and `npm run
// check-game` write it, and a test fails if it is out of date.

const games = join(import.meta.dirname, '../../shared/games')
const heading =
  '// Written by tools/games/index-games.ts. Add a game with `npm run new-game NAME`.\n'

/**
 * Returns the ids of the single-file games: the files of `shared/games` that call
 * `defineGame`.
 */
export const idsIn = (folder: string = games): string[] =>
  globSync('*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => exportsGame(join(folder, file)))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()

/** Returns whether a file exports a single-file game in the form that the list of games finds. */
export const exportsGame = (file: string): boolean =>
  /^export default defineGame\(/m.test(readFileSync(file, 'utf8'))

/** Returns a name for the import of a game. It ends in “Game”, so it is no word of JavaScript. */
const nameOf = (id: string): string =>
  `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Game`

/**
 * Returns the texts of the two generated files, by file name. One file contains the games with
 * their rules, the other only their descriptions, for pages that list games.
 */
export async function indexFiles(
  folder: string = games,
): Promise<Readonly<Record<string, string>>> {
  const ids = idsIn(folder)
  const abouts = await Promise.all(
    ids.map(async (id) => {
      try {
        const { default: game } = await import(pathToFileURL(join(folder, `${id}.ts`)).href)
        return aboutOf(game as AnyDefinition)
      } catch (error) {
        const { message } = error as Error
        throw new Problem(
          `The list of games is not updated, because ${pathFromHere(join(folder, `${id}.ts`))} does not load: ${message}`,
        )
      }
    }),
  )
  return {
    'one-file-games.ts': [
      heading,
      ...ids.map((id) => `import ${nameOf(id)} from './${id}.ts'\n`),
      `\nexport const oneFileGames = [${ids.map(nameOf).join(', ')}]\n`,
    ].join(''),
    'one-file-abouts.ts': [
      heading,
      "import type { About } from '../game/game.ts'\n\n",
      `export const oneFileAbouts: readonly About[] = ${JSON.stringify(abouts, null, 2)}\n`,
    ].join(''),
  }
}

/** Writes the files that have changed, and returns their names. */
export async function writeIndex(folder: string = games): Promise<string[]> {
  const files = Object.entries(await indexFiles(folder)).filter(([file, text]) => {
    const known = globSync(file, { cwd: folder }).length > 0
    return !known || !isSameCode(readFileSync(join(folder, file), 'utf8'), text)
  })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  format(files.map(([file]) => join(folder, file)))
  return files.map(([file]) => file)
}

/** Formats files with the formatter of `npm run format`. */
export function format(files: readonly string[]): void {
  const formatter = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt')
  if (files.length > 0) execFileSync(process.execPath, [formatter, ...files])
}

/**
 * Returns whether two texts differ only in quotes, commas and white space, which the formatter
 * changes.
 */
export const isSameCode = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string => text.replaceAll(/[\s"',]/g, '')
