import type { Words } from '../../../shared/games/the-game/words/en/table.ts'
import './left-ladder.css'

interface LeftLadderProps {
  /** The number of cards left. */
  readonly left: number
  readonly words: Words
}

/** The minimum number of cards for each rung: none, fewer than ten (TG-14), and more. */
const rungs = [
  { from: 0, reads: '0' },
  { from: 1, reads: '1–9' },
  { from: 10, reads: '10' },
] as const

/** Rates the result: the reached rung is highlighted. */
export function LeftLadder({ left, words: { ending } }: LeftLadderProps) {
  const reached = rungs.findLastIndex(({ from }) => left >= from)
  return (
    <ol class="left-ladder" aria-label={ending.ladder.title}>
      {rungs.map(({ from, reads }, at) => (
        <li key={from} aria-current={at === reached ? 'true' : undefined}>
          <b>{reads}</b> {ending.ladder.rungs[at]}
        </li>
      ))}
    </ol>
  )
}
