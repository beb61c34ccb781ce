import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { words } from '../../words/index.ts'
import { AskBot } from './AskBot.tsx'
import type { Wish } from '../model/model.ts'
import { seatState } from '../model/seat-state.ts'
import { strengthChoices, strengthOf } from '../model/strengths.ts'

interface SeatDrawerProps {
  readonly table: PublicTable
  readonly seat: Seat
  readonly mine: Seat | null
  /** Of the viewer's own seat. */
  readonly token: string | null
  readonly hosting: boolean
  readonly muted: boolean
  /** Null where nobody sits who could be muted. */
  readonly toggleMute: (() => void) | null
  readonly send: (wish: Wish) => void
  readonly close: () => void
}

/** One player: how they are, and what can be done about it. */
export function SeatDrawer(props: SeatDrawerProps) {
  const { table, seat, mine, token, hosting, muted, toggleMute, send, close } = props
  const text = words.value
  const one = table.seats[seat]
  if (one === undefined) return null
  const state = seatState(one)
  const strength = strengthOf(one)
  const mayChoose = hosting && table.phase !== 'playing'
  const canBeKept = mine !== null && seat !== mine && (state === 'away' || state === 'open')

  function wish(wanted: Wish): void {
    send(wanted)
    close()
  }

  return (
    <Drawer title={one.name} onClose={close}>
      <p>
        {text.seatStates[state]}
        {strength !== '' && !mayChoose && ` · ${strength}`}
        {seat === table.host && ` · ${text.host}`}
        {seat === mine && ` · ${text.you}`}
      </p>
      {mayChoose && one.strength !== undefined && (
        <Choice
          title={words.value.bots.strength(one.name)}
          chosen={one.strength}
          values={strengthChoices()}
          onChoose={(chosen) => send({ type: 'bot-strength', seat, strength: chosen })}
        />
      )}
      {(state === 'bot' || state === 'kept') && (
        <AskBot table={table} seat={seat} mine={mine} token={token} />
      )}
      {canBeKept && table.phase === 'playing' && (
        <button
          class="button"
          data-look="main"
          type="button"
          onClick={() => wish({ type: 'keep', seat })}
        >
          <Icon name="bot" />
          {words.value.paused.keep}
        </button>
      )}
      {seat !== mine && toggleMute !== null && (
        <button class="button" type="button" aria-pressed={muted} onClick={toggleMute}>
          <Icon name="mute" />
          {muted ? text.seats.unmute(one.name) : text.seats.mute(one.name)}
        </button>
      )}
      {hosting && seat !== mine && one.kind !== 'open' && (
        <button
          class="button"
          data-look="danger"
          type="button"
          onClick={() => wish({ type: 'remove', seat })}
        >
          <Icon name="close" />
          {text.seats.remove(one.name)}
        </button>
      )}
    </Drawer>
  )
}
