import './game-lids.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { availableGames } from '../../boards/available-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { clothProps } from '../../kit/cloth.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { Lid } from '../../parts/Lid.tsx'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'
import { voteOf } from './Again.tsx'
import { PiecesWithoutSeats } from './PiecesWithoutSeats.tsx'

interface GameLidsProps {
  readonly table: PublicTable
  readonly mine: Seat
  readonly send: (command: CommandInput) => void
  /** Opens the rules of the game that the table has just played. */
  readonly openRules: () => void
  readonly explain: (text: string) => void
}

/**
 * Shows the box lids (pictures) of all games in a row. A tap on one votes for that game. A tap on
 * the current game's lid opens its rules.
 */
export function GameLids({ table, mine, send, openRules, explain }: GameLidsProps) {
  const text = localise(finishWords)
  const here = table.seats.filter(({ kind }) => kind !== 'open').length

  const choose = (id: string, max: number): void => {
    if (id === table.game) openRules()
    else if (here > max) explain(text.tooMany(max, here))
    else send({ type: 'vote', game: voteOf(table, mine) === id ? null : id })
  }

  return (
    <section class="game-lids" aria-label={text.another}>
      <h3>{text.another}</h3>
      <div class="game-lids-row">
        {availableGames.map(({ id, name, cloth, seats: { min, max } }) => {
          const wanted = id === table.game ? [] : votersFor(table, id)
          return (
            <button
              key={id}
              type="button"
              data-full={here > max}
              aria-pressed={id === table.game ? undefined : voteOf(table, mine) === id}
              {...clothProps(cloth)}
              onClick={() => choose(id, max)}
            >
              <span class="game-lids-picture">
                <svg viewBox="0 66 200 134" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                  <Lid game={id} />
                </svg>
                <PiecesWithoutSeats>
                  {wanted.map(({ seat, piece, name: voter }, at) => (
                    <span key={seat} class="game-lids-wish" style={{ '--nth': at }}>
                      <Piece of={piece ?? seat}>{initialOf(voter)}</Piece>
                    </span>
                  ))}
                </PiecesWithoutSeats>
              </span>
              <b>{name.replace(/ für.*/, '')}</b>
              <small>{id === table.game ? text.otherRules : `${min}–${max}`}</small>
              {wanted.length > 0 && (
                <span class="visually-hidden">
                  {text.vote.wants(formatNames(wanted.map((voter) => voter.name)))}
                </span>
              )}
            </button>
          )
        })}
      </div>
    </section>
  )
}

const votersFor = ({ voting, seats }: PublicTable, game: string) =>
  (voting?.votes ?? []).flatMap((vote) => {
    const one = vote.game === game ? seats[vote.seat] : undefined
    return one === undefined ? [] : [{ seat: vote.seat, piece: one.piece, name: one.name }]
  })
