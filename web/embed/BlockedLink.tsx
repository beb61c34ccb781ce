import './blocked-link.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import { copyText } from '../parts/copy-text.ts'
import { localise, words } from '../words/index.ts'
import { frameWords } from '../words/frame.ts'
import { blockedLink } from './open-links-outside.ts'

/**
 * Shows the URL of a link to copy, because the embedding site does not let the link open a new
 * tab.
 */
export function BlockedLink({ address }: { readonly address: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="paper column blocked-link"
      aria-label={localise(frameWords).noTabs}
      onClose={() => (blockedLink.value = null)}
    >
      <p>{localise(frameWords).noTabs}</p>
      <input
        ref={field}
        class="blocked-link-address"
        aria-label={localise(frameWords).address}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class="blocked-link-actions">
        <button
          class="button"
          data-look="main"
          type="button"
          onClick={() => void copyText(address).then(setCopied)}
        >
          {copied ? localise(frameWords).copied : localise(frameWords).copy}
        </button>
        <button class="button" type="button" onClick={() => dialog.current?.close()}>
          {words.value.close}
        </button>
      </p>
    </dialog>
  )
}
