import './tempo-choice.css'

import { useId, useState } from 'preact/hooks'

import { namedTempos, type Tempo } from '../../shared/protocol/table-settings.ts'
import { localise } from '../words/index.ts'
import { timeWords } from '../words/time.ts'
import { Choice } from './Choice.tsx'
import {
  durationText,
  isTurnTime,
  largestUnitOf,
  secondsIn,
  timeUnits,
  type TimeUnit,
  unitName,
} from './turn-time.ts'

interface TempoChoiceProps {
  readonly tempo: Tempo
  /** Changes the time limit; null if the viewer may not change it. */
  readonly choose: ((tempo: Tempo) => void) | null
}

/** The time limit in seconds that the field shows at first, when the host chooses “own time”. */
const usualSeconds = 120

/**
 * Explains the time limit of turns. If `choose` is not null, the viewer can also change the limit.
 */
export function TempoChoice({ tempo, choose }: TempoChoiceProps) {
  const text = localise(timeWords)
  return (
    <div class="tempo-choice">
      {choose !== null && (
        <>
          <Choice
            title={text.tempo}
            chosen={typeof tempo === 'number' ? 'own' : tempo}
            values={[...namedTempos, 'own' as const].map((value) => ({
              value,
              name: text.tempos[value],
            }))}
            onChoose={(value) => choose(value === 'own' ? usualSeconds : value)}
          />
          {typeof tempo === 'number' && <TurnTimeField seconds={tempo} choose={choose} />}
        </>
      )}
      <p>{tempoMeaning(tempo)}</p>
    </div>
  )
}

interface TurnTimeFieldProps {
  readonly seconds: number
  readonly choose: (tempo: Tempo) => void
}

/**
 * A field for a number and a unit of time. If the time is outside the allowed range, shows an error
 * and does not send the time.
 */
function TurnTimeField({ seconds, choose }: TurnTimeFieldProps) {
  const text = localise(timeWords)
  const [unit, setUnit] = useState(() => largestUnitOf(seconds))
  const [typed, setTyped] = useState(String(seconds / secondsIn[unit]))
  const refusal = useId()
  const isFine = isTurnTime(Number(typed) * secondsIn[unit])
  const send = (of: TimeUnit): void => {
    const chosen = Number(typed) * secondsIn[of]
    if (isTurnTime(chosen)) choose(chosen)
  }
  return (
    <div class="turn-time field">
      <input
        type="number"
        inputMode="numeric"
        min="1"
        aria-label={text.tempo}
        aria-invalid={!isFine}
        aria-describedby={isFine ? undefined : refusal}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        // Sends on `change` instead of on each keystroke, because every new time limit restarts the
        // current turns.
        onChange={() => send(unit)}
      />
      <select
        aria-label={text.unit}
        value={unit}
        onChange={({ currentTarget }) => {
          const chosen = timeUnits.find((one) => one === currentTarget.value) ?? unit
          setUnit(chosen)
          send(chosen)
        }}
      >
        {timeUnits.map((one) => (
          <option key={one} value={one}>
            {unitName(one)}
          </option>
        ))}
      </select>
      {!isFine && (
        <p class="problem" id={refusal} role="alert">
          {text.turnTimeRange}
        </p>
      )}
    </div>
  )
}

const tempoMeaning = (tempo: Tempo): string =>
  typeof tempo === 'number'
    ? localise(timeWords).ownMeans(durationText(tempo))
    : localise(timeWords).tempoMeans[tempo]
