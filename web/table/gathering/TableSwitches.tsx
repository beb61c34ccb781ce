import './table-switches.css'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { watchDelays } from '../../../shared/protocol/table-settings.ts'
import { words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { OpenHandsSetting } from '../open-hands/OpenHandsSetting.tsx'

interface TableSwitchesProps {
  readonly table: PublicTable
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
}

/** Shows the settings about players and spectators. Only the host can change them. */
export function TableSwitches({ table, isHost, send }: TableSwitchesProps) {
  const text = words.value.seats
  // An acting host can't change settings that would outlast the real host's absence.
  const decides = isHost && table.absentHost === undefined
  return (
    <ul class="switches">
      <Switch
        name={text.keeper}
        isOn={table.autoSubstitute}
        turn={
          isHost ? (keeper) => send({ type: 'set-auto-substitute', autoSubstitute: keeper }) : null
        }
      />
      <Switch
        name={words.value.door.ask}
        isOn={table.joinApproval}
        turn={isHost ? (ask) => send({ type: 'set-join-approval', joinApproval: ask }) : null}
      />
      <Switch
        name={text.lock}
        means={text.lockMeans}
        isOn={table.locked}
        turn={decides ? (locked) => send({ type: 'set-locked', locked }) : null}
      />
      <Switch
        name={betweenGamesWords.value.lasting}
        means={betweenGamesWords.value.lastingMeans}
        isOn={table.longLived === true}
        turn={decides ? (lasting) => send({ type: 'set-long-lived', longLived: lasting }) : null}
      />
      <Switch
        name={text.list}
        means={text.listMeans}
        isOn={table.listed}
        turn={decides ? (listed) => send({ type: 'set-listed', listed }) : null}
      />
      <Delay table={table} isHost={isHost} send={send} />
      <OpenHandsSetting table={table} isHost={isHost} send={send} />
    </ul>
  )
}

interface SwitchProps {
  readonly name: string
  readonly means?: string
  readonly isOn: boolean
  /** Turns the switch; null if the viewer may not change the setting. */
  readonly turn: ((isOn: boolean) => void) | null
}

const Switch = ({ name, means, isOn, turn }: SwitchProps) => (
  <li>
    <label class="switches-line">
      <span>
        {name}
        {means !== undefined && <small>{means}</small>}
      </span>
      <input
        type="checkbox"
        aria-label={name}
        checked={isOn}
        disabled={turn === null}
        onChange={(event) => turn?.(event.currentTarget.checked)}
      />
    </label>
  </li>
)

/**
 * The setting that delays what spectators see, so that they can't help players. It is fixed before
 * the deal.
 */
function Delay({ table, isHost, send }: TableSwitchesProps) {
  const text = words.value.seats
  const open = isHost && table.phase !== 'playing'
  if (!open)
    return table.spectatorDelay === 0 ? null : (
      <li class="switches-line">{text.delays(table.spectatorDelay)}</li>
    )
  return (
    <li>
      <label class="switches-line">
        <span>
          {text.delay}
          <small>{text.delays(table.spectatorDelay)}</small>
        </span>
        <select
          aria-label={text.delay}
          value={table.spectatorDelay}
          onChange={({ currentTarget }) => {
            const moves = watchDelays.find((delay) => String(delay) === currentTarget.value)
            if (moves !== undefined) send({ type: 'set-spectator-delay', moves })
          }}
        >
          {watchDelays.map((delay) => (
            <option key={delay} value={delay}>
              {text.delayed(delay)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
