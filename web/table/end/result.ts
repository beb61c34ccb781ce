import type { PlainCard } from '../../../shared/game/end.ts'
import type { AnyOptions, AnyView, Outcome, Seat } from '../../../shared/game/game.ts'
import type { GameResult, PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Face } from '../../kit/motion/faces.ts'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'
import type { Person } from '../../kit/table/table-context.ts'
import type { FinishWords } from '../../words/end.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'

/** A player in the ranking of a finished game. */
export interface Contender {
  /** The player's seat. Null for an automatic player of the game, such as EGON in Nix. */
  readonly seat: Seat | null
  readonly piece: PieceOf
  readonly name: string
  readonly isMe: boolean
  /** The rank, from 1; null in a cooperative game. */
  readonly place: number | null
  readonly points: number
  /** The cards left in the player's hand. Empty if the game does not count them. */
  readonly left: readonly PlainCard[]
  readonly face: Face
  readonly speech: string | null
}

/**
 * The part of the end screen that needs only the outcome and the last view, not the record of the
 * whole game.
 */
export interface Result {
  readonly mood: 'won' | 'placed' | 'lost'
  readonly isTogether: boolean
  /** The players by rank, or by seat in a cooperative game. */
  readonly contenders: readonly Contender[]
  readonly title: string
  readonly sentence: string
  /** A sentence that says why the game ended early. Null after a regular end. */
  readonly reason: string | null
  /**
   * The cards left after a lost cooperative game, each with the seat of the player who held it.
   * `seat` is null for cards of the draw pile.
   */
  readonly leftTogether: readonly { readonly card: PlainCard; readonly seat: Seat | null }[]
  /** The cards that are face up on the table at the end. */
  readonly onTable: readonly PlainCard[]
  /** The points of each deal, by seat. Null if the game consists of one deal. */
  readonly deals: readonly (readonly number[])[] | null
}

interface ResultOptions {
  readonly outcome: Outcome
  readonly people: readonly Person[]
  readonly view: AnyView | null
  readonly options: AnyOptions
  readonly loaded: Pick<LoadedEnd, 'end' | 'words'>
  readonly text: FinishWords
  readonly formatNames: (names: readonly string[]) => string
}

/** So far, EGON is the only automatic player without a seat. */
const guestName = 'EGON'

export function resultOf(given: ResultOptions): Result {
  const { outcome, view, loaded } = given
  const { end } = loaded
  const left = view === null ? [] : (end.left?.(view) ?? [])
  const contenders = contendersOf(given, left)
  const me = contenders.find(({ isMe }) => isMe) ?? null
  const rest = (view === null ? [] : (end.rest?.(view) ?? [])).map((card) => ({ card, seat: null }))
  const held = left.flatMap((cards, seat) => cards.map((card) => ({ card, seat })))
  return {
    mood: moodOf(outcome, me),
    isTogether: outcome.kind === 'cooperative',
    contenders,
    ...headlineOf(given, contenders, me),
    reason: view === null ? null : (loaded.words?.reason?.(view) ?? null),
    leftTogether: outcome.kind === 'cooperative' && !outcome.won ? [...held, ...rest] : [],
    onTable: view === null ? [] : (end.onTable?.(view) ?? []),
    deals: view === null ? null : (end.deals?.(view) ?? null),
  }
}

function moodOf(outcome: Outcome, me: Contender | null): Result['mood'] {
  if (outcome.kind === 'cooperative') return outcome.won ? 'won' : 'lost'
  return me?.place === 1 ? 'won' : 'placed'
}

function contendersOf(
  { outcome, people, text }: ResultOptions,
  left: readonly (readonly PlainCard[])[],
): readonly Contender[] {
  const isRanked = outcome.kind === 'places'
  const all = people.map((person) => ({
    seat: person.seat,
    piece: person.seat,
    name: person.isMe ? text.you : person.name,
    isMe: person.isMe,
    place: isRanked ? (outcome.places[person.seat] ?? people.length) : null,
    points: isRanked ? (outcome.points[person.seat] ?? 0) : 0,
    left: left[person.seat] ?? [],
    speech: person.speech,
  }))
  if (!isRanked)
    return all.map((one) => Object.assign({ face: outcome.won ? 'won' : 'lost' } as const, one))
  const { guest } = outcome
  const guests =
    guest === undefined
      ? []
      : [
          {
            ...guest,
            seat: null,
            piece: 'automatic' as const,
            name: guestName,
            isMe: false,
            left: [],
            speech: null,
          },
        ]
  const ranked = [...all, ...guests].toSorted((one, other) => (one.place ?? 1) - (other.place ?? 1))
  const last = Math.max(...ranked.map(({ place }) => place ?? 1))
  return ranked.map((one) => Object.assign({ face: faceOf(one, last) }, one))
}

