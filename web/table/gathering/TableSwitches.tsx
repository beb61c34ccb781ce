import './table-switches.css'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { watchDelays } from '../../../shared/wire/watch-delays.ts'
import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import type { Wish } from '../model/model.ts'

interface TableSwitchesProps {
  readonly table: PublicTable
  readonly hosting: boolean
  readonly send: (wish: Wish) => void
}

/** What the host decides about who comes and who stays, at any time; the others see how it stands. */
export function TableSwitches({ table, hosting, send }: TableSwitchesProps) {
  const text = words.value.seats
  const switches = [
    {
      name: text.keeper,
      on: table.keeper,
      turn: (keeper: boolean) => send({ type: 'keeper', keeper }),
    },
    {
      name: words.value.door.ask,
      on: table.ask,
      turn: (ask: boolean) => send({ type: 'ask', ask }),
    },
    {
      name: text.lock,
      on: table.locked,
      turn: (locked: boolean) => send({ type: 'lock', locked }),
    },
    {
      name: text.list,
      on: table.listed,
      turn: (listed: boolean) => send({ type: 'list', listed }),
    },
  ]
  return (
    <div>
      <Delay table={table} hosting={hosting} send={send} />
      {switches.map(({ name, on, turn }) => (
        <label class="toggle" key={name}>
          <input
            type="checkbox"
            checked={on}
            disabled={!hosting}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
          {name}
        </label>
      ))}
    </div>
  )
}

/** For players whose watchers might tell. Settled before the cards are dealt. */
function Delay({ table, hosting, send }: TableSwitchesProps) {
  const text = words.value.seats
  const open = hosting && table.phase !== 'playing'
  if (!open)
    return table.delay === 0 ? null : <p class="switches-text">{text.delays(table.delay)}</p>
  return (
    // A sentence of several lines: a select shows but one, and so lies unseen over it.
    <div class="switches-delay">
      <span aria-hidden="true">{text.delays(table.delay)}</span>
      <Icon name="down" />
      <select
        aria-label={text.delay}
        value={table.delay}
        onChange={({ currentTarget }) => {
          const moves = watchDelays.find((delay) => String(delay) === currentTarget.value)
          if (moves !== undefined) send({ type: 'delay', moves })
        }}
      >
        {watchDelays.map((delay) => (
          <option key={delay} value={delay}>
            {text.delays(delay)}
          </option>
        ))}
      </select>
    </div>
  )
}
