import { localRetention } from '../client/local-retention.ts'
import type { StoredLocalTable } from './LocalTable.ts'

// The local tables of this device, in IndexedDB. Local storage is not available in a worker.

const databaseName = 'tischlein'
const storeName = 'tables'

export interface LocalStore {
  /**
   * Deletes all tables that have expired by `now`, and returns the table `code`; null if there is
   * none.
   */
  load(code: string, now: number): Promise<StoredLocalTable | null>
  save(code: string, stored: StoredLocalTable | null): Promise<void>
}

/**
 * Opens the database of local tables. If the browser denies it, as in some private windows, tables
 * stay in memory until the page is closed.
 */
export async function openLocalStore(): Promise<LocalStore> {
  try {
    return storeIn(await openDatabase())
  } catch {
    return inMemory()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'code' })
  })
  return resultOf(request)
}

function storeIn(database: IDBDatabase): LocalStore {
  const tablesFor = (mode: IDBTransactionMode) =>
    database.transaction(storeName, mode, { durability: 'relaxed' })
  return {
    async load(code, now) {
      const transaction = tablesFor('readwrite')
      const tables = transaction.objectStore(storeName)
      const all = (await resultOf(tables.getAll())) as readonly StoredLocalTable[]
      for (const stored of all) if (hasExpired(stored, now)) tables.delete(stored.code)
      await endOf(transaction)
      return all.find((stored) => stored.code === code && !hasExpired(stored, now)) ?? null
    },
    async save(code, stored) {
      try {
        const transaction = tablesFor('readwrite')
        const tables = transaction.objectStore(storeName)
        if (stored === null) tables.delete(code)
        else tables.put(stored)
        await endOf(transaction)
      } catch {
        // The storage is full, or the browser denies it now. The game goes on in memory.
      }
    },
  }
}

function inMemory(): LocalStore {
  const tables = new Map<string, StoredLocalTable>()
  return {
    load: async (code) => tables.get(code) ?? null,
    save: async (code, stored) => {
      if (stored === null) tables.delete(code)
      else tables.set(code, stored)
    },
  }
}

const hasExpired = ({ savedAt }: StoredLocalTable, now: number): boolean =>
  savedAt + localRetention < now

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no result')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })
