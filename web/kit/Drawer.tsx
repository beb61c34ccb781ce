import './drawer.css'

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

import { words } from '../words/index.ts'
import { Icon } from './Icon.tsx'

interface DrawerProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** `tall` for what scrolls in itself. */
  readonly shape?: 'plain' | 'wide' | 'tall'
}

/** A paper laid over the page: from below on a phone, in the middle elsewhere. The browser keeps the focus inside it. */
export function Drawer({ title, onClose, children, shape = 'plain' }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    return () => {
      // The browser gives the focus back to whoever opened a drawer that is closed, but not one that is taken away.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      class="drawer"
      ref={dialog}
      aria-label={title}
      data-shape={shape}
      onClose={(event) => {
        // One that made room for the next drawer closes too, but by then that one is open.
        if (event.currentTarget.isConnected) onClose()
      }}
      onClick={(event) => {
        // The dialog itself is hit only beside the paper.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div class="drawer-paper">
        <header class="drawer-head">
          <h2>{title}</h2>
          <button
            class="icon-button"
            type="button"
            aria-label={words.value.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="drawer-body column" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
