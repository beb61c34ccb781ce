import '../../parts/end/ending.css'

import { useContext, useEffect, useState } from 'preact/hooks'

import type { AnyView, Seat } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Icon } from '../../kit/Icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { prefersReducedMotion } from '../../kit/motion/animations.ts'
import { loadCuePlayer } from '../../kit/motion/load-cue-player.ts'
import { lastMoveDuration } from '../../kit/motion/durations.ts'
import { useTableContext } from '../../kit/table/table-context.ts'
import { Confetti, Sun } from '../../parts/end/Sun.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { namesAt } from '../../parts/visible-game.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { finishWords } from '../../words/end.ts'
import { localise, words } from '../../words/index.ts'
import { ClapButton } from '../reactions/ClapButton.tsx'
import { Again } from './Again.tsx'
import { Celebration, celebrationDuration } from './Celebration.tsx'
import { DealResults } from './DealResults.tsx'
import { PlayOnAgain } from './PlayOnAgain.tsx'
import { FreshTableContext } from './fresh-table-context.ts'
import { GameLids } from './GameLids.tsx'
import { tableOfLastGame } from './last-game.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { useEnd } from '../../parts/end/use-end.ts'
import { resultOf, type Result } from './result.ts'
import { Results, ResultsStrip } from './Results.tsx'
import { Slip } from './Slip.tsx'
import { RealAndNewResult } from './RealAndNewResult.tsx'
import { type Highlights, useHighlights } from './use-history.ts'

// Loaded lazily: `DayEnd` is needed only for deals of the day, and `Share` only after a tap.
const DayEnd = lazy(() => import('./DayEnd.tsx').then((part) => part.DayEnd))
const Share = lazy(() => import('./Share.tsx').then((part) => part.Share))

/**
 * Whether the results of all games at this table are open, and the functions that open and close
 * them.
 */
interface ResultsPanel {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

interface GameOverProps {
  readonly table: PublicTable
  /** The last view of the game; null until the page has received it. */
  readonly view: AnyView | null
  /** The words of the game; null until they are loaded. */
  readonly gameWords: GameWords | null
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
  readonly replay: () => void
  readonly results: ResultsPanel
  /** Opens the rules of the table. Null in an embedded table where visitors can only watch. */
  readonly openTableRules: (() => void) | null
  /** Gives up the viewer's seat; null for a spectator. */
  readonly leave: (() => void) | null
  /**
   * The viewer's session, which is needed for taking a seat and for clapping. Null in an embedded
   * table where visitors can only watch.
   */
  readonly session: Pick<
    TableSession,
    'connection' | 'isRemoved' | 'requestSeat' | 'seatRequest'
  > | null
  /** Whether the game ended while this page was open. Only then does the celebration run. */
  readonly isFresh: boolean
  readonly say: (text: string) => void
}

/**
 * The end screen of every game: a slip of paper with the result, and below it the vote on the next
 * game. A game that was played on from a replay has the way back to the replay instead.
 */
export function GameOver(props: GameOverProps) {
  const { table, view, mine, results } = props
  const people = useTableContext().people
  const loaded = useEnd(table.game)
  if (results.isOpen) return <ResultsPage {...props} />
  if (loaded === null || table.outcome === null) return null
  const result = resultOf({
    outcome: table.outcome,
    people,
    view,
    options: table.options,
    loaded,
    text: localise(finishWords),
    formatNames,
  })
  return <EndOfGame {...props} key={`${table.deal}-${mine}`} {...{ loaded, result }} />
}

interface EndOfGameProps extends GameOverProps {
  readonly loaded: LoadedEnd
  readonly result: Result
}

/**
 * The code and the deal of the game whose end this page has celebrated last. It prevents a second
 * celebration of the same game after the viewer has closed a replay.
 */
let celebrated = ''

function EndOfGame(props: EndOfGameProps) {
  const { table, gameWords, loaded, result, isFresh } = props
  const deal = `${table.code}/${table.deal}`
  const [stage, setStage] = useState<'landing' | 'event' | 'slip'>(() =>
    isFresh && celebrated !== deal && !prefersReducedMotion() ? 'landing' : 'slip',
  )
  const [isCut, setCut] = useState(false)
  const showSlip = (byTap: boolean): void => {
    setCut(byTap)
    setStage('slip')
  }
  useEffect(() => {
    if (stage === 'landing')
      loadCuePlayer().then(
        (player) => player.cancelResultSound(),
        () => {},
      )
  }, [])
  // Any tap or key skips to the result slip.
  useEffect(() => {
    if (stage === 'slip') return
    const timer =
      stage === 'landing'
        ? setTimeout(() => setStage('event'), lastMoveDuration)
        : setTimeout(() => showSlip(false), celebrationDuration(result))
    const skip = (): void => showSlip(true)
    document.addEventListener('pointerdown', skip)
    document.addEventListener('keydown', skip)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', skip)
      document.removeEventListener('keydown', skip)
    }
  }, [stage])
  celebrated = deal
  const highlights = useHighlights(table, loaded)
  const winner = winnerOf(result, useTableContext().people)
  const style =
    winner === null
      ? undefined
      : { '--win': `color-mix(in srgb, ${colourOf(winner)}, #ffe6b0 30%)` }
  if (stage === 'landing') return null
  if (stage === 'event')
    return (
      <div class="ending-light" style={style}>
        <Celebration {...{ result, loaded, gameWords, winner }} options={table.options} />
      </div>
    )
  return (
    <div class="ending-light" data-cut={isCut} style={style}>
      <div class="end-cloth" aria-hidden="true">
        <div>
          <Sun state={result.mood === 'lost' ? 'down' : 'up'} />
          {result.mood !== 'lost' && (
            <Confetti count={result.mood === 'won' ? 34 : 16} only={winner} />
          )}
        </div>
      </div>
      <Ending {...props} highlights={highlights} />
    </div>
  )
}

