import { codeLetters } from '../shared/code.ts'
import { countFault } from './metrics/counts.ts'

/**
 * Logs an error of the program as one line of JSON. The runtime's own `reportError` is not used, since a self-hosted
 * service shows nothing of it.
 * @param request the id that the answer shows, if a request failed
 */
export function reportFault(error: unknown, request?: string): void {
  countFault()
  console.error(JSON.stringify({ level: 'error', request, ...described(error) }))
}

/** Logs what an operator should look at, as one line of JSON of at most 200 bytes. */
export const warn = (message: string): void => {
  console.warn(JSON.stringify({ level: 'warning', message }))
}

/** Frames of the stack that find a fault; those beneath are the runtime's. */
const mostFrames = 8

function described(error: unknown) {
  if (!(error instanceof Error))
    return { error: typeof error, message: withoutPersons(String(error)) }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
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
