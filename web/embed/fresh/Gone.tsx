import './gone.css'

import { useEffect, useState } from 'preact/hooks'

import type { Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { gamesOnOffer } from '../../boards/offered.ts'
import { useGameWords } from '../../parts/use-game.ts'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { words } from '../../words/index.ts'
import { frameWords } from '../../words/frame.ts'
import { Note } from '../Note.tsx'
import { tell } from '../page-around.ts'
import { isSandboxed } from '../sandbox.ts'
import { FreshHere } from './FreshHere.tsx'

/** A table that is not there any more: how its game ended, if somebody has just seen it, and the way to a fresh one. */
export function Gone({ last }: { readonly last: PublicTable | null }) {
  const [problem, say] = useState('')
  useEffect(() => tell({ type: 'gone' }), [])
  const offers =
    last === null
      ? gamesOnOffer.map(({ id, name }) => ({ game: id, options: {}, name }))
      : [{ game: last.game, options: last.options, name: frameWords.value.setAnother }]
  return (
    <Note why={words.value.refusals['no-such-table']}>
      {last?.phase === 'over' && last.outcome && <HowItEnded {...resultOf(last, last.outcome)} />}
      {!isSandboxed && (
        <>
          {last === null && <p class="gone-title">{frameWords.value.setTable}</p>}
          <div class="gone-games">
            {offers.map(({ game, options, name }) => (
              <FreshHere key={game} {...{ game, options, name, say }} look="main" />
            ))}
          </div>
          {seatEndsWithPage.value && <p class="seat-ends">{words.value.seatEndsWithPage}</p>}
          <p class="problem" role="alert" hidden={problem === ''}>
            {problem}
          </p>
        </>
      )}
    </Note>
  )
}

interface Result {
  readonly game: string
  readonly names: readonly string[]
  readonly outcome: Outcome
}

/** By the seats of that game: people may have changed chairs since. */
const resultOf = ({ game, results: evening, seats }: PublicTable, outcome: Outcome): Result => ({
  game,
  names: evening?.at(-1)?.names ?? seats.map(({ name }) => name),
  outcome,
})

function HowItEnded({ game, names, outcome }: Result) {
  const gameWords = useGameWords(game)
  return (
    <>
      <p>{gameWords?.outcome(outcome, names)}</p>
      {outcome.kind === 'places' && (
        <ol class="gone-points">
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
