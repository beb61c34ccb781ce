import './choose-game.css'

import type { About } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { availableGames } from '../../boards/available-games.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import { clothProps } from '../../kit/cloth.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { localise } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import type { TableSession } from '../../client/TableSession.ts'

interface ChooseGameProps {
  readonly table: PublicTable
  readonly send: (command: CommandInput) => void
  /** Opens the rules of the chosen game. The argument null closes the drawer. */
  readonly show: (drawer: { readonly drawer: 'table' } | null) => void
}

/**
 * Lets the host choose another game. If a game has too few seats for the players, its button is
 * disabled and says why.
 */
export function ChooseGame({ table, send, show }: ChooseGameProps) {
  const text = localise(betweenGamesWords)
  const here = table.seats.filter(({ kind }) => kind !== 'open').length

  function choose({ id }: About): void {
    if (id !== table.game) send({ type: 'choose-game', game: id })
    else if (table.phase === 'over') send({ type: 'gather' })
    show({ drawer: 'table' })
  }

  return (
    <Drawer title={text.chooseGame} subtitle={text.chooseMeans} onClose={() => show(null)}>
      <ul class="sheet-list choose-game">
        {availableGames.map((about) => (
          <li key={about.id}>
            <button
              type="button"
              disabled={here > about.seats.max}
              aria-current={about.id === table.game ? 'true' : undefined}
              onClick={() => choose(about)}
            >
              <span class="choose-game-back" {...clothProps(about.cloth)}>
                <CardBack />
              </span>
              <span>
                {about.name}
                <small>{aboutLine(about, table, here)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

/**
 * Returns whether the viewer can choose another game. Only the host can. At a table that repeats a
 * deal, the host must wait until that deal has been played.
 */
export const canChooseGame = ({ model }: TableSession, { phase, sameDeal }: PublicTable): boolean =>
  model.isHost.value && (phase === 'over' || (phase === 'gathering' && sameDeal === undefined))

function aboutLine(
  { id, seats: { min, max } }: About,
  { game }: PublicTable,
  here: number,
): string {
  const text = localise(betweenGamesWords)
  if (here > max) return text.tooMany(max, here)
  return id === game ? text.sameGame : text.players(min, max)
}
