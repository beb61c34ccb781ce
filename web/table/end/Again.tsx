import './again.css'

import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { finishWords } from '../../words/end.ts'
import { localise, words } from '../../words/index.ts'
import { AskHost } from '../time/AskHost.tsx'
import { JoinNextGame } from './JoinNextGame.tsx'
import { newcomersAt } from './last-game.ts'
import { PiecesWithoutSeats } from './PiecesWithoutSeats.tsx'

interface AgainProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
  /**
   * Takes a seat for the next game. Null if the viewer has a seat, has already asked for one, or
   * can't sit here.
   */
  readonly sit: ((name: string) => Promise<Refused | null>) | null
}

/**
 * Shows the vote on the next game. The host can start the game without waiting for the votes, and
 * spectators can take a seat.
 */
export function Again(props: AgainProps) {
  const { table, mine, send, isHost, sit } = props
  const newcomers = newcomersAt(table)
  return (
    <section class="again" aria-label={localise(finishWords).again}>
      <div class="again-inside">
        {newcomers.length > 0 && (
          <p role="status">{localise(betweenGamesWords).joins(formatNames(newcomers))}</p>
        )}
        {mine === null ? (
          <>
            {table.voting && <Votes table={table} mine={mine} />}
            {sit !== null && <JoinNextGame table={table} sit={sit} />}
          </>
        ) : (
          <>
            <Votes table={table} mine={mine} />
            <Vote table={table} mine={mine} isHost={isHost} send={send} />
            <AskHost table={table} mine={mine} send={send} look="soft" />
          </>
        )}
      </div>
    </section>
  )
}

/** Returns the game for which the player in `seat` has voted; null if the player has not voted. */
export const voteOf = ({ voting }: PublicTable, seat: Seat): string | null =>
  voting?.votes.find((vote) => vote.seat === seat)?.game ?? null

/** The longest time between the two taps of a double tap, in ms. */
const doubleTap = 500

function Vote({ table, mine, isHost, send }: Omit<AgainProps, 'sit'> & { readonly mine: Seat }) {
  const text = localise(finishWords).vote
  const isIn = voteOf(table, mine) === table.game
  const isDealing = table.voting?.dealsAt !== undefined
  // The second tap of a double tap hits the button that replaces “Again!”. It must not deal.
  const lastTap = useRef(-Infinity)
  const onTap = (command: CommandInput) => (event: MouseEvent) => {
    if (event.timeStamp - lastTap.current > doubleTap) send(command)
    lastTap.current = event.timeStamp
  }
  const takeBack = onTap({ type: 'vote', game: null })
  const canDeal = isIn && isHost && !isDealing
  const isMarked = isIn && !canDeal
  const deed: CommandInput = canDeal ? { type: 'rematch' } : { type: 'vote', game: table.game }
  return (
    <div class="again-row">
      {canDeal && (
        <button
          class="button again-in"
          data-shape="square"
          type="button"
          aria-pressed="true"
          aria-label={text.takeBack}
          onClick={takeBack}
        >
          <Icon name="check" />
        </button>
      )}
      {/* The same element before and after the vote, so that it keeps the focus. */}
      <button
        key="main"
        class={isMarked ? 'button again-in' : 'button'}
        data-look={isMarked ? undefined : 'main'}
        data-size="big"
        type="button"
        aria-pressed={isMarked ? 'true' : undefined}
        onClick={isMarked ? takeBack : onTap(deed)}
      >
        <Icon name={isMarked ? 'check' : 'again'} />
        {isMarked ? text.in : canDeal ? text.dealNow : words.value.over.rematch}
      </button>
    </div>
  )
}

/**
 * Shows the pieces of all players, with a tick on each player who has voted for this game again. A
 * sentence below the pieces sums up the votes.
 */
function Votes({ table, mine }: Pick<AgainProps, 'table' | 'mine'>) {
  const text = localise(finishWords).vote
  const players = table.seats.flatMap((one, seat) =>
    one.kind === 'open' ? [] : [{ ...one, seat }],
  )
  // Returns whether the player in `seat` wants to play this game again. Bots always do.
  const isIn = ({ seat, kind }: { readonly seat: Seat; readonly kind: string }): boolean =>
    voteOf(table, seat) === table.game || (kind === 'bot' && table.voting !== undefined)
  return (
    <div class="again-said">
      <PiecesWithoutSeats>
        <ul class="again-ticks" aria-label={text.who}>
          {players.map((one) => (
            <li key={one.seat} data-said={isIn(one)}>
              <Piece of={one.piece ?? one.seat}>{initialOf(one.name)}</Piece>
              {isIn(one) && (
                <i class="again-tick">
                  <Icon name="check" />
                </i>
              )}
              <span class="visually-hidden">{isIn(one) ? text.isIn(one.name) : one.name}</span>
            </li>
          ))}
        </ul>
      </PiecesWithoutSeats>
      <p>{voteLine(table, mine, players.filter(isIn).length, players.length)}</p>
    </div>
  )
}

function voteLine(
  table: PublicTable,
  mine: Seat | null,
  count: number,
  of: number,
): ComponentChildren {
  const text = localise(finishWords).vote
  const { voting } = table
  if (voting === undefined || count === 0) return null
  if (voting.dealsAt !== undefined) return text.all
  const names = formatNames(voting.missing.map((seat) => table.seats[seat]?.name ?? ''))
  const isMine = mine !== null && voteOf(table, mine) === table.game
  if (isMine && voting.missing.length > 0)
    return mine === table.host ? text.notYet(names) : text.waiting(names)
  if (!isMine && mine !== null && count === of - 1) return text.allBut
  return text.some(count, of)
}
