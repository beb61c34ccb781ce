import { signal } from '@preact/signals'

import { adoptStorage, isStorageDenied } from './storage.ts'

/**
 * Whether the viewer loses the seat by closing this page, because the browser does not let the page
 * store anything.
 */
export const seatEndsWithPage = signal(isStorageDenied())

interface StorageAccessDocument {
  /**
   * For `localStorage: true`, Chromium returns a `Storage`. Other browsers ignore the argument and
   * unlock `localStorage` itself.
   */
  requestStorageAccess?: (
    types: Readonly<{ localStorage: true }>,
  ) => Promise<{ readonly localStorage?: Storage } | undefined>
}

/**
 * Asks the browser to let this embedded page store values. Browsers allow this only in response to
 * a tap, and may ask the viewer.
 */
export async function requestStorage(): Promise<void> {
  if (!seatEndsWithPage.peek()) return
  try {
    const { localStorage } =
      (await (document as StorageAccessDocument).requestStorageAccess?.({ localStorage: true })) ??
      {}
    adoptStorage(localStorage ?? null)
  } catch {
    // The browser has refused, so the seat stays in memory.
  }
  seatEndsWithPage.value = isStorageDenied()
}

/** Gets access to the storage again if the viewer has allowed it before. This needs no tap. */
export async function reopenStorage(): Promise<void> {
  if (!seatEndsWithPage.peek()) return
  try {
    const { state } = await navigator.permissions.query({
      name: 'storage-access' as PermissionName,
    })
    if (state === 'granted') await requestStorage()
  } catch {
    // The browser does not know this permission, so the values stay in memory.
  }
}
