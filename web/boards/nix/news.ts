import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import { nameOf } from './scene.ts'
import type { Shove, Turned, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/board.ts'
import { decodeChip, decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'

/** What happened between two views, in the order in which it did; of moves that this page missed only the last is known. */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
): readonly string[] {
  const { last } = after
  if (before === null) return isUntouched(after) ? begins(after, words, names) : []
  if (!last || hasHappened(before, after)) return []
  const says = words.news
  const withPush = (shove: Shove, what: string): readonly string[] => [
    what,
    ...(shove.off ? [says.pushedOff(nameOf(decodeChip(shove.off).owner, names))] : []),
  ]
  return [
    ...withPush(last.laid, layingNews(last.laid, words, names)),
    ...(last.egon ? withPush(last.egon, turningNews(last.egon, words)) : []),
    ...dealNews(before, after, words, names),
  ]
}

/** A chip more lies in every new view of a game, until a deal ends and they are noted. */
export const hasHappened = (before: View, after: View): boolean =>
  before.scores.length === after.scores.length && chipsIn(before) === chipsIn(after)

const chipsIn = ({ rows: lying }: View): number =>
  decodeRows(lying).reduce((sum, chips) => sum + chips.length, 0)

function layingNews({ row, cards, chip }: Shove, words: Words, names: readonly string[]): string {
  const { owner, super: isSuper } = decodeChip(chip)
  return words.news.laid(nameOf(owner, names), cards, words.rows[rows[row]], isSuper)
}

const turningNews = ({ turned: some, cards, row, chip }: Shove & Turned, words: Words): string =>
  words.egon.turned(some, cards, words.rows[rows[row]], decodeChip(chip).super)

function dealNews(
  before: View,
  after: View,
  words: Words,
  names: readonly string[],
): readonly string[] {
  const ended = after.scores.slice(before.scores.length).map((points, at) => {
    const each = points.map((own, place) => [nameAt(place, after, names), own] as const)
    return words.news.ended(before.scores.length + at + 1, each)
  })
  if (ended.length === 0) return []
  const outcome = outcomeOf(after)
  if (outcome) return [...ended, words.outcome(outcome, names)]
  return [...ended, ...begins(after, words, names)]
}

export const isUntouched = (view: View): boolean => view.scores.length === 0 && chipsIn(view) === 0

/** Who begins is news as long as nobody has played twice. */
const begins = (
  { first, deal, firstBy }: View,
  words: Words,
  names: readonly string[],
): readonly string[] =>
  firstBy === undefined ? [] : [words.news.begins(names[first] ?? '', deal, firstBy)]

/** Points go by seat, and EGON comes last. */
const nameAt = (place: number, { hands }: View, names: readonly string[]): string =>
  nameOf(place < hands.length ? place : 'egon', names)
