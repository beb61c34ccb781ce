import { signal } from '@preact/signals'

import { adoptStorage, isStorageDenied } from './storage.ts'

/** Whether seats are lost when this page closes. */
export const seatEndsWithPage = signal(isStorageDenied())

interface StorageAccessDocument {
  /** Chromium hands out a `Storage` for `localStorage: true`; other browsers ignore the argument and open `localStorage`. */
  requestStorageAccess?: (
    types: Readonly<{ localStorage: true }>,
  ) => Promise<{ readonly localStorage?: Storage } | undefined>
}

/** Asks the browser for access to its storage. Browsers allow this only while they handle a tap, and may ask the viewer. */
export async function requestStorage(): Promise<void> {
  if (!seatEndsWithPage.peek()) return
  try {
    const { localStorage } =
      (await (document as StorageAccessDocument).requestStorageAccess?.({ localStorage: true })) ??
      {}
    adoptStorage(localStorage ?? null)
  } catch {
    // The browser denies storage, so the seat stays in memory.
  }
  seatEndsWithPage.value = isStorageDenied()
}

/** Opens the storage that the viewer allowed earlier. This needs no tap. */
export async function reopenStorage(): Promise<void> {
  if (!seatEndsWithPage.peek()) return
  try {
    const { state } = await navigator.permissions.query({
      name: 'storage-access' as PermissionName,
    })
    if (state === 'granted') await requestStorage()
  } catch {
    // The browser doesn't know this permission, so the values stay in memory.
  }
}
