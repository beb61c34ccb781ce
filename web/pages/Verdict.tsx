import { spokenCode } from '../../shared/code.ts'
import type { FirstDealt } from '../../shared/deal/game-record.ts'
import type { VerifiedGame } from '../../shared/deal/record.ts'
import { findGame } from '../boards/available-games.ts'
import { Icon, type IconName } from '../kit/Icon.tsx'
import { useGameWords } from '../parts/use-game.ts'
import { dayWords } from '../words/day.ts'
import { localise, words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import type { Check, Verification } from './verify-game.ts'
import { verifyWords } from '../words/verify.ts'

interface VerdictProps {
  readonly verification: Verification
}

/** Shows the overall result of verifying a game, and the result of each check. */
export function Verdict({ verification }: VerdictProps) {
  if (verification.name !== 'checked')
    return (
      <section class="paper column">
        <p class="problem">
          {verification.name === 'unreadable'
            ? localise(verifyWords).unreadable
            : sentenceFor(verification.refused)}
        </p>
      </section>
    )

  const { checks, result } = verification
  return (
    <section class="paper column verdict" data-fits={result.ok}>
      <h2>
        <Icon name={result.ok ? 'check' : 'warning'} />
        {result.ok ? localise(verifyWords).fits : localise(verifyWords).misfits(result.refused)}
      </h2>
      <ol>
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ol>
      {result.ok && <Facts verified={result.value} />}
    </section>
  )
}

const pictures: Readonly<Record<Check['result'], IconName>> = {
  fits: 'check',
  misfit: 'cross',
  skipped: 'pause',
}

function CheckLine({ check }: { readonly check: Check }) {
  const text = localise(verifyWords)
  return (
    <li class="verdict-check" data-found={check.result}>
      <Icon name={pictures[check.result]} />
      <span>
        {text.checks[check.name]}
        <span class="visually-hidden">: {text.found[check.result]}</span>
      </span>
    </li>
  )
}

/** Shows the verified game, and the numbers that viewers need to verify it with their own tools. */
function Facts({ verified }: { readonly verified: VerifiedGame }) {
  const { record, key, outcome } = verified
  const text = localise(verifyWords)
  const { chat } = words.value
  const gameWords = useGameWords(record.game)
  const name = findGame(record.game)?.name
  return (
    <dl class="verdict-facts">
      <dt>{text.game}</dt>
      <dd>{[name, spokenCode(record.code), chat.deal(record.deal)].join(', ')}</dd>
      {record.firstDealt && (
        <>
          <dt>{text.first}</dt>
          <dd>
            {'day' in record.firstDealt
              ? dayDealName(record.firstDealt)
              : [spokenCode(record.firstDealt.code), chat.deal(record.firstDealt.deal)].join(', ')}
          </dd>
        </>
      )}
      <dt>{text.players}</dt>
      <dd>{record.names.join(', ')}</dd>
      <dt>{text.outcome}</dt>
      <dd>{gameWords?.outcome(outcome, record.names)}</dd>
      <dt>{text.steps}</dt>
      <dd>{record.steps.length}</dd>
      <dt>{text.promise}</dt>
      <dd class="verdict-hash">{record.proof.commitment}</dd>
      <dt>{text.secret}</dt>
      <dd class="verdict-hash">{record.proof.secret}</dd>
      <dt>{text.key}</dt>
      <dd class="verdict-hash">{key}</dd>
    </dl>
  )
}

/** Names a deal of the day, with its date in the viewer's language. */
function dayDealName({ day, deal }: Extract<FirstDealt, { day: string }>): string {
  const { title, date, bands } = localise(dayWords)
  return `${title}, ${date(new Date(day))} ${day.slice(0, 4)}, ${bands[deal]}`
}
