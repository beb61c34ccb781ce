import './tempo-choice.css'

import { type Tempo, tempos } from '../../shared/protocol/table-settings.ts'
import { Choice } from './Choice.tsx'
import { timeWords } from '../words/time.ts'

interface TempoChoiceProps {
  readonly tempo: Tempo
  /** Changes the time limit; null if the viewer may not change it. */
  readonly choose: ((tempo: Tempo) => void) | null
}

/** Explains the time limit of a turn, and lets the host change it. */
export function TempoChoice({ tempo, choose }: TempoChoiceProps) {
  const text = timeWords.value
  return (
    <div class="tempo-choice">
      {choose !== null && (
        <Choice
          title={text.tempo}
          chosen={tempo}
          values={tempos.map((value) => ({ value, name: text.tempos[value] }))}
          onChoose={choose}
        />
      )}
      <p>{text.tempoMeans[tempo]}</p>
    </div>
  )
}
