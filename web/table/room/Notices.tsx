import './notices.css'

import { useEffect } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Notice } from '../../parts/Notice.tsx'
import { words } from '../../words/index.ts'
import { SitDown } from '../gathering/SitDown.tsx'
import { Door } from './Door.tsx'
import { CatchingUp } from '../lazy-parts.ts'
import type { Absence } from '../model/model.ts'
import type { Visit } from '../model/visit.ts'
import { WaitingFor } from './WaitingFor.tsx'

interface NoticesProps {
  readonly visit: Visit
  readonly table: PublicTable
  readonly showMissed: (absence: Absence) => void
}

/** All that the viewer should know beside the game: about the line, about their chair, and what they missed. */
export function Notices({ visit, table, showMissed }: NoticesProps) {
  const text = words.value.notes
  const { model, connection } = visit
  const missed = model.missed.value
  useEffect(() => {
    // So that it is there when somebody taps.
    if (missed !== null) CatchingUp.fetch().catch(() => {})
  }, [missed])
  const playing = table.phase !== 'gathering'
  return (
    <div class="notices">
      {connection.line.value === 'lost' && (
        <div class="notices-late">
          <Notice icon="again">{model.moving.value ? text.lostMoving : text.lost}</Notice>
        </div>
      )}
      {visit.share.broken.value && (
        <Notice icon="warning" tone="warning">
          {text.unfair}
        </Notice>
      )}
      {visit.unseated.value && (
        <Notice icon="door" onClose={() => (visit.unseated.value = false)}>
          {text.unseated}
        </Notice>
      )}
      {(table.asking ?? visit.waiting.value ?? (visit.declined.value || null)) !== null && (
        <Door visit={visit} table={table} />
      )}
      {model.me.value?.kept === true && (
        <Notice icon="bot">
          <span>{text.kept}</span>
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => model.send({ type: 'take-back-seat' })}
          >
            {text.takeBack}
          </button>
        </Notice>
      )}
      {table.phase === 'playing' && table.paused === null && model.seat.value !== null && (
        <WaitingFor table={table} toMove={model.projection.value?.toMove ?? []} send={model.send} />
      )}
      {missed !== null && (
        <Notice icon="eye" onClose={() => (model.missed.value = null)}>
          <span>{text.missed(missed.moves)}</span>
          <button
            class="button"
            type="button"
            onClick={() => {
              model.missed.value = null
              showMissed(missed)
            }}
          >
            {text.show}
          </button>
        </Notice>
      )}
      {playing && model.seat.value === null && visit.waiting.value === null && (
        <Notice icon="eye">
          <span>{hasFreeSeat(table) ? text.watching : text.watchingFull}</span>
          {hasFreeSeat(table) && <SitDown sit={(name) => visit.sit(name)} />}
        </Notice>
      )}
    </div>
  )
}

/** During a game a chair is free that somebody left, or that a bot sits on. */
const hasFreeSeat = ({ seats, locked }: PublicTable): boolean =>
  !locked && seats.some(({ kind }) => kind !== 'human')
