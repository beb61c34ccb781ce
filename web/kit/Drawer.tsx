import './drawer.css'

import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { useCloseOnBack } from './close-on-back.ts'
import { words } from '../words/index.ts'
import { Icon, type IconName } from './Icon.tsx'
import { playMoment } from './motion/play-moments.ts'
import { MyTurnContext } from './my-turn.ts'
import { initialOf, Piece } from './pieces/Piece.tsx'

interface DrawerProps {
  readonly title: string
  /** A line below it. */
  readonly about?: string | undefined
  /** Buttons beside the one that closes it. */
  readonly tools?: ComponentChildren
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** `tall` for what scrolls in itself. */
  readonly shape?: 'plain' | 'wide' | 'tall'
}

/** A paper laid over the page: from below on a phone, in the middle elsewhere. The browser keeps the focus inside it. */
export function Drawer({ title, about, tools, onClose, children, shape = 'plain' }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // At once: until it is open, a tap would still reach what lies beneath it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    playMoment({ name: 'sheet' })
    return () => {
      // The browser gives the focus back to whoever opened a drawer that is closed, but not one that is taken away.
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
          <div>
            <h2>{title}</h2>
            {about !== undefined && <p>{about}</p>}
          </div>
          {tools}
          <button class="icon-button" type="button" aria-label={words.value.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="drawer-body column" tabIndex={0}>
          {children}
        </div>
      </div>
      <TurnTab close={close} />
    </dialog>
  )
}

/** It has become my turn behind the paper: the way back to the cards. */
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
  readonly act: () => void
}

/** A button beside the one that closes it. */
export const DrawerTool = ({ icon, name, act }: DrawerToolProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
)
