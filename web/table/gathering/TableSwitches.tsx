import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { watchDelays } from '../../../shared/protocol/table-settings.ts'
import { Switch } from '../../parts/Switch.tsx'
import { localise, words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { menuWords } from '../../words/menu.ts'
import { reactionWords } from '../../words/reactions.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { OpenHandsSetting } from '../open-hands/OpenHandsSetting.tsx'

interface TableSwitchesProps {
  readonly table: PublicTable
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
}

/** The settings about players and spectators. The host sees switches, everyone else sentences. */
export function TableSwitches({ table, isHost, send }: TableSwitchesProps) {
  const sentences = localise(menuWords)
  const text = sentences.switches
  // A player who acts as host while the host is away can't change these settings, because they
  // would stay after the host's return.
  const decides = isHost && table.absentHost === undefined
  return (
    <ul class="switches">
      {isHost ? (
        <>
          <Switch
            name={text.keeper}
            isOn={table.autoSubstitute}
            turn={(isOn) => send({ type: 'set-auto-substitute', autoSubstitute: isOn })}
          />
          <Switch
            name={words.value.door.ask}
            isOn={table.joinApproval}
            turn={(isOn) => send({ type: 'set-join-approval', joinApproval: isOn })}
          />
        </>
      ) : (
        <>
          <Sentence>{table.autoSubstitute ? sentences.kept.on : sentences.kept.off}</Sentence>
          {table.joinApproval && <Sentence>{sentences.asks}</Sentence>}
        </>
      )}
      {decides ? (
        <>
          <Switch
            name={text.lock}
            means={text.lockMeans}
            isOn={table.locked}
            turn={(locked) => send({ type: 'set-locked', locked })}
          />
          <Switch
            name={localise(betweenGamesWords).lasting}
            means={localise(betweenGamesWords).lastingMeans}
            isOn={table.longLived === true}
            turn={(longLived) => send({ type: 'set-long-lived', longLived })}
          />
          <Switch
            name={text.list}
            means={text.listMeans}
            isOn={table.listed}
            turn={(listed) => send({ type: 'set-listed', listed })}
          />
        </>
      ) : (
        <>
          <Sentence>{table.locked ? sentences.lock.on : sentences.lock.off}</Sentence>
          {table.longLived === true && <Sentence>{sentences.lasts}</Sentence>}
          <Sentence>{table.listed ? sentences.list.on : sentences.list.off}</Sentence>
        </>
      )}
      {isHost ? (
        <Switch
          name={localise(reactionWords).claps.setting}
          means={localise(reactionWords).claps.settingMeans}
          isOn={table.clapping !== false}
          turn={(clapping) => send({ type: 'set-clapping', clapping })}
        />
      ) : (
        table.clapping === false && <Sentence>{localise(reactionWords).claps.off}</Sentence>
      )}
      {isHost ? (
        <Switch
          name={text.takeBack}
          means={text.takeBackMeans}
          isOn={table.takeBack !== false}
          turn={(takeBack) => send({ type: 'set-take-back', takeBack })}
        />
      ) : (
        table.takeBack === false && <Sentence>{sentences.noTakeBack}</Sentence>
      )}
      <Delay table={table} isHost={isHost} send={send} />
      <OpenHandsSetting table={table} isHost={isHost} send={send} />
    </ul>
  )
}

const Sentence = ({ children }: { readonly children: string }) => (
  <li class="switches-sentence">{children}</li>
)

/**
 * The setting that delays what spectators see. Without a delay, spectators could help players. It
 * can't be changed after the deal.
 */
function Delay({ table, isHost, send }: TableSwitchesProps) {
  const text = localise(menuWords).switches
  const open = isHost && table.phase !== 'playing'
  if (!open)
    return table.spectatorDelay === 0 ? null : (
      <Sentence>{text.delays(table.spectatorDelay)}</Sentence>
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
