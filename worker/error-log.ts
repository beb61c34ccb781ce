import { LruMap } from '../shared/LruMap.ts'
import { codeLetters } from '../shared/code.ts'
import { countError } from './metrics/counters.ts'

/**
 * Logs an error of the program as one line of JSON. The runtime's own `reportError` is not used, since a self-hosted
 * service shows nothing of it.
 * @param request the id that the response shows, if a request failed
 */
export function logError(error: unknown, request?: string): void {
  countError()
  const line = errorLog.format(error, request, Date.now())
  if (line !== null) console.error(line)
}

/** Logs a message for the operator, as one line of JSON of at most 200 bytes. */
export const logWarning = (message: string): void => {
  console.warn(JSON.stringify({ level: 'warning', message }))
}

/** Stack frames that locate an error; the frames below belong to the runtime. */
const maxFrames = 8
/** Errors of one kind that are logged in a second: a visitor who has found a way to cause one could fill the disk. */
const maxLinesPerSecond = 10
/** Kinds differ by their callers, so their number needs a bound too. */
const maxKinds = 100

/** Stack frames that distinguish one kind of error from another: a helper throws for many callers. */
const framesPerKind = 3

/** Formats errors, and bounds how many of a kind are logged. Errors that come from the same lines of code are one kind. */
export class ErrorLog {
  readonly #kinds = new LruMap<string, { from: number; lines: number; dropped: number }>(maxKinds)

  /**
   * Returns the line to log; null if it has to be dropped. The first line of a kind in a second has the stack and the number of
   * lines that were dropped before it; the others have at most 200 bytes.
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

/** JSON writes none of these characters in more than one byte. */
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
 * Removes personal data, since errors of the runtime may quote their input. Codes, tokens and addresses are found by their
 * form, names by their quotes.
 */
const redact = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b[0-9]{1,3}(?:\.[0-9]{1,3}){3}\b/g, '…')
    .replace(/(?:[0-9a-f]{0,4}:){2,}[0-9a-f]{0,4}/gi, '…')
    .replace(/[\w-]{20,}/g, '…')
    .replace(code, '…')

const code = new RegExp(`\\b[${codeLetters}]{6}\\b`, 'gi')
