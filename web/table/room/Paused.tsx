import './paused.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { timeWords } from '../../words/time.ts'
import { words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'

interface PausedProps {
  readonly table: PublicTable
  /** The viewer's own seat: a watcher has none, sees why, and cannot change it. */
  readonly mine: Seat | null
  readonly send: (command: CommandInput) => void
}

/** Lies over the board while nothing may move: why, and the ways on. */
export function Paused({ table, mine, send }: PausedProps) {
  const text = words.value.paused
  const { paused } = table
  if (paused === null) return null
  const one = table.seats[paused.seat]
  const away = paused.reason === 'away'
  const left = one?.kind === 'open'
  const { title, means } = reason(table, mine)
  return (
    <section class="paused" aria-label={text.title}>
      <div class="paper paused-slip" role="status">
        <Piece of={paused.seat} face={left ? null : 'sleep'}>
          {initialOf(one?.name ?? '')}
        </Piece>
        <h2>{title}</h2>
        <p>{table.tempo === undefined ? means : `${means} ${timeWords.value.clockStands}`}</p>
        {mine !== null && (
          <div class="paused-actions">
            {away && (
              <button
                class="button"
                data-look="main"
                data-size="big"
                type="button"
                onClick={() => send({ type: 'keep', seat: paused.seat })}
              >
                <Icon name="bot" />
                {text.keep}
              </button>
            )}
            {!left && (
              <button
                class="button"
                data-look={away ? undefined : 'main'}
                data-size={away ? undefined : 'big'}
                type="button"
                onClick={() => send({ type: 'resume' })}
              >
                <Icon name="play" />
                {away ? text.goOnWithout : text.goOn}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Why everybody waits, as a headline, and what comes of it. */
function reason({ paused, seats }: PublicTable, mine: Seat | null) {
  const text = words.value.paused
  const one = paused === null ? undefined : seats[paused.seat]
  const name = one?.name ?? ''
  if (paused?.reason !== 'away')
    return {
      title: paused?.seat === mine ? text.askedByMe : text.asked(name),
      means: text.askedMeans,
    }
  if (one?.kind === 'open') return { title: text.left(name), means: text.leftMeans }
  return { title: text.away(name), means: text.awayMeans }
}
