/**
 * Returns the line of a game's file at which the part with a mistake begins, counted from 1; 0 if it is not found. A function that
 * loses a card has returned before the mistake shows, so the stack of the error does not name the file.
 * @param where the part, as in "`does` of draw"
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
