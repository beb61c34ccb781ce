import './network-back.css'

import { spokenCode } from '../../../shared/code.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { localise } from '../../words/index.ts'
import { localWords } from '../../words/local.ts'
import { PiecesWithoutSeats } from '../end/PiecesWithoutSeats.tsx'
import type { FriendsTable } from './friends-table.ts'

interface NetworkBackProps {
  readonly table: FriendsTable
  /** Hides the notice until the game against bots is over. */
  readonly playOn: () => void
}

/** A notice over the viewer's hand: the network is back, and friends play at another table. */
export function NetworkBack({ table, playOn }: NetworkBackProps) {
  const text = localise(localWords)
  const code = spokenCode(table.code)
  return (
    <section class="network-back" role="status" aria-label={text.back}>
      <div class="network-back-what">
        <PiecesWithoutSeats>
          <span class="network-back-friends">
            {table.friends.map(({ piece, name }) => (
              <Piece key={name} of={piece}>
                {initialOf(name)}
              </Piece>
            ))}
          </span>
        </PiecesWithoutSeats>
        <div>
          <h2>{text.back}</h2>
          <p>{table.isMyTurn ? text.yourTurn(code) : text.goesOn(code)}</p>
        </div>
      </div>
      <div class="network-back-ways">
        <button class="button" type="button" onClick={playOn}>
          {text.thisGameFirst}
        </button>
        <a class="button" data-look="main" href={`/${table.code}`}>
          {text.toTable}
        </a>
      </div>
    </section>
  )
}
