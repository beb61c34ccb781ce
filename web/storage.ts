import { isInFrame } from './in-frame.ts'

// What this browser keeps. Storage may be denied (private windows, sandboxed frames): then nothing is remembered, and
// everything else works.

const prefix = isInFrame ? 'tischlein.frame.' : 'tischlein.'

/** Whether nothing can be kept here. */
export function isStorageDenied(): boolean {
  try {
    localStorage.setItem(`${prefix}tried`, '1')
    localStorage.removeItem(`${prefix}tried`)
    return false
  } catch {
    return true
  }
}

/** What was kept under this name, unread: another version of the page may have written it. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Denied or full.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Denied.
  }
}

/** The rest of each name that begins like this. */
export function rememberedNames(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix + beginning) ? [key.slice(prefix.length + beginning.length)] : [],
    )
  } catch {
    return []
  }
}
