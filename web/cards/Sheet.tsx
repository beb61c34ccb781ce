import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import './cards.css'

/** A piece of paper laid over the table: at the bottom of a phone, in the middle of a wide screen. */
export function Sheet(props: {
  readonly title: string
  readonly close: () => void
  /** The word on the button that closes it; the paper has none of its own without. */
  readonly closing?: string
  readonly children: ComponentChildren
}) {
  const { title, close, closing, children } = props
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog
      ref={sheet}
      class="sheet"
      aria-label={title}
      onClose={close}
      onClick={(click) => click.target === sheet.current && close()}
    >
      <div class="sheet-paper">
        <h2>{title}</h2>
        {children}
        {closing && (
          <button type="button" class="button" onClick={close}>
            {closing}
          </button>
        )}
      </div>
    </dialog>
  )
}