/**
 * Returns the face of a player's piece, by rank. EGON, the automatic player, has a face of his own
 * unless he has won.
 */
function faceOf({ seat, place }: Pick<Contender, 'seat' | 'place'>, last: number): Face {
  if (place === 1) return 'won'
  if (seat === null) return 'egon'
  if (place === last) return 'lost'
  return place === 2 ? 'think' : 'ouch'
}

function headlineOf(
  { outcome, loaded: { words, end }, text, formatNames }: ResultOptions,
  contenders: readonly Contender[],
  me: Contender | null,
): Pick<Result, 'title' | 'sentence'> {
  if (outcome.kind === 'cooperative')
    return (
      words?.together?.(outcome.won, outcome.score, me !== null) ?? {
        title: text.together(outcome.won),
        sentence: '',
      }
    )
  const winners = contenders.filter(({ place }) => place === 1)
  const isShared = winners.length > 1
  const title =
    me?.place === 1
      ? isShared
        ? text.shared
        : text.won
      : text.theyWon(formatNames(winners.map(({ name }) => name)))
  return {
    title,
    sentence:
      end.deals !== undefined || end.counts === 'points'
        ? sentenceByPoints(contenders, me, text)
        : end.counts === 'places'
          ? sentenceByPlaces(contenders, me, text)
          : sentenceByCards(contenders, me, text),
  }
}

function sentenceByCards(
  contenders: readonly Contender[],
  me: Contender | null,
  text: FinishWords,
): string {
  if (me === null || me.place === null) return text.players(contenders.length)
  if (me.place === 1 && me.left.length === 0) return text.first(contenders.length)
  return text.came(me.place, me.left.length)
}

const sentenceByPlaces = (
  contenders: readonly Contender[],
  me: Contender | null,
  text: FinishWords,
): string =>
  me === null || me.place === null || me.place === 1
    ? text.players(contenders.length)
    : text.came(me.place, null)

/**
 * Returns the sentence about the points. Uses absolute differences, because in some games the
 * player with the fewest points wins.
 */
function sentenceByPoints(
  contenders: readonly Contender[],
  me: Contender | null,
  text: FinishWords,
): string {
  const best = contenders[0]?.points ?? 0
  if (me === null || me.place === null) return text.withPoints(best)
  if (me.place > 1)
    return `${text.withPoints(best)} ${text.behind(me.place, Math.abs(best - me.points))}`
  const second = contenders.find(({ place }) => place !== 1)
  return second === undefined
    ? text.withPoints(best)
    : text.ahead(best, Math.abs(best - second.points))
}

/**
 * Returns the result of each try at a cooperative game at this table, the oldest first. `left` is
 * the number of cards left.
 */
export function triesAt(
  results: readonly GameResult[],
  game: string,
): readonly { readonly won: boolean; readonly left: number }[] {
  return results.flatMap(({ game: played, outcome }) =>
    played === game && outcome.kind === 'cooperative'
      ? [{ won: outcome.won, left: outcome.score }]
      : [],
  )
}

/**
 * Returns the stamp on the result slip of a cooperative game. `first` is for the table's first win,
 * and `best` for its best try before any win. All other results have no stamp (null).
 */
export function stampFor({ tally, game }: PublicTable): 'first' | 'best' | null {
  const one = tally?.games.find((other) => other.game === game)
  if (one?.together === undefined) return null
  const { won, bestTry } = one.together
  if (bestTry !== one.played) return null
  if (won > 0) return won === 1 ? 'first' : null
  return one.played > 1 ? 'best' : null
}

/**
 * Returns the players in the order of their pieces on the result slip, from left to right. In a
 * cooperative game, that is the order of seats. Otherwise the winner stands second.
 */
export function lineUp({ contenders, isTogether }: Result): readonly Contender[] {
  const [first, second, ...others] = contenders
  if (isTogether || first === undefined || second === undefined) return contenders
  return [second, first, ...others]
}

/** Returns a player's score as a text: the points, or the number of cards left. */
export function scoreText(
  contender: Contender,
  { end: { counts }, words }: Pick<LoadedEnd, 'end' | 'words'>,
  options: AnyOptions,
  text: FinishWords,
): string {
  if (counts === 'places') return ''
  if (counts === 'points') return text.points(contender.points)
  if (words?.score) return contender.points === 0 ? '' : words.score(contender.points, options)
  return text.left(contender.left.length)
}
