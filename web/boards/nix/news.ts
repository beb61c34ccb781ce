import type { Outcome } from '../../../shared/game/game.ts'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import { totalAt } from '../../../shared/games/nix/rules/scoring.ts'
import { nameOf } from './scene.ts'
import type { Shove, EgonTurn, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { decodeChip, decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'

/**
 * Returns sentences about what happened between two views, in order. If this page missed several
 * moves, describes only the last.
 */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
): readonly string[] {
  const { last } = after
  if (before === null) return isUntouched(after) ? startNews(after, words, names) : []
  if (!last || isSamePosition(before, after)) return []
  const says = words.news
  const withPush = (shove: Shove, what: string): readonly string[] => [
    what,
    ...(shove.off ? [says.pushedOff(nameOf(decodeChip(shove.off).owner, names, after))] : []),
  ]
  return [
    ...withPush(last.played, layingNews(last.played, after, words, names)),
    ...(last.egon ? withPush(last.egon, turningNews(last.egon, words)) : []),
    ...dealNews(before, after, words, names),
  ]
}

/**
 * Returns whether both views show the same position. Every move adds a chip or ends the deal, so it
 * is enough to compare chips and scores.
 */
export const isSamePosition = (before: View, after: View): boolean =>
  before.scores.length === after.scores.length && chipsIn(before) === chipsIn(after)

const chipsIn = ({ rows: lying }: View): number =>
  decodeRows(lying).reduce((sum, chips) => sum + chips.length, 0)

function layingNews(
  { row, cards, chip }: Shove,
  after: View,
  words: Words,
  names: readonly string[],
): string {
  const { owner, super: isSuper } = decodeChip(chip)
  return words.news.played(nameOf(owner, names, after), cards, words.rows[rows[row]], isSuper)
}

const turningNews = (
  { turnedOver: some, cards, row, chip }: Shove & EgonTurn,
  words: Words,
): string => words.egon.turned(some, cards, words.rows[rows[row]], decodeChip(chip).super)

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
  if (outcome) return [...ended, endNews(outcome, after, words, names)]
  return [...ended, ...startNews(after, words, names)]
}

export const isUntouched = (view: View): boolean => view.scores.length === 0 && chipsIn(view) === 0

/** Returns sentences about the result of the game. They say “you” if the viewer is the only winner. */
function endNews(outcome: Outcome, after: View, words: Words, names: readonly string[]): string {
  const winners = after.ending?.places.filter((place) => place === 1).length
  const isMine = after.seat !== null && after.ending?.places[after.seat] === 1
  return isMine && winners === 1
    ? words.news.won(totalAt(after.scores, after.seat))
    : words.outcome(outcome, names)
}

/**
 * Returns a sentence about who starts the deal, and why. Returns none after the first round,
 * because later views do not contain `firstBy`.
 */
const startNews = (after: View, words: Words, names: readonly string[]): readonly string[] =>
  after.firstBy === undefined
    ? []
    : [words.news.starts(nameOf(after.first, names, after), after.deal, after.firstBy)]

/**
 * Returns the name of the player whose points are at this index. Points are listed by seat, and
 * EGON, the automatic player, is last.
 */
const nameAt = (place: number, after: View, names: readonly string[]): string | null =>
  nameOf(place < after.hands.length ? place : 'egon', names, after)
