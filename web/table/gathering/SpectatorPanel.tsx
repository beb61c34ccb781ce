import './spectator-panel.css'

import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { isInFrame } from '../../client/in-frame.ts'
import { watchedTables, watchTable } from '../../parts/watched-tables.ts'
import { words } from '../../words/index.ts'
import { ClapButton } from '../reactions/ClapButton.tsx'
import { FullTable } from './FullTable.tsx'
import { SitDownForm } from './SitDownForm.tsx'
import type { TableSession } from '../../client/TableSession.ts'
import { TakeBackRequest } from '../take-back/TakeBack.tsx'
import { OpenHandsDelay } from './OpenHandsDelay.tsx'

interface SpectatorPanelProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly answer: ComponentChildren
}

/**
 * The panel that a spectator sees instead of a hand: a note that they are watching, and a free seat
 * if there is one.
 */
export function SpectatorPanel({ session, table, answer }: SpectatorPanelProps) {
  const text = words.value.notes
  const view = session.model.projection.value
  const asks = session.seatRequest.value !== null
  const maySit = table.phase === 'playing' && !asks && !session.isRemoved.value
  const free = maySit ? freeSeat(table) : undefined
  const isFull = maySit && free === undefined
  const isNews =
    isFull && table.paused === null && !isInFrame && !watchedTables.value.has(table.code)
  useEffect(() => {
    // Remembers that the visitor is watching. Otherwise the page would offer to watch when the last
    // free seat is taken.
    if (!isNews) watchTable(table.code)
  }, [isNews])
  const takeBack = <TakeBackRequest session={session} table={table} mine={null} />
  if (isNews)
    return (
      <div class="spectator-panel">
        {answer}
        {takeBack}
        <FullTable seats={table.seats.length} watch={() => watchTable(table.code)} />
      </div>
    )
  return (
    <div class="spectator-panel">
      {answer}
      {takeBack}
      {free !== undefined && (
        <FreeSeat
          title={text.freeSeat}
          means={free.kind === 'bot' ? text.whoseBotCards(free.name) : text.whoseCards(free.name)}
        >
          <SitDownForm sit={(name) => session.requestSeat(name)} />
        </FreeSeat>
      )}
      <div class="spectator-panel-row">
        {table.openHands?.open === true ? (
          <OpenHandsDelay table={table} view={view} />
        ) : (
          <p class="spectator-panel-note">
            <Icon name="eye" />
            <span>{isFull ? text.watchingFull : text.watching}</span>
          </p>
        )}
        {table.clapping !== false && <ClapButton clap={() => session.connection.clap()} />}
      </div>
    </div>
  )
}

interface FreeSeatProps {
  readonly title: string
  readonly means: string
  /** The form to take the seat. */
  readonly children: ComponentChildren
}

export const FreeSeat = ({ title, means, children }: FreeSeatProps) => (
  <div class="empty-seat">
    <span class="empty-seat-plus" aria-hidden="true">
      <Icon name="plus" />
    </span>
    <div>
      <h2>{title}</h2>
      <p>{means}</p>
    </div>
    {children}
  </div>
)

/**
 * Returns the seat that a newcomer can take during a game: a seat that its player has left, else
 * the first bot's seat.
 */
const freeSeat = ({ seats, locked }: PublicTable): PublicSeat | undefined =>
  locked
    ? undefined
    : (seats.find(({ kind }) => kind === 'open') ?? seats.find(({ kind }) => kind === 'bot'))
