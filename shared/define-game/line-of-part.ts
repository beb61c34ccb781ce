import { GameFileError } from './game-file-error.ts'

/**
 * Returns the number of the line with a mistake, from 1; 0 if it is unknown.
 * @param thrown the line in the stack of the error; 0 if the stack does not contain the game's file
 */
export function lineOfMistake(source: string, error: unknown, thrown: number): number {
  // Only an error that was thrown in the author's code has the line of the mistake in its stack. The
  // checks of `define-game` run before or after that code. Their errors name the wrong part of the
  // file instead, so this function searches for that name.
  if (!(error instanceof GameFileError)) return thrown || lineOfName(source, error)
  if (error.cause !== undefined) return thrown || lineOfPart(source, error.where)
  const [, quoted] = /“([^”]+)”/.exec(error.what) ?? []
  const at =
    quoted === undefined ? -1 : source.split('\n').findIndex((line) => line.includes(quoted))
  return at + 1 || lineOfPart(source, error.where) || thrown
}

/** Returns the line with the name in the message of an error, such as an import that does not exist. */
function lineOfName(source: string, error: unknown): number {
  const [, path = ''] = /'([^']+)'[^']*$/.exec(error instanceof Error ? error.message : '') ?? []
  const name = path.split('/').at(-1) ?? ''
  return name === '' ? 0 : source.split('\n').findIndex((line) => line.includes(name)) + 1
}

/**
 * Returns the number of the line at which a part of a game's file begins, from 1; 0 if the part is
 * not found.
 * @param where the parts that can contain the mistake, as in "`does` of draw"
 */
export function lineOfPart(source: string, where: string): number {
  const parts = Array.from(where.matchAll(/`(\w+)`/g), ([, part = '']) => part)
  const [, owner] = / of (\w+)$/.exec(where) ?? []
  const lines = source.split('\n')
  const lineOf = (names: readonly string[], from: number): number => {
    const starts = new RegExp(`^\\s*(?:async |export default )?(?:${names.join('|')})\\s*[:(]`)
    const within = new RegExp(`[\\s{,](?:${names.join('|')})\\s*[:(]`)
    const find = (pattern: RegExp) =>
      lines.findIndex((line, at) => at >= from && pattern.test(line))
    return find(starts) + 1 || find(within) + 1
  }
  const start = owner === undefined ? 0 : lineOf([owner], 0)
  if (parts.length === 0 || (owner !== undefined && start === 0)) return 0
  return lineOf(parts, Math.max(0, start - 1)) || start
}
