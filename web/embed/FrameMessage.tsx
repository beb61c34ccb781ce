import './frame-message.css'

import type { ComponentChildren } from 'preact'

import { Logo } from '../parts/Logo.tsx'

interface FrameMessageProps {
  readonly text: string
  /** A button for something that the viewer can do, such as reconnect. */
  readonly action?: { readonly name: string; readonly act: () => void }
  readonly link?: { readonly name: string; readonly to: string }
  readonly children?: ComponentChildren
}

/** A message on a sheet of paper, shown instead of a table. */
export const FrameMessage = ({ text, action, link, children }: FrameMessageProps) => (
  <main class="frame-message">
    <h1 class="visually-hidden">Tischlein</h1>
    <div class="paper column frame-message-paper">
      <Logo />
      <p role="status">{text}</p>
      {children}
      {action !== undefined && (
        <button class="button" data-look="main" type="button" onClick={() => action.act()}>
          {action.name}
        </button>
      )}
      {link !== undefined && (
        <a class="button" data-look="main" href={link.to}>
          {link.name}
        </a>
      )}
    </div>
  </main>
)
