import './note.css'

import type { ComponentChildren } from 'preact'

import { Logo } from '../parts/Logo.tsx'

interface NoteProps {
  readonly why: string
  /** What can be done about it, if anything can. */
  readonly deed?: { readonly name: string; readonly act: () => void }
  readonly link?: { readonly name: string; readonly to: string }
  readonly children?: ComponentChildren
}

/** What a frame says in place of a table: a slip of paper on the bare one. */
export const Note = ({ why, deed, link, children }: NoteProps) => (
  <main class="note-room">
    <h1 class="visually-hidden">Tischlein</h1>
    <div class="paper column note-paper">
      <Logo />
      <p role="status">{why}</p>
      {children}
      {deed !== undefined && (
        <button class="button" data-look="main" type="button" onClick={() => deed.act()}>
          {deed.name}
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