const colourOf = (piece: number): string => `var(--piece-${piece + 1})`

/**
 * Returns the number of the winner's piece (token) if exactly one player has won and this player is
 * not the viewer. Returns null otherwise, and if the winner has no seat.
 */
function winnerOf(
  { mood, contenders }: Result,
  people: readonly { readonly seat: Seat; readonly piece: number }[],
): number | null {
  const [first, second] = contenders
  if (mood !== 'placed' || first === undefined || second?.place === 1) return null
  return people.find(({ seat }) => seat === first.seat)?.piece ?? null
}

function Ending(props: EndOfGameProps & { readonly highlights: Highlights | null }) {
  const { table, view, gameWords, mine, isHost, send, replay, results, session, say } = props
  const { loaded, result, highlights, openTableRules, leave } = props
  const text = localise(finishWords)
  const atEnd = tableOfLastGame(table)
  const { answer } = useTableContext()
  const FreshTable = useContext(FreshTableContext)
  const [shares, setShares] = useState(false)
  const { Board } = loaded.parts
  const canSit = session !== null
  const isOfDay = isDayDeal(table)
  const playedOn = mine === null ? undefined : table.sameDeal?.playedOn
  const asksForSeat = session?.seatRequest.value || session?.isRemoved.value
  const sit = session && !asksForSeat ? (name: string) => session.requestSeat(name) : null
  const openRules = (): void => {
    if (isHost) send({ type: 'gather' })
    openTableRules?.()
  }
  return (
    <main
      class="ending"
      data-mood={result.mood}
      data-together={result.isTogether}
      data-board={Board !== undefined && view !== null}
      data-many={!result.isTogether && result.contenders.length > 4}
    >
      <Slip {...{ table, result, loaded, gameWords, highlights, replay }} />
      {isOfDay && mine !== null ? (
        <DayEnd table={table} mine={mine} />
      ) : playedOn ? (
        <PlayOnAgain {...{ table, playedOn, say }} />
      ) : (
        <Again {...{ table, mine, isHost, send, sit }} />
      )}
      <div class="ending-next">
        {answer}
        {playedOn && <RealAndNewResult table={atEnd} seat={playedOn.seat} />}
        {mine !== null && !isOfDay && !playedOn && (
          <GameLids {...{ table, mine, send, openRules }} explain={say} />
        )}
        {FreshTable !== null && mine === null && (
          <FreshTable game={table.game} options={table.options} look="soft" say={say} />
        )}
        <div class="ending-ways">
          {!isOfDay && (
            <button class="button" data-look="soft" type="button" onClick={() => setShares(true)}>
              <Icon name="share" />
              {localise(finishWords).share.more}
            </button>
          )}
          <button class="button" data-look="soft" type="button" onClick={replay}>
            <Icon name="play" />
            {words.value.over.replay}
          </button>
          {session !== null && mine === null && table.clapping !== false && (
            <ClapButton look="soft" clap={() => session.connection.clap()} />
          )}
          {leave !== null && (
            <button class="button" data-look="soft" type="button" onClick={leave}>
              <Icon name="close" />
              {text.leave}
            </button>
          )}
        </div>
        <ResultsStrip table={table} open={results.open} />
        {!isOfDay && !playedOn && <DealResults table={atEnd} />}
      </div>
      {Board && view !== null && gameWords !== null && (
        <section class="ending-board" aria-label={text.board}>
          <h3>{text.board}</h3>
          <Board view={view} options={table.options} words={gameWords} names={namesAt(atEnd)} />
        </section>
      )}
      {shares && (
        <Share
          {...{ table: atEnd, result, loaded, highlights, view, canSit, say }}
          close={() => setShares(false)}
        />
      )}
    </main>
  )
}

/** Returns whether the game that has ended was a deal of the day, and not a repetition of one. */
const isDayDeal = ({ sameDeal }: PublicTable): boolean =>
  sameDeal !== undefined && 'day' in sameDeal.firstDealt && sameDeal.results.length === 0

/** The results of all games at this table, with a button back to the result of the last game. */
function ResultsPage({ table, mine, results }: GameOverProps) {
  const me = (mine === null ? undefined : table.seats[mine]?.person) ?? null
  return (
    <>
      <Results games={table.results ?? []} me={me} />
      <section class="player-panel ending-back" aria-label={localise(betweenGamesWords).title}>
        <button class="button" data-look="soft" type="button" onClick={results.close}>
          <Icon name="previous" />
          {localise(betweenGamesWords).back}
        </button>
      </section>
    </>
  )
}
