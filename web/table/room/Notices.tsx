import './notices.css'

import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

import { isLocalCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { words } from '../../words/index.ts'
import {
  CatchingUp,
  GameOver,
  JoinRequests,
  OpenHandsRequest,
  SwapRequests,
  Toast,
} from './lazy-parts.ts'
import type { Absence } from '../../client/TableModel.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { lazy } from '../../kit/lazy.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import { Notice } from '../../parts/Notice.tsx'

const Offer = lazy(() =>
  import('../notifications/NotificationOffer.tsx').then((part) => part.NotificationOffer),
)

const loadEndOf = (game: string): void =>
  void import('../../parts/end/use-end.ts')
    .then(({ preloadEnd }) => preloadEnd(game))
    .catch(() => {})

interface NoticesProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly showMissed: (absence: Absence) => void
  /** Whether it is the turn of another player who uses this phone. */
  readonly isHandedOn: boolean
  /** Further notices, about turns and time limits. */
  readonly children?: ComponentChildren
}

/**
 * The notices over the board: about the connection, requests for a seat, the viewer's seat, and
 * moves that the viewer missed.
 */
export function Notices({ session, table, showMissed, isHandedOn, children }: NoticesProps) {
  const text = words.value.notes
  const { model, connection } = session
  const missed = model.absence.value
  const mine = model.seat.value
  useEffect(() => {
    // Loads the view of the missed moves in advance. A button in the notice opens it.
    if (missed !== null) CatchingUp.preload().catch(() => {})
  }, [missed])
  useEffect(() => {
    Toast.preload().catch(() => {})
  }, [])
  useEffect(() => {
    if (table.phase !== 'playing') return
    // Loads the end screen during the game, so that it appears without delay when the game ends.
    const timer = setTimeout(() => {
      GameOver.preload().catch(() => {})
      loadEndOf(table.game)
    }, 20_000)
    return () => clearTimeout(timer)
  }, [table.game, table.phase])
  return (
    <div class="notices">
      {connection.status.value === 'lost' && (
        <ConnectionLost game={table.game} mine={mine} isMoveKept={model.isMovePending.value} />
      )}
      {session.contribution.isIgnored.value && (
        <Notice icon="warning" tone="warning" role="alert">
          {text.unfair}
        </Notice>
      )}
      {session.wasUnseated.value && (
        <Notice icon="door" onClose={() => (session.wasUnseated.value = false)}>
          {session.isRemoved.value ? words.value.refusals['removed-by-host'] : text.unseated}
        </Notice>
      )}
      {(table.joinRequests ?? session.seatRequest.value ?? (session.wasDeclined.value || null)) !==
        null && <JoinRequests session={session} table={table} />}
      {table.swapRequests !== undefined && model.me.value?.person !== undefined && (
        <SwapRequests table={table} me={model.me.value.person} send={model.send} />
      )}
      {table.openHands && model.me.value && model.me.value.showsHand === undefined && (
        <OpenHandsRequest table={table} send={model.send} />
      )}
      {model.me.value?.substituted === true && (
        <Notice
          icon="bot"
          ways={
            <button
              class="button"
              data-look="main"
              type="button"
              onClick={() => model.send({ type: 'take-back-seat' })}
            >
              {text.takeBack}
            </button>
          }
        >
          {text.kept}
        </Notice>
      )}
      {mine !== null && table.phase === 'playing' && !isHandedOn && !isLocalCode(table.code) && (
        <Offer table={table} mine={mine} toMove={model.projection.value?.toMove ?? []} />
      )}
      {children}
      {missed !== null && (
        <Notice
          icon="eye"
          onClose={() => (model.absence.value = null)}
          ways={
            <button
              class="button"
              type="button"
              onClick={() => {
                model.absence.value = null
                showMissed(missed)
              }}
            >
              {text.show}
            </button>
          }
        >
          {text.missed(missed.moves)}
        </Notice>
      )}
    </div>
  )
}
