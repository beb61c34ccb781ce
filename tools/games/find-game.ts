import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { Problem } from '../cli/local/problem.ts'
import { idsIn } from './index-games.ts'

const games = join(import.meta.dirname, '../../shared/games')

/**
 * Returns the path of a single-file game's file.
 * @param name the name of a game in shared/games, or a path
 * @param command the command that needs the game, for the message
 * @throws Problem if there is no such file
 */
export function findGameFile(name: string | undefined, command: string): string {
  if (name === undefined) throw new Problem(`Which game? \`npm run ${command} NAME\``)
  if (name.endsWith('.ts') && existsSync(name)) return resolve(name)
  const file = join(games, `${name}.ts`)
  if (existsSync(file)) return file
  if (existsSync(join(games, name)))
    throw new Problem(`${name} is a crafted game, not a single file. \`npm run dev\` opens it.`)
  const similar = mostSimilar(name, idsIn())
  throw new Problem(
    `There is no game ${name}. ${similar === null ? `\`npm run new-game ${name}\` writes it.` : `Did you mean ${similar}?`}`,
  )
}

/** Returns the name with the spelling closest to `typed`; null if none is similar enough. */
export function mostSimilar(typed: string, names: readonly string[]): string | null {
  const wanted = typed.toLowerCase()
  const [best] = names
    .map((name) => ({ name, mistakes: mistakesBetween(wanted, name) }))
    .sort((one, other) => one.mistakes - other.mistakes)
  return best && best.mistakes <= Math.max(1, best.name.length / 3) ? best.name : null
}

/**
 * Returns how many letters must be changed, added or removed to turn one word into the other
 * (Levenshtein distance).
 */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
