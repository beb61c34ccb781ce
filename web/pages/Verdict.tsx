import { spokenCode } from '../../shared/code.ts'
import { aboutOf } from '../games.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { useGameWords } from '../parts/game-words.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import type { Check, Verification } from './verify-game.ts'

interface VerdictProps {
  readonly found: Verification
}

/** Each check as a line, and above them what they come to. */
export function Verdict({ found }: VerdictProps) {
  const told = words.value
  const game = found.name === 'checked' && found.result.ok ? found.result.value.record.game : null
  const gameWords = useGameWords(game)
  if (found.name === 'nothing')
    return (
      <section class="paper column">
        <p class="problem">{told.refusals[found.refusal]}</p>
      </section>
    )

  const { checks, result } = found
  return (
    <section class="paper column verdict" data-fits={result.ok}>
      <h2>
        <Icon name={result.ok ? 'check' : 'warning'} />
        {result.ok ? told.verify.fits : told.verify.misfits(result.refused)}
      </h2>
      <ol>
        {checks.map((check) => (
          <CheckLine key={check.what} check={check} />
        ))}
      </ol>
      {result.ok && (
        <dl class="verdict-facts">
          <dt>{told.verify.game}</dt>
          <dd>
            {aboutOf(result.value.record.game)?.name[settings.language.value]},{' '}
            {spokenCode(result.value.record.code)}, {told.talk.deal(result.value.record.deal)}
          </dd>
          <dt>{told.verify.players}</dt>
          <dd>{result.value.record.names.join(', ')}</dd>
          <dt>{told.verify.outcome}</dt>
          <dd>{gameWords?.outcome(result.value.outcome)}</dd>
          <dt>{told.verify.steps}</dt>
          <dd>{result.value.record.steps.length}</dd>
          <dt>{told.verify.promise}</dt>
          <dd class="verdict-hash">{result.value.record.proof.commitment}</dd>
          <dt>{told.verify.secret}</dt>
          <dd class="verdict-hash">{result.value.record.proof.secret}</dd>
          <dt>{told.verify.key}</dt>
          <dd class="verdict-hash">{result.value.key}</dd>
        </dl>
      )}
    </section>
  )
}

const pictures: Readonly<Record<Check['found'], IconName>> = {
  fits: 'check',
  misfit: 'cross',
  unseen: 'pause',
}

function CheckLine({ check }: { readonly check: Check }) {
  const told = words.value.verify
  return (
    <li class="verdict-check" data-found={check.found}>
      <Icon name={pictures[check.found]} />
      <span>
        {told.checks[check.what]}
        <span class="for-ears">: {told.found[check.found]}</span>
      </span>
    </li>
  )
}
