import './table-gone.css'

import { useEffect, useState } from 'preact/hooks'

import type { Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { availableGames } from '../../boards/available-games.ts'
import { useGameWords } from '../../parts/use-game.ts'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { localise, words } from '../../words/index.ts'
import { frameWords } from '../../words/frame.ts'
import { FrameMessage } from '../FrameMessage.tsx'
import { postToParent } from '../parent-page.ts'
import { isSandboxed } from '../sandbox.ts'
import { FreshTableButton } from './FreshTableButton.tsx'

/**
 * The screen for a table that no longer exists: the last result if it is known, and buttons that
 * open new tables.
 */
export function TableGone({ last }: { readonly last: PublicTable | null }) {
  const [problem, say] = useState('')
  useEffect(() => postToParent({ type: 'gone' }), [])
  const offers =
    last === null
      ? availableGames.map(({ id, name }) => ({ game: id, options: {}, name }))
      : [{ game: last.game, options: last.options, name: localise(frameWords).setAnother }]
  return (
    <FrameMessage text={words.value.refusals['no-such-table']}>
      {last?.phase === 'over' && last.outcome && <HowItEnded {...resultOf(last, last.outcome)} />}
      {!isSandboxed && (
        <>
          {last === null && <p class="table-gone-title">{localise(frameWords).setTable}</p>}
          <div class="table-gone-games">
            {offers.map(({ game, options, name }) => (
              <FreshTableButton key={game} {...{ game, options, name, say }} look="main" />
            ))}
          </div>
          {seatEndsWithPage.value && <p class="seat-ends">{words.value.seatEndsWithPage}</p>}
          <p class="problem" role="alert" hidden={problem === ''}>
            {problem}
          </p>
        </>
      )}
    </FrameMessage>
  )
}

interface Result {
  readonly game: string
  readonly names: readonly string[]
  readonly outcome: Outcome
}

/**
 * Returns the last result with the names that the players had then, because players may have
 * changed seats since.
 */
const resultOf = ({ game, results, seats }: PublicTable, outcome: Outcome): Result => ({
  game,
  names: results?.at(-1)?.names ?? seats.map(({ name }) => name),
  outcome,
})

function HowItEnded({ game, names, outcome }: Result) {
  const gameWords = useGameWords(game)
  return (
    <>
      <p>{gameWords?.outcome(outcome, names)}</p>
      {outcome.kind === 'places' && (
        <ol class="table-gone-points">
          {names.map((name, seat) => (
            <li key={seat} data-place={outcome.places[seat]}>
              <span>{name}</span>
              <span>{outcome.points[seat]}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
