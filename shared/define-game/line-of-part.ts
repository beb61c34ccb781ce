/**
 * Returns the number of the line, from 1, at which a part of a game's file begins; 0 if the part is
 * not found. Used if the stack of an error does not contain the file. For example, a lost card is
 * noticed only after the author's function has returned.
 * @param where the part that contains the mistake, as in "`does` of draw"
 */
export function lineOfPart(source: string, where: string): number {
  const [, part = '', move] = /^`(\w+)`(?: of (\w+))?$/.exec(where) ?? []
  const lines = source.split('\n')
  const start = move === undefined ? 0 : lines.findIndex((line) => isStartOf(line, move))
  if (part === '' || start < 0) return 0
  const found = lines.findIndex((line, at) => at >= start && isStartOf(line, part))
  return (found < 0 ? start : found) + 1
}

const isStartOf = (line: string, name: string): boolean =>
  new RegExp(`^\\s*(?:async )?${name}\\s*[:(]`).test(line)
