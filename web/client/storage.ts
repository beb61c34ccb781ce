import { isInFrame } from './in-frame.ts'

// The values that the app stores in this browser. If storage is denied (private windows, frames), they stay in memory
// and everything else works.

const prefix = isInFrame ? 'tischlein.frame.' : 'tischlein.'

const memory = new Map<string, string>()
/**
 * The storage that the Storage Access API returned. Some browsers return an object and still deny
 * `localStorage`.
 */
let granted: Storage | null = null

/**
 * Returns the storage of this browser. Throws if storage is denied, because reading `localStorage`
 * then throws.
 */
const storage = (): Storage => granted ?? localStorage

/** Whether all values are lost when the page closes. */
export function isStorageDenied(): boolean {
  try {
    storage().setItem(`${prefix}tried`, '1')
    storage().removeItem(`${prefix}tried`)
    return false
  } catch {
    return true
  }
}

/** Moves the values from memory into storage that the browser has granted. */
export function adoptStorage(given: Storage | null): void {
  granted = given
  if (isStorageDenied()) return
  for (const [key, text] of memory) storage().setItem(key, text)
  memory.clear()
}

/** Returns the stored value unchecked: another version of the page may have written it. */
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
    // The storage is denied or full, so the value stays in memory.
    memory.set(prefix + name, text)
  }
}

export function removeValue(name: string): void {
  memory.delete(prefix + name)
  try {
    storage().removeItem(prefix + name)
  } catch {
    // If storage is denied, the value was only in memory.
  }
}

/** Returns the stored names that start with `beginning`, without that beginning. */
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
