import './leave-drawer.css'
import './seat-drawer.css'

import { useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { setMyName } from '../../parts/my-name.ts'
import { NameField } from '../../parts/NameField.tsx'
import { SymbolList } from '../../parts/tips/SymbolList.tsx'
import { settings } from '../../client/settings.ts'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { pieceOwnersAt, PieceChoice } from '../gathering/PieceChoice.tsx'
import type { CommandInput } from '../../client/TableModel.ts'
import { timeWords } from '../../words/time.ts'
import { isSlowAt } from '../../parts/turn-clock.ts'
import { canSubstituteAt } from '../time/can-substitute.ts'
import { seatState, type SeatState } from '../../parts/people.ts'
import { strengthChoices, strengthName } from '../../parts/strengths.ts'
import { BotReason } from './BotReason.tsx'
import { SeatActions } from './SeatActions.tsx'

interface SeatDrawerProps {
  readonly table: PublicTable
  readonly seat: Seat
  /**
   * The player's seat in the finished game that is still shown. It differs from `seat` if the
   * player has changed seats since.
   */
  readonly seatInGame?: Seat
  readonly mine: Seat | null
  /** The secret token that proves that the viewer owns a seat. */
  readonly token: string | null
  /** The number of cards in the player's hand; undefined before the deal. */
  readonly handSize?: number | undefined
  readonly isHost: boolean
  readonly isMuted: boolean
  /** Mutes or unmutes this player's chat messages. Null if a bot or no player is at the seat. */
  readonly toggleMute: (() => void) | null
  readonly send: (command: CommandInput) => void
  readonly close: () => void
}

/**
 * The drawer of one player: whether the player is connected, and what the viewer can do about the
 * player.
 */
export function SeatDrawer(props: SeatDrawerProps) {
  const {
    table,
    seat,
    seatInGame = seat,
    mine,
    token,
    handSize,
    isHost,
    isMuted,
    toggleMute,
    send,
    close,
  } = props
  const text = words.value
  const [isAsked, ask] = useState(false)
  const one = table.seats[seat]
  if (one === undefined) return null
  const state = seatState(one)
  const mayChoose = isHost && table.phase !== 'playing'
  const now = Date.now()
  const isOther = mine !== null && seat !== mine && table.phase === 'playing'
  const mayBeKept =
    isOther && (state === 'away' || state === 'open' || canSubstituteAt(table, seat, now))

  function wish(wanted: CommandInput): void {
    send(wanted)
    close()
  }

  if (isAsked && one.kind === 'human')
    return (
      <Drawer key="remove" title={localise(menuWords).player.remove(one.name)} onClose={close}>
        <p>{localise(menuWords).player.removeAsks(one.name)}</p>
        <div class="leave-drawer-actions">
          <button
            class="button"
            data-look="danger"
            type="button"
            onClick={() => wish({ type: 'remove', seat })}
          >
            <Icon name="close" />
            {localise(menuWords).player.remove(one.name)}
          </button>
          <button class="button" data-look="ink" type="button" onClick={() => ask(false)}>
            {localise(menuWords).player.removeNot}
          </button>
        </div>
      </Drawer>
    )

  return (
    <Drawer key="seat" title={one.name} subtitle={seatSummary(props, one)} onClose={close}>
      <div class="seat-drawer-lead">
        <Piece of={seatInGame} face={state === 'away' || state === 'kept' ? 'sleep' : null}>
          {initialOf(one.name)}
        </Piece>
        {handSize !== undefined && (
          <p>
            <b>{handSize}</b> {text.seats.cards(handSize)}
          </p>
        )}
      </div>
      {seat === mine && table.phase === 'gathering' && (
        <>
          <PieceChoice
            others={pieceOwnersAt(table.seats, seat)}
            chosen={one.piece ?? seat}
            choose={(piece) => send({ type: 'choose-piece', piece })}
          />
          <Rename name={one.name} rename={(name) => wish({ type: 'rename', name })} />
        </>
      )}
      {mayChoose && one.strength !== undefined && (
        <Choice
          title={words.value.bots.strength(one.name)}
          chosen={one.strength}
          values={strengthChoices()}
          onChoose={(chosen) => send({ type: 'set-bot-strength', seat, strength: chosen })}
        />
      )}
      <ul class="sheet-list">
        {(state === 'bot' || state === 'kept') && (
          <BotReason table={table} seat={seatInGame} mine={mine} token={token} />
        )}
        <SeatActions table={table} seat={seat} mine={mine} send={wish} />
        {isOther && isSlowAt(table, seat, now) && (
          <SheetAction
            icon="hand"
            name={localise(timeWords).nudge(one.name)}
            onClick={() => wish({ type: 'nudge', seat })}
          />
        )}
        {mayBeKept && (
          <SheetAction
            icon="bot"
            name={text.paused.keep}
            description={state === 'open' ? undefined : substituteHint(state)}
            onClick={() => wish({ type: 'substitute', seat })}
          />
        )}
        {seat !== mine && toggleMute !== null && (
          <SheetAction
            icon={isMuted ? 'chat' : 'mute'}
            name={
              isMuted
                ? localise(menuWords).player.unmute(one.name)
                : localise(menuWords).player.mute(one.name)
            }
            description={isMuted ? undefined : localise(menuWords).player.muteMeans}
            onClick={toggleMute}
          />
        )}
        {isHost && seat !== mine && seat !== table.absentHost && one.kind !== 'open' && (
          <SheetAction
            icon="close"
            name={localise(menuWords).player.remove(one.name)}
            description={one.kind === 'human' ? localise(menuWords).player.removeMeans : undefined}
            onClick={() => (one.kind === 'human' ? ask(true) : wish({ type: 'remove', seat }))}
            danger
          />
        )}
      </ul>
      <SymbolList game={table.game} seat={seatInGame} isMine={seat === mine} />
    </Drawer>
  )
}

/** Returns a sentence that says when the player can take over from the bot again. */
const substituteHint = (state: SeatState): string =>
  state === 'away' ? words.value.paused.keepMeans : localise(timeWords).standingMeans

/**
 * Returns the subtitle: the state of the seat, a bot's strength, and whether the player is the
 * host.
 */
function seatSummary({ table, seat, mine, isHost }: SeatDrawerProps, one: PublicSeat): string {
  const text = words.value
  const mayChoose = isHost && table.phase !== 'playing'
  return [
    text.seatStates[seatState(one)],
    mayChoose ? '' : strengthName(one),
    one.program ? text.seats.program : '',
    seat === table.host ? text.host : '',
    seat === mine ? text.you : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

interface RenameProps {
  readonly name: string
  readonly rename: (name: string) => void
}

function Rename({ name, rename }: RenameProps) {
  const [typed, setTyped] = useState(name)
  function change(event: Event): void {
    event.preventDefault()
    settings.name.value = typed
    setMyName(typed)
    rename(typed)
  }
  return (
    <form class="column" onSubmit={change}>
      <NameField name={typed} onName={setTyped} />
      <button class="button" data-look="main" type="submit" disabled={typed.trim() === ''}>
        {words.value.save}
      </button>
    </form>
  )
}
