import '../../parts/end/slip.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { GameWords, Who } from '../../../shared/game/words.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { useTableContext } from '../../kit/table/table-context.ts'
import { LineUp } from '../../parts/end/LineUp.tsx'
import { bindHyphens, lengthOf } from '../../parts/end/slip.ts'
import { finishWords } from '../../words/end.ts'
import { localise, words } from '../../words/index.ts'
import { Deciding } from './Deciding.tsx'
import { Facts } from './Facts.tsx'
import { CardsLeft } from './CardsLeft.tsx'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { lineUp, type Result, stampFor } from './result.ts'
import type { Highlights } from './use-history.ts'

interface SlipProps {
  readonly table: PublicTable
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly gameWords: GameWords | null
  readonly highlights: Highlights | null
  readonly replay: () => void
}

/**
 * The result slip: a sheet of paper with the result of the game, and with the players' pieces on
 * its upper edge.
 */
export function Slip({ table, result, loaded, gameWords, highlights, replay }: SlipProps) {
  const text = localise(finishWords)
  const { people } = useTableContext()
  const whoIs = (seat: Seat): Who => {
    const person = people.find((one) => one.seat === seat)
    return person === undefined ? '' : person.isMe ? null : person.name
  }
  const stamp = stampFor(table)
  const { title, sentence, reason } = result
  return (
    <section class="end-slip" aria-label={words.value.over.title}>
      <LineUp standing={lineUp(result)} isTogether={result.isTogether} />
      <div class="end-slip-head" data-length={lengthOf(title)} data-stamped={stamp !== null}>
        <h2>{bindHyphens(title)}</h2>
        {sentence !== '' && <p>{sentence}</p>}
        {reason !== null && <p>{reason}</p>}
        {stamp !== null && <Stamp lines={text.stamps[stamp] ?? []} />}
      </div>
      <div class="end-slip-rows">
        <CardsLeft {...{ result, loaded, gameWords }} options={table.options} />
      </div>
      <div class="end-slip-facts">
        <Facts {...{ table, whoIs }} words={loaded.words} counted={highlights?.facts ?? null} />
      </div>
      {loaded.words !== null && highlights !== null && highlights.decidingMove !== null && (
        <Deciding {...{ whoIs, replay }} words={loaded.words} move={highlights.decidingMove} />
      )}
    </section>
  )
}

const Stamp = ({ lines }: { readonly lines: readonly string[] }) => (
  <span class="end-stamp" data-tight={lines.some((line) => line.length > 6)}>
    <span>{lines.join('\n')}</span>
  </span>
)
