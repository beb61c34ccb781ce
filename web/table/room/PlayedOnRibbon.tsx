import './played-on-ribbon.css'

import type { SameDeal } from '../../../shared/protocol/protocol.ts'
import { displayCode } from '../../parts/same-deal.ts'
import { playOnWords } from '../../words/play-on.ts'

/**
 * A link in the place of the table's code. It says that this table plays a finished game on from
 * one of its steps, and leads to that step in the replay of the game.
 */
export function PlayedOnRibbon({ results, playedOn }: SameDeal) {
  const code = results.at(-1)?.code
  if (code === undefined || playedOn === undefined) return null
  return (
    <a class="played-on-ribbon" href={`/${code}#step=${playedOn.step}`}>
      {playOnWords.value.ribbon(playedOn.step + 1, displayCode(code))}
    </a>
  )
}
