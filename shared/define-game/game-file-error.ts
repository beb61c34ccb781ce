/**
 * A mistake in the file of a game. The message names parts as the author wrote them in the file.
 */
export class GameFileError extends Error {
  /** The part of the file with the mistake, such as "`does` of draw". */
  readonly where: string
  readonly what: string

  /** @param cause the error that the author's code has thrown */
  constructor(where: string, what: string, cause?: unknown) {
    super(`${what} in ${where}`, { cause })
    this.name = 'GameFileError'
    this.where = where
    this.what = what
  }
}
