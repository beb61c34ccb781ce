import './game-over.css'

import { useContext, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { formatNames } from '../../parts/format-names.ts'
import { lazy } from '../../kit/lazy.tsx'
import { words } from '../../words/index.ts'
import { eveningWords } from '../../words/evening.ts'
import { newcomersAt } from './last-game.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { AskHost } from '../time/AskHost.tsx'
import { DealResults } from './DealResults.tsx'
import { FreshTableContext } from './fresh-table-context.ts'
import { Results, ResultsStrip } from './Results.tsx'
import { MoreActions } from './MoreActions.tsx'
import { JoinNextGame } from './JoinNextGame.tsx'

// Loaded lazily: computing the story takes the whole game.
const StoryLine = lazy(() => import('./StoryLine.tsx').then((part) => part.StoryLine))

/** State and actions of the results panel. */
interface ResultsPanel {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

interface GameOverProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly hosting: boolean
  readonly send: (command: CommandInput) => void
  readonly replay: () => void
  readonly results: ResultsPanel
  /** Opens the choice of a game; null if there is no host. */
  readonly chooseGame: (() => void) | null
  /** Takes a seat for the next game; null if the viewer can't, or has a pending request. */
  readonly sit: ((name: string) => Promise<Refused | null>) | null
  /** Whether players can sit down in this frame. */
  readonly canSit: boolean
  readonly say: (text: string) => void
}

/** The actions after a game, in the place of the hand. The board itself shows the outcome. */
export function GameOver(props: GameOverProps) {
  const { table, mine, hosting, send, replay, results, chooseGame, sit, canSit, say } = props
  const text = words.value.over
  const { answer } = useTableContext()
  const FreshTable = useContext(FreshTableContext)
  const [more, showMore] = useState(false)
  const host = table.host === null ? undefined : table.seats[table.host]
  const me = (mine === null ? undefined : table.seats[mine]?.person) ?? null
  const newcomers = newcomersAt(table)
  return (
    <>
      {results.isOpen && <Results games={table.results ?? []} me={me} />}
      <section class="player-panel ending" aria-label={text.title}>
        {answer}
        {!results.isOpen && <DealResults table={table} />}
        {!results.isOpen && <StoryLine table={table} replay={replay} />}
        <div class="ending-next">
          {!results.isOpen && <MyPlate />}
          {hosting && (
            <button
              class="button"
              data-look="main"
              data-size="big"
              type="button"
              onClick={() => send({ type: 'rematch' })}
            >
              <Icon name="again" />
              {text.rematch}
            </button>
          )}
          {!hosting && mine !== null && host !== undefined && (
            <>
              <p>{text.hostDecides(host.name)}</p>
              <AskHost table={table} mine={mine} send={send} look="soft" />
            </>
          )}
          {mine === null && sit !== null && <JoinNextGame table={table} sit={sit} />}
          {newcomers.length > 0 && (
            <p role="status">{eveningWords.value.joins(formatNames(newcomers))}</p>
          )}
          {!results.isOpen && <ResultsStrip table={table} open={results.open} />}
          <div class="ending-actions">
            {results.isOpen && (
              <button class="button" data-look="soft" type="button" onClick={results.close}>
                <Icon name="previous" />
                {eveningWords.value.back}
              </button>
            )}
            {hosting && chooseGame !== null && (
              <button class="button" data-look="soft" type="button" onClick={chooseGame}>
                <Icon name="cards" />
                {eveningWords.value.chooseGame}
              </button>
            )}
            {!results.isOpen && (
              <>
                {FreshTable !== null && !hosting && (
                  <FreshTable game={table.game} options={table.options} look="soft" say={say} />
                )}
                <button class="button" data-look="soft" type="button" onClick={replay}>
                  <Icon name="play" />
                  {text.replay}
                </button>
                <button
                  class="button"
                  data-look="soft"
                  data-shape="square"
                  type="button"
                  aria-label={text.more}
                  onClick={() => showMore(true)}
                >
                  <Icon name="more" />
                </button>
              </>
            )}
          </div>
        </div>
        {more && (
          <MoreActions
            table={table}
            hosting={hosting}
            send={send}
            canSit={canSit}
            say={say}
            close={() => showMore(false)}
          />
        )}
      </section>
    </>
  )
}

/** The viewer's own piece with its expression. The others have plates around the table. */
function MyPlate() {
  const me = useTableContext().people.find(({ isMe }) => isMe)
  return me === undefined ? null : (
    <p class="ending-me">
      <Piece of={me.seat} face={me.face}>
        {initialOf(me.name)}
      </Piece>
      {me.name}
    </p>
  )
}
