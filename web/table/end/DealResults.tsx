import './deal-results.css'

import type { Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { useGameWords } from '../../parts/use-game.ts'
import { Icon } from '../../kit/Icon.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { words } from '../../words/index.ts'
import { displayCode } from '../../parts/same-deal.ts'
import { namesAt } from '../../parts/visible-game.ts'

/**
 * Lists the results of all tables that have played the same deal: this table first, the others by
 * date, the newest first.
 */
export function DealResults({ table }: { readonly table: PublicTable }) {
  const text = words.value.sameDeal
  const { sameDeal: same, outcome, game } = table
  if (same === undefined || (outcome === null && same.results.length === 0)) return null
  return (
    <ol class="deal-results" aria-label={text.results}>
      {outcome !== null && (
        <li aria-current="true">
          <strong>{text.here}</strong>
          <DealResult game={game} names={namesAt(table)} outcome={outcome} />
        </li>
      )}
      {same.results.toReversed().map(({ code, deal, names, outcome: then }) => (
        <li key={`${code}/${deal}`}>
          <a href={`/${code}#step=0`} aria-label={text.replayAt(displayCode(code))}>
            <Icon name="play" />
            {displayCode(code)}
          </a>
          <DealResult game={game} names={names} outcome={then} />
        </li>
      ))}
    </ol>
  )
}

interface DealResultProps {
  readonly game: string
  readonly names: readonly string[]
  readonly outcome: Outcome
}

function DealResult({ game, names, outcome }: DealResultProps) {
  const gameWords = useGameWords(game)
  return (
    <>
      {outcome.kind === 'cooperative' ? (
        <p class="deal-results-names">{formatNames(names)}</p>
      ) : (
        <ol class="deal-results-points">
          {names.map((name, seat) => (
            <li key={seat} data-place={outcome.places[seat]}>
              <span class="deal-results-names">{name}</span>
              <span>{outcome.points[seat]}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="deal-results-outcome">{gameWords?.outcome(outcome, names)}</p>
    </>
  )
}
