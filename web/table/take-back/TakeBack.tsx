import './take-back.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { PublicTable, TakeBackOffer } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { NoOrYes } from '../../parts/Notice.tsx'
import type { VisibleGame } from '../../parts/visible-game.ts'
import { parseNewsLine } from '../../replay/log-lines.ts'
import { localise } from '../../words/index.ts'
import { takeBackWords } from '../../words/take-back.ts'
import { useTakeBackOffer } from './use-take-back-offer.ts'

interface TakeBackProps {
  readonly session: TableSession
  readonly table: PublicTable
  /** The viewer's seat; null for spectators. */
  readonly mine: Seat | null
}

interface TakeBackButtonProps extends Omit<TakeBackProps, 'mine'> {
  /** The game on the screen. Its board can provide a label for the button. */
  readonly game: VisibleGame | null
  /** The player's name, if several players share this phone and the screen shows none of them. */
  readonly name?: string
}

/**
 * The button with which the viewer takes their last move back, or asks the other players to agree
 * to that. The key Z does the same.
 */
export function TakeBackButton({ session, table, game, name }: TakeBackButtonProps) {
  const text = localise(takeBackWords)
  const { model } = session
  const offer = useTakeBackOffer(session, table)
  // The offer that the viewer has taken, until the server answers. It can be taken only once.
  const [taken, setTaken] = useState<TakeBackOffer | null>(null)
  const refused = model.lastRefusal.value
  useEffect(() => setTaken(null), [refused])
  const canTakeBack =
    offer !== null && offer !== taken && offer.turn === model.projection.value?.turn
  const takeBack = (): void => {
    if (!canTakeBack) return
    setTaken(offer)
    model.send({ type: 'take-back', turn: offer.turn })
  }
  const stage = useRef<Element | null>(null)
  useShortcuts(stage, (key) => {
    // On a phone that several players share, the key could mean any of them.
    if (key.toLowerCase() !== 'z' || name !== undefined || !canTakeBack) return false
    takeBack()
    return true
  })
  if (offer === null) return null
  const { asks } = offer
  const isAsked = asks.length > 0
  const names = asks.map((seat) => nameAt(table, seat))
  const label = game?.board.takeBackLabel?.(game.view, game.gameWords)
  return (
    <button
      class="button take-back"
      type="button"
      data-look={isAsked ? 'waiting' : 'soft'}
      aria-keyshortcuts={name === undefined ? 'Z' : undefined}
      disabled={!canTakeBack}
      ref={(button) => {
        stage.current = button?.closest('.stage') ?? null
      }}
      onClick={takeBack}
    >
      <Icon name="undo" />
      {name !== undefined && text.of(name)}
      {isAsked ? text.ask : (label ?? text.takeBack)}
      {isAsked && (
        <>
          <span class="visually-hidden">: {text.asked(formatNames(names))}</span>
          <span class="take-back-pieces">
            {asks.map((seat) => (
              <Piece key={seat} of={seat}>
                {initialOf(nameAt(table, seat))}
              </Piece>
            ))}
          </span>
        </>
      )}
    </button>
  )
}

/**
 * Replaces the viewer's prompt by the open request to take a move back. A player who still has to
 * answer sees the question; all others see the answers so far.
 */
export function TakeBackRequest({ session, table, mine }: TakeBackProps) {
  const request = table.takeBackRequest
  if (request === undefined) return null
  const isUnanswered =
    mine !== null && request.asked.includes(mine) && !request.agreed.includes(mine)
  const part = { session, table, mine, request }
  return isUnanswered ? <Question {...part} /> : <Answers {...part} />
}

interface RequestProps extends TakeBackProps {
  readonly request: NonNullable<PublicTable['takeBackRequest']>
}

function Question({ session, table, mine, request: { seat, until } }: RequestProps) {
  const text = localise(takeBackWords)
  const name = nameAt(table, seat)
  const clock = { startedAt: until - timeouts.takeBack, duration: timeouts.takeBack }
  return (
    <section class="take-back-question">
      <Piece of={seat} face="ouch" clock={clock} />
      <div>
        <h2>
          <span role="alert">{text.asks(name)}</span>
        </h2>
        <p>
          {lastDeed(session, table, { seat, mine })} {text.asksMeans}
        </p>
      </div>
      <div class="take-back-answers">
        <NoOrYes
          no={text.no}
          yes={text.yes}
          answer={(agrees) => session.model.send({ type: 'answer-take-back', agrees })}
        />
      </div>
    </section>
  )
}

/**
 * Returns the game's last sentence about a player. Skips sentences about the table, which have no
 * position in the log.
 */
function lastDeed(
  { log }: TableSession,
  { seats }: PublicTable,
  { seat, mine }: { readonly seat: Seat; readonly mine: Seat | null },
): string {
  const context = { names: seats.map(({ name }) => name), mine, you: [] }
  const found = log.entries.value.findLast(
    (entry) =>
      entry.kind === 'news' &&
      entry.seen !== undefined &&
      parseNewsLine(entry.text, context).seat === seat,
  )
  return found?.kind === 'news' ? found.text : ''
}

function Answers({ session, table, mine, request: { seat, asked, agreed } }: RequestProps) {
  const text = localise(takeBackWords)
  const missing = asked.filter((one) => !agreed.includes(one))
  const names = missing.map((one) => nameAt(table, one))
  return (
    <section class="take-back-waiting">
      <Piece of={seat} face="ouch" />
      <div role="status">
        <h2>
          {mine === null ? text.asks(nameAt(table, seat)) : text.agree(agreed.length, asked.length)}
        </h2>
        <p>{text.missing(formatNames(names), names.length)}</p>
      </div>
      <ul aria-hidden="true">
        {asked.map((one) => (
          <li key={one}>
            <Piece of={one}>{initialOf(nameAt(table, one))}</Piece>
            {agreed.includes(one) && (
              <span class="take-back-tick">
                <Icon name="check" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {seat === mine && (
        <button
          class="button"
          data-look="soft"
          type="button"
          onClick={() => session.model.send({ type: 'answer-take-back', agrees: false })}
        >
          {text.neverMind}
        </button>
      )}
    </section>
  )
}

const nameAt = ({ seats }: PublicTable, seat: Seat): string => seats[seat]?.name ?? ''
