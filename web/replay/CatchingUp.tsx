import './replay.css'

import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import type { PublicTable, Refused } from '../../shared/wire/protocol.ts'
import { missedSince } from '../api.ts'
import { namesAt, type GameAtTable } from '../table/model/game-at-table.ts'
import type { Visit } from '../table/model/visit.ts'
import { words } from '../words/index.ts'
import { CatchUp } from './catch-up.ts'
import { CatchUpBar } from './CatchUpBar.tsx'
import { type Past, PastBoard } from './PastBoard.tsx'

interface CatchingUpProps {
  readonly visit: Visit
  readonly table: PublicTable
  readonly game: GameAtTable
  /** The `seq` that the player saw last. */
  readonly since: number
  readonly close: () => void
  readonly say: (text: string) => void
}

/** What a player has missed of the game that goes on, on its own board. */
export function CatchingUp({ visit, table, game, since, close, say }: CatchingUpProps) {
  const { model } = visit
  const [catchUp, setCatchUp] = useState<CatchUp | null>(null)
  const names = namesAt(table)
  // Until it is there, the table as it stands: the cards go back from here.
  const past: Past = catchUp?.past.value ?? { view: game.view, toMove: [] }
  const before = catchUp?.before.value ?? null

  useEffect(() => {
    let latest = true
    void loadMissed(visit, since).then((loaded) => {
      if (!latest) return
      if (loaded instanceof CatchUp) return setCatchUp(loaded)
      if (loaded !== null) say(words.value.refusals[loaded.refusal])
      close()
    })
    return () => {
      latest = false
    }
  }, [since])
  useEffect(
    () =>
      effect(() => {
        const projection = model.projection.value
        if (projection !== null) catchUp?.append(projection)
      }),
    [catchUp],
  )

  return (
    <>
      <PastBoard
        title={words.value.missed.title}
        game={game}
        table={table}
        seat={model.seat.value}
        options={table.options}
        past={past}
      />
      {catchUp && (
        <CatchUpBar
          catchUp={catchUp}
          news={
            before
              ? game.news(before, past.view, game.gameWords, names, table.options, game.clauses)
              : []
          }
          myTurn={model.myTurn.value}
          close={close}
        />
      )}
    </>
  )
}

/** Null if there is nothing to be seen. */
async function loadMissed(
  { code, token, model }: Visit,
  since: number,
): Promise<CatchUp | Refused | null> {
  const answer = await missedSince(code, token.value ?? '', since)
  if (!answer.ok) return answer.refused
  const ofThisDeal = answer.value.deal === model.table.value?.deal
  return ofThisDeal && answer.value.shown.length > 0 ? new CatchUp(answer.value) : null
}
