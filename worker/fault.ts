import { LruMap } from '../shared/LruMap.ts'
import { codeLetters } from '../shared/code.ts'
import { countFault } from './metrics/counts.ts'

/**
 * Logs an error of the program as one line of JSON. The runtime's own `reportError` is not used, since a self-hosted
 * service shows nothing of it.
 * @param request the id that the answer shows, if a request failed
 */
export function reportFault(error: unknown, request?: string): void {
  countFault()
  const line = faultLog.line(error, request, Date.now())
  if (line !== null) console.error(line)
}

/** Logs what an operator should look at, as one line of JSON of at most 200 bytes. */
export const warn = (message: string): void => {
  console.warn(JSON.stringify({ level: 'warning', message }))
}

/** The frames of a stack that locate a fault; those below are the runtime's. */
const mostFrames = 8
/** Errors of one kind that are logged in a second: a visitor who has found a way to cause one could fill the disk. */
const mostLines = 10
/** Kinds are told apart by their callers, so their number needs a bound of its own. */
const mostKinds = 100

/** How many frames tell one kind of error from another: helpers throw for those who call them. */
const framesOfKind = 3

/** Formats errors, and bounds how many of a kind are logged. Errors that come from the same lines of code are one kind. */
export class FaultLog {
  readonly #kinds = new LruMap<string, { from: number; lines: number; dropped: number }>(mostKinds)

  /**
   * Returns the line to log; null if it has to be dropped. The first line of a kind in a second has the stack and the number of
   * lines that were dropped before it; the others have at most 200 bytes.
   */
  line(error: unknown, request: string | undefined, now: number): string | null {
    const { name, message, at } = described(error)
    const kindName = [name, ...at.slice(0, framesOfKind)].join(' ')
    const kind = this.#kinds.get(kindName) ?? { from: -Infinity, lines: 0, dropped: 0 }
    this.#kinds.set(kindName, kind)
    if (Math.abs(now - kind.from) < 1_000) {
      kind.lines += 1
      if (kind.lines > mostLines) {
        kind.dropped += 1
        return null
      }
      return asLine({ request, error: name, message: shortened(message) })
    }
    const dropped = kind.dropped > 0 ? kind.dropped : undefined
    Object.assign(kind, { from: now, lines: 1, dropped: 0 })
    return asLine({ request, error: name, message: message.slice(0, 500), at, dropped })
  }
}

const faultLog = new FaultLog()

const asLine = (fields: object): string => JSON.stringify({ level: 'error', ...fields })

/** JSON writes none of these characters in more than one byte. */
const shortened = (message: string): string => message.replace(/[^ -~]|["\\]/g, '?').slice(0, 80)

function described(error: unknown) {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutPersons(String(error)), at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name.slice(0, 40),
    message: withoutPersons(error.message),
    at: frames.slice(0, mostFrames).map((frame) => frame.trim().slice('at '.length)),
  }
}

/**
 * Removes what could tell who was there: an error of the runtime may quote what it was given. Codes, tokens and addresses
 * have a form of their own, and names come quoted.
 */
const withoutPersons = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b[0-9]{1,3}(?:\.[0-9]{1,3}){3}\b/g, '…')
    .replace(/(?:[0-9a-f]{0,4}:){2,}[0-9a-f]{0,4}/gi, '…')
    .replace(/[\w-]{20,}/g, '…')
    .replace(code, '…')

const code = new RegExp(`\\b[${codeLetters}]{6}\\b`, 'gi')
