import '../table/room/strip.css'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'
import { Icon } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'
import { frameWords } from './frame-words.ts'

interface ChairsProps {
  readonly table: PublicTable
  readonly toMove: readonly Seat[]
  /** How many cards each seat holds; empty before the cards are dealt. */
  readonly held: readonly number[]
}

/** Everybody at the table on one line. It looks like that of the players, but there is nothing to tap. */
export function Chairs({ table, toMove, held }: ChairsProps) {
  const text = frameWords.value
  if (table.seats.length === 0) return <p class="frame-nobody">{text.nobody}</p>
  return (
    <ul class="strip strip-seats" aria-label={words.value.seats.title}>
      {table.seats.map(({ name, kind }, seat) => {
        const moves = toMove.includes(seat)
        const cards = held[seat]
        return (
          <li key={seat} class="strip-seat" aria-current={moves ? 'true' : undefined}>
            <span class="strip-name">{name}</span>
            <span class="for-ears">
              {[moves ? text.mayMove : '', cards === undefined ? '' : text.cards(cards)]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span class="strip-facts" aria-hidden="true">
              {moves && <span class="strip-turn">▸</span>}
              {cards !== undefined && <span class="strip-held">{cards}</span>}
              {kind === 'bot' && <Icon name="bot" />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
