import { gameOf } from '../../shared/define-game/game.ts'
import { fallbackLanguage } from '../../shared/language.ts'
import { Icon } from '../kit/Icon.tsx'
import { Piece } from '../kit/pieces/Piece.tsx'
import type { Playground } from './Playground.ts'
import { problemText } from './problem-text.ts'
import type { Problem } from './session.ts'
import { Cards } from './StateTree.tsx'

/**
 * Explains a mistake in the author's file, with the names of its zones and functions. Shows the
 * lines around the mistake, and offers to go back to the position before it.
 */
export function ErrorSheet({
  playground,
  problem,
}: {
  readonly playground: Playground
  readonly problem: Problem
}) {
  const { entry, at } = problem
  const illegal = problem.error === null && entry !== null ? illegalText(playground, problem) : null
  const before = playground.replay.value?.states[at] ?? null
  const source = playground.file.value?.source ?? ''
  const definition = playground.working.value?.definition ?? null
  const text = illegal ?? problemText(problem.error, source, definition, before)
  return (
    <section class="sheet-of-paper error-sheet" role="alert">
      <div class="error-head">
        <Piece of={entry?.seat ?? 0} face="ouch" />
        <div>
          <h2>
            {text.card !== null && (
              <>
                The <Cards of={[text.card]} />{' '}
              </>
            )}
            {text.title}
          </h2>
          <p>
            {withCode(text.detail)}
            {entry && !illegal && (
              <>
                {' '}
                It was move {at + 1}, <code>{entry.move.do}</code>.
              </>
            )}
          </p>
        </div>
      </div>
      {text.excerpt.length > 0 && (
        <pre>
          {text.excerpt.map((line) => (
            <span key={line.number} data-bad={line.number === text.line}>
              <i>{line.number}</i>
              {line.text}
            </span>
          ))}
        </pre>
      )}
      {entry && (
        <p class="error-buttons">
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => playground.dropRest()}
          >
            <Icon name="undo" /> {at === 0 ? 'Back to the deal' : `Back to move ${at}`}
          </button>
          <button
            class="button error-copy"
            type="button"
            onClick={() => void navigator.clipboard.writeText(testOf(playground, problem))}
          >
            <Icon name="copy" /> Copy as a test
          </button>
        </p>
      )}
    </section>
  )
}

/** Returns the text for a move of the log that the changed file does not allow any more. */
function illegalText(playground: Playground, { at, entry }: Problem) {
  const [replay, state] = [playground.replay.value, playground.replay.value?.states[at]]
  const game = replay && gameOf(replay.definition)
  const clause =
    entry && game && state
      ? game.violatedClause(game.view(state, entry.seat), replay.setup.options, entry.move)
      : ''
  const rule = replay?.definition[fallbackLanguage].rules[clause]
  return {
    title: `Move ${at + 1} is against the new rules`,
    card: null,
    detail: rule ? `${clause}: ${rule}` : 'The position before it is kept.',
    line: null,
    excerpt: [],
  }
}

/** Renders a text. Parts between backquotes become `code` elements. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))

/**
 * Returns the source of a test that makes the same moves as the log. The author can save the test
 * next to the file of the game.
 */
function testOf(playground: Playground, { entry }: Problem): string {
  const { seed, seats, options } = playground.setup.peek()
  const log = [...playground.log.peek().slice(0, playground.at.peek()), ...(entry ? [entry] : [])]
  const id = playground.working.peek()?.definition.id ?? ''
  return `import { expect, test } from 'vitest'

import { replayLog } from '../../web/playground/session.ts'
import game from './${id}.ts'

test('the deal ${seed} can be played on', () => {
  const setup = ${JSON.stringify({ seed, seats, options })}
  const log = ${JSON.stringify(log)}
  expect(replayLog(game, setup, log).problem).toBeNull()
})
`
}
