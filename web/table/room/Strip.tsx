import './strip.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import { seatState, type SeatState } from '../model/seat-state.ts'

interface StripProps {
  readonly table: PublicTable
  readonly mine: Seat | null
  readonly toMove: readonly Seat[]
  /** How many cards each seat holds. */
  readonly held: readonly number[]
  readonly openSeat: (seat: Seat) => void
}

const pictures: Readonly<Record<SeatState, IconName | null>> = {
  here: null,
  away: 'moon',
  kept: 'bot',
  bot: 'bot',
  open: 'chair',
}

/** Everybody at the table, on one line. */
export function Strip({ table, mine, toMove, held, openSeat }: StripProps) {
  const text = words.value
  return (
    <section class="strip" aria-label={text.seats.title}>
      <ul class="strip-seats">
        {table.seats.map((one, seat) => {
          const state = seatState(one)
          const picture = pictures[state]
          const moves = toMove.includes(seat)
          return (
            <li key={seat}>
              <button
                class="strip-seat"
                type="button"
                data-state={state}
                data-mine={seat === mine}
                aria-current={moves ? 'true' : undefined}
                onClick={() => openSeat(seat)}
              >
                <span class="strip-name">{seat === mine ? text.you : one.name}</span>
                <span class="for-ears">
                  {text.strip.facts({
                    moves,
                    held: held[seat] ?? 0,
                    state: text.seatStates[state],
                    host: seat === table.host,
                  })}
                </span>
                <span class="strip-facts" aria-hidden="true">
                  {moves && <span class="strip-turn">▸</span>}
                  <span class="strip-held">{held[seat] ?? 0}</span>
                  {picture !== null && <Icon name={picture} />}
                  {seat === table.host && <Icon name="crown" />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {table.watchers > 0 && (
        <p class="strip-watchers" title={text.strip.watchers(table.watchers)}>
          <Icon name="eye" />
          <span aria-hidden="true">{table.watchers}</span>
          <span class="for-ears">{text.strip.watchers(table.watchers)}</span>
        </p>
      )}
    </section>
  )
}
