import { LruMap } from '../shared/LruMap.ts'
import { codeLetters } from '../shared/code.ts'
import { countError } from './metrics/counters.ts'

/**
 * Logs an error of the program as one line of JSON. The runtime's own `reportError` is not used,
 * since it prints nothing on a self-hosted service.
 * @param request the id of the failed request, which its response shows
 */
export function logError(error: unknown, request?: string): void {
  countError()
  const line = errorLog.format(error, request, Date.now())
  if (line !== null) console.error(line)
}

/** Logs a message for the operator, as one line of JSON. */
export const logWarning = (message: string): void => {
  console.warn(JSON.stringify({ level: 'warning', message }))
}

/**
 * Maximum number of stack frames in the log. The first frames locate an error; the frames further
 * down belong to the runtime.
 */
const maxFrames = 8
/**
 * Maximum number of errors of one kind that are logged in a second. Otherwise a visitor who can
 * cause an error could fill the disk.
 */
const maxLinesPerSecond = 10
/** Maximum number of kinds in memory. Kinds differ by their callers, so there may be many. */
const maxKinds = 100

/**
 * Number of stack frames that identify a kind of error. One frame is not enough, since a helper may
 * throw for many callers.
 */
const framesPerKind = 3

/**
 * Formats errors, and limits how many of a kind are logged. Errors that come from the same lines of
 * code are one kind.
 */
export class ErrorLog {
  readonly #kinds = new LruMap<string, { from: number; lines: number; dropped: number }>(maxKinds)

  /**
   * Returns the line to log; null if the limit of its kind is reached. The first line of a kind in
   * a second has the stack and the number of lines that were dropped before it. Later lines of that
   * second have at most 200 bytes.
   */
  format(error: unknown, request: string | undefined, now: number): string | null {
    const { name, message, at } = describe(error)
    const kindName = [name, ...at.slice(0, framesPerKind)].join(' ')
    const kind = this.#kinds.get(kindName) ?? { from: -Infinity, lines: 0, dropped: 0 }
    this.#kinds.set(kindName, kind)
    if (Math.abs(now - kind.from) < 1_000) {
      kind.lines += 1
      if (kind.lines > maxLinesPerSecond) {
        kind.dropped += 1
        return null
      }
      return toJsonLine({ request, error: name, message: shorten(message) })
    }
    const dropped = kind.dropped > 0 ? kind.dropped : undefined
    Object.assign(kind, { from: now, lines: 1, dropped: 0 })
    return toJsonLine({ request, error: name, message: message.slice(0, 500), at, dropped })
  }
}

const errorLog = new ErrorLog()

const toJsonLine = (fields: object): string => JSON.stringify({ level: 'error', ...fields })

/**
 * Shortens a message to 80 characters that take one byte each in JSON, so that the logged line
 * stays below 200 bytes.
 */
const shorten = (message: string): string => message.replace(/[^ -~]|["\\]/g, '?').slice(0, 80)

function describe(error: unknown) {
  if (!(error instanceof Error))
    return { name: typeof error, message: redact(String(error)), at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name.slice(0, 40),
    message: redact(error.message),
    at: frames.slice(0, maxFrames).map((frame) => frame.trim().slice('at '.length)),
  }
}

/**
 * Removes personal data, since errors of the runtime may quote their input. Recognises codes,
 * tokens and addresses by their form, and names by the quotes around them.
 */
const redact = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b[0-9]{1,3}(?:\.[0-9]{1,3}){3}\b/g, '…')
    .replace(/(?:[0-9a-f]{0,4}:){2,}[0-9a-f]{0,4}/gi, '…')
    .replace(/[\w-]{20,}/g, '…')
    .replace(code, '…')

const code = new RegExp(`\\b[${codeLetters}]{6}\\b`, 'gi')
