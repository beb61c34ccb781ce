import './not-found.css'

import { spokenCode } from '../../shared/code.ts'
import { settings } from '../client/settings.ts'
import { Piece } from '../kit/pieces/Piece.tsx'
import { Site } from '../parts/Site.tsx'
import { noSeatWords } from '../words/no-seat.ts'

/**
 * Tells a player that the host has removed them. If the host lets them back in, the table replaces
 * this page.
 */
export function RemovedFromTable({ code }: { readonly code: string }) {
  const { title, means, home } = noSeatWords.value.removed
  return (
    <Site title={title}>
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
