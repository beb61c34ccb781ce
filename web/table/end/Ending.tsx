import './ending.css'

import { useContext, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { useAtTable } from '../../kit/table/at-table.ts'
import { nameList } from '../../parts/name-list.ts'
import { lazy } from '../../kit/lazy.tsx'
import { words } from '../../words/index.ts'
import { eveningWords } from '../../words/evening.ts'
import { newcomersAt } from './at-the-end.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { AskHost } from '../time/AskHost.tsx'
import { DealResults } from './DealResults.tsx'
import { FreshTableContext } from './fresh-table-context.ts'
import { Evening, EveningStrip } from './Evening.tsx'
import { MoreWays } from './MoreWays.tsx'
import { SitIn } from './SitIn.tsx'

// The whole game is gone through for it: first everybody sees how it ended.
const StoryLine = lazy(() => import('./StoryLine.tsx').then((part) => part.StoryLine))

/** How the evening stands, in the place of the game that is over. */
interface AtEvening {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

interface EndingProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a watcher. */
  readonly mine: Seat | null
  readonly hosting: boolean
  readonly send: (command: CommandInput) => void
  readonly replay: () => void
  readonly evening: AtEvening
  /** The host's way to another game; null where nobody decides. */
  readonly chooseGame: (() => void) | null
  /** Takes a seat for the next game; null where nobody can, or somebody is being asked. */
  readonly sit: ((name: string) => Promise<Refused | null>) | null
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly say: (text: string) => void
}

/** What comes next, in the place of my hand. How it ended, the board says. */
export function Ending(props: EndingProps) {
  const { table, mine, hosting, send, replay, evening, chooseGame, sit, sits, say } = props
  const text = words.value.over
  const { answer } = useAtTable()
  const FreshTable = useContext(FreshTableContext)
  const [more, showMore] = useState(false)
  const host = table.host === null ? undefined : table.seats[table.host]
  const me = (mine === null ? undefined : table.seats[mine]?.person) ?? null
  const newcomers = newcomersAt(table)
  return (
    <>
      {evening.isOpen && <Evening played={table.evening ?? []} me={me} />}
      <section class="mine ending" aria-label={text.title}>
        {answer}
        {!evening.isOpen && <DealResults table={table} />}
        {!evening.isOpen && <StoryLine table={table} replay={replay} />}
        <div class="ending-next">
          {!evening.isOpen && <Myself />}
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
          {mine === null && sit !== null && <SitIn table={table} sit={sit} />}
          {newcomers.length > 0 && (
            <p role="status">{eveningWords.value.joins(nameList(newcomers))}</p>
          )}
          {!evening.isOpen && <EveningStrip table={table} open={evening.open} />}
          <div class="ending-ways">
            {evening.isOpen && (
              <button class="button" data-look="soft" type="button" onClick={evening.close}>
                <Icon name="back" />
                {eveningWords.value.back}
              </button>
            )}
            {hosting && chooseGame !== null && (
              <button class="button" data-look="soft" type="button" onClick={chooseGame}>
                <Icon name="cards" />
                {eveningWords.value.chooseGame}
              </button>
            )}
            {!evening.isOpen && (
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
          <MoreWays
            table={table}
            hosting={hosting}
            send={send}
            sits={sits}
            say={say}
            close={() => showMore(false)}
          />
        )}
      </section>
    </>
  )
}

/** The others have their plates around the table: so has whoever looks, with the face that they make. */
function Myself() {
  const me = useAtTable().people.find(({ isMe }) => isMe)
  return me === undefined ? null : (
    <p class="ending-me">
      <Piece of={me.seat} face={me.face}>
        {initialOf(me.name)}
      </Piece>
      {me.name}
    </p>
  )
}
