import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { openHandsDelays } from '../../../shared/protocol/table-settings.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { localise } from '../../words/index.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface OpenHandsSettingProps {
  readonly table: PublicTable
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
}

/**
 * Lets the host ask all players whether spectators may see their hands. Other players can only read
 * the setting.
 */
export function OpenHandsSetting({ table, isHost, send }: OpenHandsSettingProps) {
  const text = localise(openHandsWords)
  const moves = table.openHands?.moves ?? 0
  const nameOf = (delay: number) => (delay === 0 ? text.never : text.later(delay))
  if (!isHost)
    return moves === 0 ? null : (
      <li class="switches-sentence">
        {text.offer}: {nameOf(moves)}
      </li>
    )
  return (
    <li>
      <label class="switches-line">
        <span>
          {text.offer}
          <small>{text.offerMeans}</small>
        </span>
        <select
          aria-label={text.offer}
          value={moves}
          onChange={({ currentTarget }) => {
            const chosen = openHandsDelays.find((delay) => String(delay) === currentTarget.value)
            if (chosen !== undefined) send({ type: 'set-open-hands', moves: chosen })
          }}
        >
          {openHandsDelays.map((delay) => (
            <option key={delay} value={delay}>
              {nameOf(delay)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
