import './again.css'

import type { PublicTable, SameDeal } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { usePlayOn } from '../../parts/same-deal.ts'
import { storedRealMove } from '../../parts/real-move.ts'
import { localise } from '../../words/index.ts'
import { playOnWords } from '../../words/play-on.ts'

interface PlayOnAgainProps {
  readonly table: PublicTable
  readonly playedOn: NonNullable<SameDeal['playedOn']>
  readonly say: (text: string) => void
}

/**
 * The main button at the end of a game that continued a finished game from the step
 * `playedOn.step`. It opens a new table, which continues that game from the same step again.
 */
export function PlayOnAgain({ table, playedOn, say }: PlayOnAgainProps) {
  const text = localise(playOnWords)
  const { step, seat } = playedOn
  const strength = table.seats.find((one) => one.strength !== undefined)?.strength ?? 'medium'
  const code = table.sameDeal?.results.at(-1)?.code ?? ''
  const { busy, open } = usePlayOn(
    { table: code, step, seat, strength },
    storedRealMove(table.code),
    say,
  )
  return (
    <section class="again" aria-label={text.title}>
      <div class="again-inside">
        <button
          class="button"
          data-look="main"
          data-size="big"
          type="button"
          aria-busy={busy}
          onClick={open}
        >
          <Icon name="again" />
          {text.again(step + 1)}
        </button>
      </div>
    </section>
  )
}
