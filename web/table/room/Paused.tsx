import './paused.css'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import type { Wish } from '../model/model.ts'

interface PausedProps {
  readonly table: PublicTable
  /** A watcher sees why, and cannot change it. */
  readonly seated: boolean
  readonly send: (wish: Wish) => void
}

/** Lies over the board while nothing may move: why, and the ways on. */
export function Paused({ table, seated, send }: PausedProps) {
  const text = words.value.paused
  const { paused } = table
  if (paused === null) return null
  const one = table.seats[paused.seat]
  const name = one?.name ?? ''
  const away = paused.why === 'away'
  const left = one?.kind === 'open'
  return (
    <section class="paused" aria-label={text.title}>
      <div class="paper column paused-paper">
        <h2>
          <Icon name="pause" />
          {text.title}
        </h2>
        <p role="status">{away ? (left ? text.left(name) : text.away(name)) : text.asked(name)}</p>
        {seated && (
          <div class="column paused-ways">
            {away && (
              <button
                class="button"
                data-look="main"
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
