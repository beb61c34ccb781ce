import './replay.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable, Refused } from '../../shared/protocol/protocol.ts'
import { fetchMissedViews } from '../client/api.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import type { TableSession } from '../client/TableSession.ts'
import { localise } from '../words/index.ts'
import { missedWords } from '../words/missed.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { CatchUp } from './catch-up.ts'
import { PastSteps } from './PastSteps.tsx'

interface CatchingUpProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  /** The `seq` (position number) of the last view that the player saw. */
  readonly since: number
  readonly close: () => void
  readonly say: (text: string) => void
}

/** Replays those moves of the current game that the player has missed. */
export function CatchingUp({ since, say, ...around }: CatchingUpProps) {
  const { session, close } = around
  const { title, begins } = localise(missedWords)
  const [catchUp, setCatchUp] = useState<CatchUp | null>(null)
  useEffect(() => {
    let latest = true
    void loadMissed(session, since).then((loaded) => {
      if (!latest) return
      if (loaded instanceof CatchUp) return setCatchUp(loaded)
      if (loaded !== null) say(sentenceFor(loaded))
      close()
    })
    return () => {
      latest = false
    }
  }, [since])
  return (
    <PastSteps
      {...around}
      title={title}
      catchUp={catchUp}
      firstCaption={begins(catchUp?.isIncomplete === true ? catchUp.last : null)}
      autoPlay
    />
  )
}

/** Loads the missed moves. Returns null if there are none, and the refusal if the request fails. */
async function loadMissed(
  { code, token, model }: TableSession,
  since: number,
): Promise<CatchUp | Refused | null> {
  const answer = await fetchMissedViews(code, token.value ?? '', since)
  if (!answer.ok) return answer.refused
  const ofThisDeal = answer.value.deal === model.table.value?.deal
  return ofThisDeal && answer.value.positions.length > 0 ? new CatchUp(answer.value) : null
}
