import { isInFrame } from './in-frame.ts'

// What this browser keeps. If storage is denied (private windows, frames), the page keeps it in memory and everything else works.

const prefix = isInFrame ? 'tischlein.frame.' : 'tischlein.'

const memory = new Map<string, string>()
/** From the Storage Access API: some browsers hand out an object and go on denying `localStorage`. */
let granted: Storage | null = null

/** Reading `localStorage` throws where storage is denied. */
const storage = (): Storage => granted ?? localStorage

/** Returns whether everything is lost when the page is closed. */
export function isStorageDenied(): boolean {
  try {
    storage().setItem(`${prefix}tried`, '1')
    storage().removeItem(`${prefix}tried`)
    return false
  } catch {
    return true
  }
}

/** Moves what the page kept in memory into storage that the browser grants later. */
export function adoptStorage(given: Storage | null): void {
  granted = given
  if (isStorageDenied()) return
  for (const [key, text] of memory) storage().setItem(key, text)
  memory.clear()
}

/** Returns the stored value without a check: another version of the page may have written it. */
export function storedValue(name: string): unknown {
  try {
    return JSON.parse(read(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function storeValue(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    storage().setItem(prefix + name, text)
  } catch {
    // Denied or full.
    memory.set(prefix + name, text)
  }
}

export function removeValue(name: string): void {
  memory.delete(prefix + name)
  try {
    storage().removeItem(prefix + name)
  } catch {
    // Denied.
  }
}

/** Returns the rest of each name that begins like this. */
export function storedNames(beginning: string): readonly string[] {
  return keys().flatMap((key) =>
    key.startsWith(prefix + beginning) ? [key.slice(prefix.length + beginning.length)] : [],
  )
}

function keys(): readonly string[] {
  try {
    return Object.keys(storage())
  } catch {
    return [...memory.keys()]
  }
}
