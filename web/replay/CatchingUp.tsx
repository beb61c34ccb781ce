import './replay.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable, Refused } from '../../shared/protocol/protocol.ts'
import { fetchMissedViews } from '../client/api.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import type { TableSession } from '../client/TableSession.ts'
import { words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { CatchUp } from './catch-up.ts'
import { StepsBack } from './StepsBack.tsx'

interface CatchingUpProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  /** The `seq` that the player saw last. */
  readonly since: number
  readonly close: () => void
  readonly say: (text: string) => void
}

/** What a player has missed of the game that goes on, on its own board. */
export function CatchingUp({ since, say, ...around }: CatchingUpProps) {
  const { session, close } = around
  const { title, begins } = words.value.missed
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
    <StepsBack
      {...around}
      title={title}
      catchUp={catchUp}
      begins={begins(catchUp?.cut === true ? catchUp.last : null)}
      runs
    />
  )
}

/** Null if there is nothing to be seen. */
async function loadMissed(
  { code, token, model }: TableSession,
  since: number,
): Promise<CatchUp | Refused | null> {
  const answer = await fetchMissedViews(code, token.value ?? '', since)
  if (!answer.ok) return answer.refused
  const ofThisDeal = answer.value.deal === model.table.value?.deal
  return ofThisDeal && answer.value.positions.length > 0 ? new CatchUp(answer.value) : null
}
