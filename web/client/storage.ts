import { isInFrame } from './in-frame.ts'

// The values that the app stores in this browser. If the storage is full or denied, as in private
// windows or iframes, the values are kept in memory, and are lost when the page is closed.

const prefix = isInFrame ? 'tischlein.frame.' : 'tischlein.'

const memory = new Map<string, string>()
/**
 * The storage that the Storage Access API has returned. Some browsers return such a storage,
 * although they still deny `localStorage`.
 */
let granted: Storage | null = null

/**
 * Returns the storage. Throws if the browser denies access, because reading `localStorage` throws
 * in that case.
 */
const storage = (): Storage => granted ?? localStorage

/** Returns whether all values are lost when the page is closed. */
export function isStorageDenied(): boolean {
  try {
    storage().setItem(`${prefix}tried`, '1')
    storage().removeItem(`${prefix}tried`)
    return false
  } catch {
    return true
  }
}

/** Moves the values from memory to a storage to which the browser has granted access. */
export function adoptStorage(given: Storage | null): void {
  granted = given
  if (isStorageDenied()) return
  for (const [key, text] of memory) storage().setItem(key, text)
  memory.clear()
}

/**
 * Returns the stored value. The caller must check it, because another version of the app may have
 * written it.
 */
export function storedValue(name: string): unknown {
  try {
    return JSON.parse(read(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return memory.get(key) ?? storage().getItem(key)
  } catch {
    return null
  }
}

export function storeValue(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    storage().setItem(prefix + name, text)
    memory.delete(prefix + name)
  } catch {
    // The storage is denied or full, so keeps the value in memory.
    memory.set(prefix + name, text)
  }
}

export function removeValue(name: string): void {
  memory.delete(prefix + name)
  try {
    storage().removeItem(prefix + name)
  } catch {
    // The browser denies storage, so the value was only in memory and has been removed from there.
  }
}

/**
 * Returns the names of stored values that begin with `beginning`. The result does not contain this
 * part of the names.
 */
export function storedNames(beginning: string): readonly string[] {
  return keys().flatMap((key) =>
    key.startsWith(prefix + beginning) ? [key.slice(prefix.length + beginning.length)] : [],
  )
}

function keys(): readonly string[] {
  try {
    return [...new Set([...memory.keys(), ...Object.keys(storage())])]
  } catch {
    return [...memory.keys()]
  }
}
