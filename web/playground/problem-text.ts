import { GameFileError } from '../../shared/define-game/game-file-error.ts'
import { lineOfMistake } from '../../shared/define-game/line-of-part.ts'
import { cardsIn, type AnyDefinition } from '../../shared/define-game/layout.ts'
import type { State } from '../../shared/define-game/state.ts'

/**
 * The explanation of an error in the file of a game. It uses the names of zones and functions that
 * the file itself uses.
 */
interface ProblemText {
  readonly title: string
  /** The lost or duplicate card; null if the error is about no card. */
  readonly card: string | null
  readonly detail: string
  /** The line of the file, counted from 1; null if it is unknown. */
  readonly line: number | null
  /** The line with the mistake, and some lines before and after it. */
  readonly excerpt: readonly { readonly number: number; readonly text: string }[]
}

/** The number of lines that are shown before and after the line of a mistake. */
const around = 3

/**
 * Finds the line number in the stack of an error. The playground serves each version of the
 * author's file under a name such as `playground-game-3.js`.
 */
const inStack = /playground-game-\d+\.js[^:\s]*:(\d+)/

export function problemText(
  error: unknown,
  source: string,
  definition: AnyDefinition | null,
  before: State | null,
): ProblemText {
  const message = error instanceof Error ? error.message : String(error)
  const where = error instanceof GameFileError ? error.where : ''
  const what = error instanceof GameFileError ? error.what : message
  const line = lineIn(error, source)
  const [, card, fate] = /^the card (\S+) was (lost|doubled)/.exec(what) ?? []
  const excerpt = source
    .split('\n')
    .map((text, at) => ({ number: at + 1, text }))
    .filter(({ number }) => line !== null && Math.abs(number - line) <= around)
  const from = card === undefined || !before ? null : placeOf(before, card)
  const part = where === '' ? 'The file' : where
  if (card !== undefined && fate === 'lost') {
    const count = definition?.cards.length ?? 0
    const taken = from === null ? '' : ` It was in \`${from}\`.`
    return {
      title: 'is nowhere',
      card,
      detail: `The game has ${count} cards, and ${count - 1} lie on the table.${taken} ${part} took it out and put it nowhere.`,
      line,
      excerpt,
    }
  }
  if (card !== undefined)
    return {
      title: 'is there twice',
      card,
      detail: `${part} put it into a second place, and did not take it out of ${from === null ? 'the first' : `\`${from}\``}.`,
      line,
      excerpt,
    }
  return {
    title: what.replace(/^./, (letter) => letter.toUpperCase()),
    card: null,
    detail: where === '' ? 'The file stopped here.' : `This happens in ${where}.`,
    line,
    excerpt,
  }
}

function lineIn(error: unknown, source: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const given = (error as { readonly line?: unknown } | null)?.line
  return lineOfMistake(source, error, Number(given ?? inStack.exec(stack)?.[1] ?? 0)) || null
}

/** Returns the path of a card in the state as an author would write it, such as `hand[0]`. */
function placeOf({ zones }: State, card: string): string | null {
  for (const [name, content] of Object.entries(zones)) {
    if (!cardsIn(content).some((one) => String(one) === card)) continue
    const at = Array.isArray(content)
      ? content.findIndex((one) => Array.isArray(one) && one.some((its) => String(its) === card))
      : -1
    return at < 0 ? name : `${name}[${at}]`
  }
  return null
}
