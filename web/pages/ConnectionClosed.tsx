import './not-found.css'

import { Piece } from '../kit/pieces/Piece.tsx'
import { Site } from '../parts/Site.tsx'
import { eveningWords } from '../words/evening.ts'
import type { TerminalCloseReason } from '../client/TableConnection.ts'
import { words } from '../words/index.ts'

interface ConnectionClosedProps {
  readonly reason: Exclude<TerminalCloseReason, 'unseated' | 'wrongToken'>
  readonly reconnect: () => void
}

/** The line is closed for good, unless somebody asks for it again; to a table that is gone nobody comes back. */
export function ConnectionClosed({ reason, reconnect }: ConnectionClosedProps) {
  const isGone = reason === 'noSuchTable'
  const { title, why, again } = isGone ? eveningWords.value.gone : words.value.ended[reason]
  const look = { class: 'button', 'data-look': 'main', 'data-size': 'big' } as const
  return (
    <Site title={title}>
      <div class="not-found">
        <Piece of={0} face="sleep" />
        <h1>{title}</h1>
        <p>{why}</p>
        {isGone ? (
          <a {...look} href="/">
            {again}
          </a>
        ) : (
          <button {...look} type="button" onClick={reconnect}>
            {again}
          </button>
        )}
      </div>
    </Site>
  )
}
