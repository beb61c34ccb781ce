import { useEffect, useState } from 'preact/hooks'

import type { CountedFact, DecidingMove } from '../../../shared/game/end.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { isRecordSecret, loadReplay } from '../../replay/load-replay.ts'
import type { Replay } from '../../replay/replay.ts'
import { historyOf } from './history.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'

/**
 * The parts of the result slip that need the whole game: its replay, the move that decided it, and
 * numbers that are counted from its moves.
 */
export interface Highlights {
  readonly replay: Replay
  readonly facts: readonly CountedFact[]
  readonly decidingMove: DecidingMove | null
}

/** The waiting times in ms before each retry. A server that is restarting answers after a while. */
const retryDelays = [1_000, 4_000, 15_000]

/**
 * Loads the finished game of a table, and returns the parts of the result slip that need it.
 * Returns null until the game has loaded. Retries if the server does not answer.
 */
export function useHighlights(
  table: Pick<PublicTable, 'code' | 'game' | 'deal' | 'sameDeal'>,
  { end }: Pick<LoadedEnd, 'end'>,
): Highlights | null {
  const { code, game, deal } = table
  const [found, keep] = useState<Highlights | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const load = (attempt: number): void => {
      const retry = (): void => {
        const delay = retryDelays[attempt]
        if (!isOver && delay !== undefined) timer = setTimeout(load, delay, attempt + 1)
      }
      loadReplay({ code, game }).then((answer) => {
        if (isOver) return
        if (!answer.ok) return answer.refused.refusal === 'older-rules' ? undefined : retry()
        const replay = answer.value
        // Ignores the answer if the table has finished another game in the meantime.
        if (replay.record.deal !== deal) return
        const history = historyOf(replay)
        keep({
          replay,
          facts: end.facts?.(history) ?? [],
          decidingMove: end.decidingMove?.(history) ?? null,
        })
      }, retry)
    }
    if (!isRecordSecret(table)) load(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [code, game, deal, end])
  return found?.replay.record.deal === deal ? found : null
}
