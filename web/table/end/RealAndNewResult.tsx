import './real-and-new-result.css'

import type { Outcome, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'
import { playOnWords } from '../../words/play-on.ts'

interface RealAndNewResultProps {
  readonly table: PublicTable
  /** The seat of the person who plays on. */
  readonly seat: Seat
}

/**
 * Compares the result of a finished game with that of the game that a person played on from it, on
 * two slips of paper.
 */
export function RealAndNewResult({ table: { sameDeal, outcome }, seat }: RealAndNewResultProps) {
  const text = localise(playOnWords)
  const before = sameDeal?.results.at(-1)
  if (before === undefined || outcome === null) return null
  return (
    <div class="real-and-new-result">
      <ResultOnPaper title={text.before} outcome={before.outcome} seat={seat} />
      <Icon name="arrow" />
      <ResultOnPaper title={text.now} outcome={outcome} seat={seat} />
    </div>
  )
}

interface ResultOnPaperProps {
  readonly title: string
  readonly outcome: Outcome
  readonly seat: Seat
}

function ResultOnPaper({ title, outcome, seat }: ResultOnPaperProps) {
  const text = localise(playOnWords)
  const isTogether = outcome.kind === 'cooperative'
  const left = isTogether && !outcome.won ? outcome.score : 0
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <b>{isTogether ? left : localise(finishWords).nth(outcome.places[seat] ?? 0)}</b>
      <span>{isTogether ? text.cardsLeft(left) : text.place}</span>
    </figure>
  )
}
