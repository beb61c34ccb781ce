import './pause-overlay.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { timeWords } from '../../words/time.ts'
import { localise, words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'

interface PauseOverlayProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator, who can't resume the game. */
  readonly mine: Seat | null
  readonly send: (command: CommandInput) => void
}

/**
 * Covers the board while the game is paused. Shows why, and the buttons with which the game can
 * continue.
 */
export function PauseOverlay({ table, mine, send }: PauseOverlayProps) {
  const text = words.value.paused
  const { paused } = table
  if (paused === null) return null
  const one = table.seats[paused.seat]
  const away = paused.reason === 'away'
  const left = one?.kind === 'open'
  const { title, means } = pauseReason(table, mine)
  return (
    <section class="paused" aria-label={text.title}>
      <div class="paper paused-slip" role="status">
        <Piece of={paused.seat} face={left ? null : 'sleep'}>
          {initialOf(one?.name ?? '')}
        </Piece>
        <h2>{title}</h2>
        <p>{table.tempo === undefined ? means : `${means} ${localise(timeWords).clockStands}`}</p>
        {mine !== null && (
          <div class="paused-actions">
            {away && (
              <button
                class="button"
                data-look="main"
                data-size="big"
                type="button"
                onClick={() => send({ type: 'substitute', seat: paused.seat })}
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

/**
 * Returns a headline that says why the game is paused, and a sentence that says what that means for
 * the viewer.
 */
function pauseReason({ paused, seats }: PublicTable, mine: Seat | null) {
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
