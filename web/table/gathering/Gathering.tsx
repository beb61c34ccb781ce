import './gathering.css'
import './full-table.css'

import { useEffect, useState } from 'preact/hooks'

import { isLocalCode } from '../../../shared/code.ts'
import type { About } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { isInFrame } from '../../client/in-frame.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { LearnOffer } from '../../learn/LearnOffer.tsx'
import { noSeatWords } from '../../words/no-seat.ts'
import { localise, words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { watchTable } from '../../parts/watched-tables.ts'
import { isFull, seatLimitsOf } from './free-seats.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { AskHost } from '../time/AskHost.tsx'
import { GatheringSeats } from './GatheringSeats.tsx'
import { JoinForm } from './JoinForm.tsx'
import { Invitation } from './Invitation.tsx'
import { PlayWithBots, playWithBots } from './PlayWithBots.tsx'
import { StartButton } from './StartButton.tsx'
import { sameDealTitle } from '../../parts/same-deal.ts'

// Loaded lazily, because few groups share one phone.
const SharePhone = lazy(() =>
  import('../shared-phone/SharePhone.tsx').then((part) => part.SharePhone),
)

interface GatheringProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly about: About
  readonly say: (text: string) => void
  /** Opens the rules and settings of the table. */
  readonly openTableRules: () => void
}

/** The screen before the first game: the seats, and how to invite other people. */
export function Gathering({ session, table, about, say, openTableRules }: GatheringProps) {
  const { model } = session
  const { min, max } = seatLimitsOf(table, about)
  const isHost = model.isHost.value
  const seated = model.seat.value !== null
  const [areBotsSittingDown, setSittingDown] = useState(false)
  const isAlone = (isHost && table.seats.length === 1 && min > 1) || areBotsSittingDown
  const bots = Math.max(min - 1, Math.min(usualBots, max - 1))
  const { seats: text } = words.value
  return (
    <main class="stage gathering">
      <GatheringSeats table={table} most={max} isHost={isHost} send={model.send} />
      {seated ? (
        <>
          <Middle>
            {!isLocalCode(table.code) && (
              <Invitation table={table} say={say}>
                {!isInFrame && !isFull(table, max) && <SharePhone session={session} />}
              </Invitation>
            )}
            <SameDealLink table={table} open={openTableRules} />
            <LearnOffer game={about.id} name={about.name} />
          </Middle>
          <PlayerPanel
            title={isAlone ? text.alone.title : text.here(table.seats.length, max)}
            detail={
              isAlone ? (
                <span role="status">{text.alone.means(about.name, min)}</span>
              ) : (
                <>
                  <span role="status">{localise(betweenGamesWords).next(about.name)}</span>.{' '}
                  {startHint(session, table)}
                </>
              )
            }
            facts={<RulesButton open={openTableRules} />}
          >
            {isAlone ? (
              <PlayWithBots
                bots={bots}
                areSittingDown={areBotsSittingDown}
                play={() => {
                  setSittingDown(true)
                  playWithBots(bots, model.send, () => setSittingDown(false))
                }}
              />
            ) : isHost ? (
              <StartButton
                missing={min - table.seats.length}
                start={() => model.send({ type: 'start' })}
              />
            ) : (
              <div class="gathering-start">
                <AskHost table={table} mine={model.seat.value} send={model.send} look="soft" />
              </div>
            )}
          </PlayerPanel>
        </>
      ) : (
        <WithoutSeat
          session={session}
          table={table}
          about={about}
          most={max}
          openTableRules={openTableRules}
        />
      )}
    </main>
  )
}

/** How many bots join a host who starts alone, if the game allows that many. */
const usualBots = 2

/** Returns a sentence that says who can start the game. */
function startHint({ model }: TableSession, table: PublicTable): string {
  const text = words.value.seats
  if (model.isHost.value) return text.promptHost
  const host = table.host === null ? undefined : table.seats[table.host]
  return text.promptGuest(host?.name ?? '')
}

const RulesButton = ({ open }: { readonly open: () => void }) => (
  <button
    class="button"
    data-look="soft"
    data-shape="square"
    type="button"
    aria-label={words.value.tableRules}
    onClick={open}
  >
    <Icon name="sliders" />
  </button>
)

const closedReason = (table: PublicTable, most: number): 'table-locked' | 'table-full' | null =>
  table.locked ? 'table-locked' : isFull(table, most) ? 'table-full' : null

interface WithoutSeatProps extends Omit<GatheringProps, 'say'> {
  readonly most: number
}

/**
 * The form with which a visitor takes a seat before the game, or the reason why there is no form.
 */
function WithoutSeat({ session, table, about, most, openTableRules }: WithoutSeatProps) {
  const { answer } = useTableContext()
  const { full, openOwn } = localise(noSeatWords)
  useEffect(() => {
    // The visitor counts as a spectator from now on. When the game begins, the page does not ask
    // again whether to watch.
    watchTable(table.code)
  }, [table.code])
  // Other visitors may take the last seats before the connection with the visitor's own seat is
  // open. Until then, the page must not say that the table is full.
  const [isSittingDown, setSittingDown] = useState(false)
  const sitDown = async (name: string): Promise<Refused | null> => {
    setSittingDown(true)
    const refusal = await session.requestSeat(name)
    if (session.token.value === null) setSittingDown(false)
    return refusal
  }
  const reason = session.isRemoved.value ? 'removed-by-host' : closedReason(table, most)
  const closed = isSittingDown ? null : reason
  if (closed === null && session.seatRequest.value === null)
    return <JoinForm table={table} about={about} sit={sitDown} openTableRules={openTableRules} />
  return (
    <div class="stage">
      <Middle>
        {closed !== null && (
          <div class="paper full-table-slip">
            <h2>{closed === 'table-full' ? full.title(table.seats.length) : about.name}</h2>
            {closed === 'table-full' ? (
              <p>{full.gathering}</p>
            ) : (
              <p>
                {words.value.refusals[closed]} {words.value.guest.mayWatch}
              </p>
            )}
          </div>
        )}
      </Middle>
      <section class="player-panel" aria-label={words.value.stage.watched}>
        {answer}
        {closed !== null && !isInFrame && (
          <div class="gathering-start">
            <a class="button" data-look="main" data-size="big" href="/">
              {openOwn}
            </a>
          </div>
        )}
      </section>
    </div>
  )
}

interface SameDealLinkProps {
  readonly table: PublicTable
  /** Opens the results of the earlier games with the same deal. */
  readonly open: () => void
}

/**
 * Shows that the table repeats an earlier deal. A tap opens the earlier results. Shows nothing at a
 * table that plays a deal of the day for the first time.
 */
const SameDealLink = ({ table: { sameDeal }, open }: SameDealLinkProps) =>
  !sameDeal?.results.length ? null : (
    <button class="tag same-deal-line" type="button" onClick={open}>
      {sameDealTitle(sameDeal)}
    </button>
  )
