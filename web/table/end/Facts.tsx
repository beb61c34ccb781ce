import './facts.css'

import type { CountedFact } from '../../../shared/game/end.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { EndWords, Who } from '../../../shared/game/words.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'
import { triesAt } from './result.ts'

interface FactsProps {
  readonly table: PublicTable
  /** The facts whose count needs the whole game. Null while the game is loading. */
  readonly counted: readonly CountedFact[] | null
  readonly words: EndWords | null
  readonly whoIs: (seat: Seat) => Who
}

export interface Figure {
  readonly value: string
  readonly name: string
}

/**
 * Shows at most four numbers: how long the game took, two facts that the game defines, and how
 * often this table has played it.
 */
export function Facts({ table, counted, words, whoIs }: FactsProps) {
  const figures = [
    ...durationOf(table),
    ...(counted === null ? [] : countedFigures(counted, words, whoIs)),
    ...figuresHere(table),
  ]
  const tries = triesAt(table.results ?? [], table.game)
  return (
    <>
      {figures.length > 0 && (
        <dl class="end-facts">
          {figures.map(({ value, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tries.length > 1 && <Tries tries={tries.slice(-shownTries)} />}
    </>
  )
}

/** The number of bars that fit on the smallest phone. */
const shownTries = 7

export const countedFigures = (
  counted: readonly CountedFact[],
  words: EndWords | null,
  whoIs: (seat: Seat) => Who,
): readonly Figure[] =>
  counted.map((one) => ({ value: String(one.count), name: nameOf(one, words, whoIs) }))

function nameOf(one: CountedFact, words: EndWords | null, whoIs: (seat: Seat) => Who): string {
  if (words !== null) return words.fact(one, one.seat === undefined ? null : whoIs(one.seat))
  return localise(finishWords).counted[one.fact as 'deals' | 'turns'](one.count)
}

/** Returns how long the game took. The unit (minutes, hours or days) keeps the number short. */
export function durationOf({ results }: PublicTable): readonly Figure[] {
  const minutes = results?.at(-1)?.minutes
  if (minutes === undefined) return []
  const text = localise(finishWords)
  if (minutes < 120) return [{ value: String(minutes), name: text.minutes(minutes) }]
  const hours = Math.round(minutes / 60)
  if (hours < 48) return [{ value: String(hours), name: text.hours }]
  return [{ value: String(Math.round(hours / 24)), name: text.days }]
}

/**
 * Returns how often the table has played this game, as an ordinal such as “3rd”. The label calls a
 * cooperative game a try.
 */
export function figuresHere({ tally, game, outcome }: PublicTable): readonly Figure[] {
  const text = localise(finishWords)
  const count = tally?.games.find((one) => one.game === game)?.played
  if (count === undefined) return []
  const isTogether = outcome?.kind === 'cooperative'
  return [{ value: text.nth(count), name: isTogether ? text.tryHere : text.gameHere }]
}

interface TriesProps {
  readonly tries: readonly { readonly won: boolean; readonly left: number }[]
}

/**
 * Shows a bar chart of how many cards were left in each try at a cooperative game. The last bar is
 * this game.
 */
export function Tries({ tries }: TriesProps) {
  const text = localise(finishWords)
  return (
    <div class="tries" role="img" aria-label={text.triesAre(tries.map(({ left }) => left))}>
      {tries.map(({ won, left }, at) => (
        <span
          key={at}
          data-now={at === tries.length - 1}
          data-won={won}
          style={{ '--left': Math.min(left, mostLeft) }}
        >
          {won ? <Icon name="check" /> : left}
        </span>
      ))}
      <em aria-hidden="true">{text.tries}</em>
    </div>
  )
}

/** From this number of cards on, a bar has the maximum height. */
const mostLeft = 24
