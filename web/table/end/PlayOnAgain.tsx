import type { PublicTable, SameDeal } from '../../../shared/protocol/protocol.ts'
import { usePlayOn } from '../../parts/same-deal.ts'
import { playOnWords } from '../../words/play-on.ts'

interface PlayOnAgainProps {
  readonly table: PublicTable
  readonly playedOn: NonNullable<SameDeal['playedOn']>
  readonly say: (text: string) => void
}

/**
 * A button for a table that continues a finished game of another table from the step
 * `playedOn.step`. It opens a new table, which continues that game from the same step again.
 */
export function PlayOnAgain({ table, playedOn, say }: PlayOnAgainProps) {
  const { step, seat } = playedOn
  const strength = table.seats.find((one) => one.strength !== undefined)?.strength ?? 'medium'
  const code = table.sameDeal?.results.at(-1)?.code ?? ''
  const { busy, open } = usePlayOn({ table: code, step, seat, strength }, say)
  return (
    <button class="button" data-look="soft" type="button" aria-busy={busy} onClick={open}>
      {playOnWords.value.again(step + 1)}
    </button>
  )
}
