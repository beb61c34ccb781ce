import type { Page } from 'playwright-core'

/**
 * Changes the local tables that the page has stored, as if a newer version of the app had stored
 * them. No local table may be open, because its worker could store the table again.
 */
export const storeAsNewerVersion = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tischlein')
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('tables', 'readwrite')
          const tables = change.objectStore('tables')
          const all = tables.getAll()
          all.addEventListener('success', () => {
            for (const stored of all.result)
              tables.put({ ...stored, table: { ...stored.table, gameVersion: 99 } })
          })
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
