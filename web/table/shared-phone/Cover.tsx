import './cover.css'

import { useEffect, useRef } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { TableTop } from '../../kit/table/TableTop.tsx'
import { useGame } from '../../parts/use-game.ts'
import { settings } from '../../client/settings.ts'
import { localise, words } from '../../words/index.ts'
import { clothAt } from '../../parts/visible-game.ts'
import { useTabTitle } from '../room/use-tab-title.ts'
import { useTimeParts } from '../time/use-time-parts.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { TopBar } from '../room/TopBar.tsx'
import type { SharedPhone } from './SharedPhone.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

interface CoverProps {
  readonly phone: SharedPhone
  readonly table: PublicTable
}

/**
 * Hides the cards while the phone passes from one player to the next. The screen of the table is
 * unmounted, so that cards and chat are not even in the document.
 */
export function Cover({ phone, table }: CoverProps) {
  const text = localise(sharedPhoneWords)
  const loaded = useGame(table.game)
  const asked = phone.requested.value
  const onTurn = phone.onTurn.value
  const name = findGame(table.game)?.name ?? 'Tischlein'
  const code = settings.hideCode.value ? name : spokenCode(table.code)
  useTabTitle(name, onTurn && text.turnOf(sessionName(onTurn)))
  const others = phone.players.present.value.filter((one) => one !== asked)
  const time = useTimeParts(loaded !== null)
  const canTakeBack = table.takeBack !== false && table.phase === 'playing' && !table.paused
  const isLost = phone.players.present.value.every(
    ({ connection }) => connection.status.value !== 'open',
  )
  return (
    <TableTop game={table.game} cloth={clothAt(table, loaded)} lamp={isLost ? 'dark' : undefined}>
      <TopBar title={name} name={code} table={null} chat={null} openMenu={null} />
      <main class="cover" aria-label={asked === null ? text.who : text.handTo(sessionName(asked))}>
        {asked === null ? (
          <>
            <h2 class="cover-title">{text.who}</h2>
            <News text={statusText(phone, table)} />
          </>
        ) : (
          <RequestedPlayer key={asked.token.value} phone={phone} one={asked} />
        )}
        {others.length > 0 && (
          <section class="cover-others" aria-label={text.others}>
            {asked !== null && <p aria-hidden="true">{text.others}</p>}
            <ul>
              {others.map((one) => (
                <li key={one.token.value}>
                  <button class="cover-other" type="button" onClick={() => phone.request(one)}>
                    <SessionPiece one={one} />
                    {sessionName(one)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {canTakeBack && (
          <div class="cover-take-back">
            {time &&
              phone.players.present.value.map((one) => (
                <time.TakeBackButton
                  key={one.token.value}
                  session={one}
                  table={table}
                  game={null}
                  name={sessionName(one)}
                />
              ))}
          </div>
        )}
      </main>
    </TableTop>
  )
}

/** Names the player who should take the phone, with a button that shows this player's cards. */
function RequestedPlayer({
  phone,
  one,
}: {
  readonly phone: SharedPhone
  readonly one: TableSession
}) {
  const text = localise(sharedPhoneWords)
  const main = useRef<HTMLButtonElement>(null)
  const isHere = one.model.projection.value !== null
  useEffect(() => main.current?.focus({ preventScroll: true }), [isHere])
  const recap = phone.recapFor(one)
  const isLost = one.connection.status.value === 'lost'
  return (
    <>
      <SessionPiece one={one} />
      <h2 class="cover-title">{text.handTo(sessionName(one))}</h2>
      <News text={isLost ? words.value.notes.lost : recap} />
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="button"
        ref={main}
        disabled={!isHere}
        onClick={() => phone.uncover(one)}
      >
        {text.iAm(sessionName(one))}
      </button>
    </>
  )
}

const News = ({ text }: { readonly text: string }) =>
  text === '' ? null : <p class="cover-news">{text}</p>

/** Draws a player's piece (token) outside of a table. */
export const SessionPiece = ({ one: { model } }: { readonly one: TableSession }) => {
  const me = model.me.value
  return <Piece of={me?.piece ?? model.seat.value ?? 0}>{initialOf(me?.name ?? '')}</Piece>
}

export const sessionName = ({ model }: TableSession): string => model.me.value?.name ?? ''

/**
 * Returns a text that says for which player the game waits if no player on this phone is to move.
 */
function statusText(phone: SharedPhone, { seats, paused }: PublicTable): string {
  const text = localise(sharedPhoneWords)
  if (paused !== null) return text.paused
  const one = seats[phone.toMove.value[0] ?? -1]
  return one === undefined ? '' : text.turnOf(one.name)
}
