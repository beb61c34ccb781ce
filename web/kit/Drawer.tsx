import './drawer.css'

import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { useCloseOnBack } from './close-on-back.ts'
import { words } from '../words/index.ts'
import { Icon, type IconName } from './Icon.tsx'
import { playCue } from './motion/play-cues.ts'
import { MyTurnContext } from './table/table-context.ts'
import { initialOf, Piece } from './pieces/Piece.tsx'

interface DrawerProps {
  readonly title: string
  readonly subtitle?: string | undefined
  /** A button to the left of the title. */
  readonly leading?: ComponentChildren
  /** Extra buttons in the header, next to the close button. */
  readonly tools?: ComponentChildren
  /** Content below the scrolling body. It is always visible. */
  readonly footer?: ComponentChildren
  /** Called on Escape, before the drawer closes. `preventDefault` keeps the drawer open. */
  readonly onCancel?: (event: Event) => void
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** The layout of the drawer: `tall` for content that has its own scroll area. */
  readonly shape?: 'plain' | 'wide' | 'tall'
}

/**
 * A modal dialog: a bottom sheet on phones, at the right edge in landscape and on desktops. A wide
 * drawer is centred on desktops. The browser traps the focus inside the dialog.
 */
export function Drawer({
  title,
  subtitle,
  leading,
  tools,
  footer,
  onCancel,
  onClose,
  children,
  shape = 'plain',
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  // Opens the dialog in a layout effect. `useEffect` would run after the paint, and a tap before
  // that would reach the page underneath.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    playCue({ name: 'sheet' })
    return () => {
      // A browser restores the focus when it closes a dialog, but not when the dialog's element is
      // removed from the page, as happens here.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const close = (): void => dialog.current?.close()
  useCloseOnBack(close, true)
  return (
    <dialog
      class="drawer"
      ref={dialog}
      aria-label={title}
      data-shape={shape}
      onCancel={onCancel}
      onClose={(event) => {
        // When another drawer replaces this one, this one still fires `close`, although it is no
        // longer in the page. That event must not close the new drawer.
        if (event.currentTarget.isConnected) onClose()
      }}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        // The event target is the dialog itself only if the tap was outside its visible sheet. A
        // selection of text may end there, but does not begin there.
        if (target === currentTarget && pressed.current === target) currentTarget.close()
      }}
    >
      <div class="drawer-paper">
        <header class="drawer-head">
          {leading}
          <div>
            <h2>{title}</h2>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          {tools}
          <button class="icon-button" type="button" aria-label={words.value.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="drawer-body column" tabIndex={0}>
          {children}
        </div>
        {footer !== undefined && <footer class="drawer-foot">{footer}</footer>}
      </div>
      {/* A screen reader announces nothing behind the dialog, so the turn is announced here. */}
      <div role="status">
        <TurnTab close={close} />
      </div>
    </dialog>
  )
}

/** If the viewer's turn begins while the drawer is open, shows a button that closes the drawer. */
function TurnTab({ close }: { readonly close: () => void }) {
  const me = useContext(MyTurnContext)
  const [wasMyTurn, setWasMyTurn] = useState(me !== null)
  useEffect(() => {
    if (me === null) setWasMyTurn(false)
  }, [me === null])
  if (me === null || wasMyTurn) return null
  return (
    <button class="drawer-turn" type="button" onClick={close}>
      <Piece of={me.seat}>{initialOf(me.name)}</Piece>
      {words.value.toCards}
    </button>
  )
}

interface DrawerToolProps {
  readonly icon: IconName
  readonly name: string
  readonly onClick: () => void
}

/** An icon button for the header of a drawer. */
export const DrawerTool = ({ icon, name, onClick }: DrawerToolProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
)
