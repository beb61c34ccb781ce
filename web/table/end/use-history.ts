import { useEffect, useState } from 'preact/hooks'

import type { CountedFact, DecidingMove } from '../../../shared/game/end.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { loadReplay } from '../../replay/load-replay.ts'
import type { Replay } from '../../replay/replay.ts'
import { historyOf } from './history.ts'
import type { LoadedEnd } from './load-end.ts'

/** What follows from the whole game. */
export interface Highlights {
  readonly replay: Replay
  readonly facts: readonly CountedFact[]
  readonly decidingMove: DecidingMove | null
}

/** Loads the finished game of a table; null while it is loading, or if the service does not answer. */
export function useHighlights(
  { code, game, deal }: Pick<PublicTable, 'code' | 'game' | 'deal'>,
  { end }: Pick<LoadedEnd, 'end'>,
): Highlights | null {
  const [found, keep] = useState<Highlights | null>(null)
  useEffect(() => {
    let latest = true
    loadReplay({ code, game }).then(
      (answer) => {
        // The table may have finished another game in the meantime.
        if (!latest || !answer.ok || answer.value.record.deal !== deal) return
        const replay = answer.value
        const history = historyOf(replay)
        keep({
          replay,
          facts: end.facts?.(history) ?? [],
          decidingMove: end.decidingMove?.(history) ?? null,
        })
      },
      () => {},
    )
    return () => {
      latest = false
    }
  }, [code, game, deal, end])
  return found?.replay.record.deal === deal ? found : null
}
