import { effect } from '@preact/signals'

import { settings } from '../../client/settings.ts'

/** The service worker writes the notices, and cannot read what a page keeps: it finds the viewer's language there. */
export const keepLanguageForNotices = (): (() => void) =>
  effect(() => {
    const language = settings.language.value
    if (settings.notices.value && 'caches' in globalThis)
      void caches
        .open('viewer')
        .then((cache) => cache.put('/viewer-language', new Response(language)))
        .catch(() => {})
  })
