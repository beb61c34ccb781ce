import './tally.css'

import { useState } from 'preact/hooks'

import type { PublicTable, Tally } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { localise } from '../../words/index.ts'
import { tallyWords } from '../../words/tally.ts'
import { Tries } from '../end/Facts.tsx'
import { PiecesWithoutSeats } from '../end/PiecesWithoutSeats.tsx'
import { GameList } from '../end/Results.tsx'
import { triesAt } from '../end/result.ts'
import { Strokes } from './Strokes.tsx'
import { gamesIn, leadersOf, strokesFor, summaryOf, titleOf } from './tally.ts'

interface TallyProps {
  readonly table: PublicTable
  readonly tally: Tally
  /**
   * The number that identifies the viewer among the players of this table; null for a spectator.
   */
  readonly me: number | null
}

interface ClosedTallyProps extends TallyProps {
  readonly open: () => void
}

/**
 * On phones, shows the viewer's wins as tally marks on a strip of paper in the top bar. A tap opens
 * the whole tally (each player's wins).
 */
export function TallyStrip({ tally, me, open }: Omit<ClosedTallyProps, 'table'>) {
  return (
    <button
      class="tally-strip"
      type="button"
      aria-label={localise(tallyWords).open(gamesIn(tally))}
      onClick={open}
    >
      <Strokes count={strokesFor(tally, me)} />
    </button>
  )
}

/**
 * On wide screens, shows the players with the most wins on a sheet of paper on the table. A tap
 * opens the whole tally.
 */
export function TallySlip({ table, tally, me, open }: ClosedTallyProps) {
  const text = localise(tallyWords)
  const title = titleOf(tally, new Date(), text)
  return (
    <aside class="tally-slip" aria-label={title}>
      <h2>
        <button type="button" aria-label={text.open(gamesIn(tally))} onClick={open}>
          {title}
        </button>
      </h2>
      <Players tally={tally} me={me} />
      <Summary tally={tally} game={table.game} />
    </aside>
  )
}

/**
 * The drawer with the whole tally: all players with their wins, and the tries at the latest
 * cooperative game. A button lists all games.
 */
export function OpenTally({
  table,
  tally,
  me,
  close,
}: TallyProps & { readonly close: () => void }) {
  const text = localise(tallyWords)
  const [showsGames, showGames] = useState(false)
  const games = table.results ?? []
  const together = games.findLast(({ outcome }) => outcome.kind === 'cooperative')?.game
  const tries = together === undefined ? [] : triesAt(games, together)
  const since = new Date(tally.since)
  const isToday = since.toDateString() === new Date().toDateString()
  return (
    <Drawer
      title={titleOf(tally, new Date(), text)}
      subtitle={(isToday ? text.sinceTime : text.sinceDate)(gamesIn(tally), since)}
      onClose={close}
    >
      <div class="tally-open">
        <Players tally={tally} me={me} isNamed />
        {together !== undefined && tries.length > 0 && (
          <section>
            <h3>{text.together(findGame(together)?.name ?? together)}</h3>
            <Tries tries={tries.slice(-shownTries)} />
          </section>
        )}
        {showsGames ? (
          <PiecesWithoutSeats>
            <GameList games={games} />
          </PiecesWithoutSeats>
        ) : (
          <button class="button" data-look="soft" type="button" onClick={() => showGames(true)}>
            <Icon name="list" /> {text.everyGame}
          </button>
        )}
      </div>
    </Drawer>
  )
}

/** How many bars fit next to their caption on the smallest phone. */
const shownTries = 7

interface PlayersProps {
  readonly tally: Tally
  readonly me: number | null
  /**
   * Whether to show the players' names. Outside the drawer there is little room, so only their
   * pieces (tokens) are shown.
   */
  readonly isNamed?: boolean
}

function Players({ tally, me, isNamed = false }: PlayersProps) {
  const text = localise(tallyWords)
  const leaders = leadersOf(tally, isNamed)
  if (leaders.length === 0) return null
  return (
    <PiecesWithoutSeats>
      <ul class="tally-players">
        {leaders.map(({ person, name, piece, wins, streak }) => {
          const shown = person !== null && person === me ? text.you : name
          return (
            <li key={person ?? name}>
              <Piece of={piece}>{initialOf(name)}</Piece>
              <span class={isNamed ? 'tally-name' : 'visually-hidden'}>{shown}</span>
              <span class="tally-wins" role="img" aria-label={text.wins(wins)}>
                <Strokes count={wins} />
              </span>
              {streak >= longStreak && <em>{text.streak(streak)}</em>}
            </li>
          )
        })}
      </ul>
    </PiecesWithoutSeats>
  )
}

/** If a player has won this many games in a row, the tally mentions it. */
const longStreak = 3

function Summary({ tally, game }: { readonly tally: Tally; readonly game: string }) {
  const summary = summaryOf(tally, game, localise(tallyWords), (id) => findGame(id)?.name ?? id)
  return summary === null ? null : <p>{summary}</p>
}
