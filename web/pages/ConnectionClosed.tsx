import './not-found.css'

import type { ComponentChildren } from 'preact'

import { Piece } from '../kit/pieces/Piece.tsx'
import { Site } from '../parts/Site.tsx'
import { localise } from '../words/index.ts'
import { betweenGamesWords } from '../words/between-games.ts'
import type { TerminalCloseReason } from '../client/TableConnection.ts'
import { closedWords } from '../words/closed.ts'
import { spokenCode } from '../../shared/code.ts'
import { settings } from '../client/settings.ts'
import { noSeatWords } from '../words/no-seat.ts'

interface ConnectionClosedProps {
  readonly reason: Exclude<TerminalCloseReason, 'unseated' | 'wrongToken'> | 'removed'
  readonly code: string
  readonly reconnect: () => void
  /** A second action below the button. */
  readonly children?: ComponentChildren
}

/**
 * The page shown after the connection was closed for good, or after the player was removed. Has a
 * button to reconnect. If the table no longer exists, has a link to the start page instead. For a
 * local table of a newer version, the button loads that version.
 */
export function ConnectionClosed(props: ConnectionClosedProps) {
  const { reason, code, reconnect, children } = props
  if (reason === 'removed') return <RemovedFromTable code={code} />
  const isGone = reason === 'noSuchTable'
  const { title, why, again } = isGone
    ? localise(betweenGamesWords).gone
    : localise(closedWords)[reason]
  const look = { class: 'button', 'data-look': 'main', 'data-size': 'big' } as const
  return (
    <Site title={title} takesFocus>
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
        {children}
      </div>
    </Site>
  )
}

/**
 * Tells a player that the host has removed them. If the host lets them back in, the table replaces
 * this page.
 */
function RemovedFromTable({ code }: { readonly code: string }) {
  const { title, means, home } = localise(noSeatWords).removed
  return (
    <Site title={title} takesFocus>
      <div class="not-found">
        <Piece of={settings.piece.value ?? 0} face="sigh" />
        <h1>{title}</h1>
        <p role="status">{means(settings.hideCode.value ? null : spokenCode(code))}</p>
        <a class="button" data-look="main" data-size="big" href="/">
          {home}
        </a>
      </div>
    </Site>
  )
}
