import type { AnyView, Outcome, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'
import type { Person } from '../../kit/table/table-context.ts'
import {
  captionFor,
  nameByColour,
  type Picture,
  type PictureFigure,
} from '../../parts/picture/picture.ts'
import type { SharingWords } from '../../words/sharing.ts'
import { countedFigures, durationOf, figuresHere } from './Facts.tsx'
import { lineUp, type Contender, type Result } from './result.ts'
import type { Highlights } from './use-history.ts'

interface EndPictureOptions {
  readonly table: PublicTable
  readonly outcome: Outcome
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly highlights: Highlights | null
  readonly people: readonly Pick<Person, 'seat' | 'piece'>[]
  readonly view: AnyView | null
  readonly text: SharingWords
}

/**
 * Returns the picture of a finished game for sharing. It shows players by their pieces (tokens),
 * without names.
 */
export function endPicture(given: EndPictureOptions): Picture {
  const { result, outcome, people, text } = given
  const { mood, isTogether, leftTogether, onTable } = result
  const pieceOf = ({ seat, piece }: Contender): Contender['piece'] =>
    people.find((one) => one.seat === seat)?.piece ?? piece
  const isWon = outcome.kind === 'places' || outcome.won
  return {
    sun: isWon ? 'up' : 'down',
    pieces: lineUp(result).map((one) => ({
      piece: pieceOf(one),
      face: one.face,
      rank: one.place === 1 ? 'winner' : null,
    })),
    // In a competitive game, `result.title` can contain the winner's name, so the picture has a
    // different title.
    title: isTogether ? result.title : text.round,
    caption: captionOf(given),
    cards:
      isTogether && mood === 'lost'
        ? leftTogether
            .map(({ card }) => card)
            .toSorted((one, other) => Number(one.index) - Number(other.index))
        : onTable,
    figures: figuresOf(given),
  }
}

function captionOf({ table, outcome, loaded, view, text }: EndPictureOptions): string {
  const players = table.seats.length
  if (outcome.kind === 'cooperative' && outcome.won)
    return captionFor(table.game, text.wonTogether(players, attemptAt(table)))
  const special = view === null ? null : (loaded.words?.caption?.(outcome, view) ?? null)
  return captionFor(table.game, ...(special === null ? [] : [special]), text.players(players))
}

const attemptAt = ({ tally, game }: PublicTable): number | null =>
  tally?.games.find((one) => one.game === game)?.played ?? null

function figuresOf({
  table,
  outcome,
  loaded,
  highlights,
  people,
  text,
}: EndPictureOptions): readonly PictureFigure[] {
  const colourOf = (seat: Seat): string =>
    nameByColour(people.find((one) => one.seat === seat)?.piece ?? seat, text)
  const facts = (highlights?.facts ?? []).filter(({ count }) => count > 0)
  const counted = countedFigures(facts, loaded.words, colourOf)
  const [general, own] = [counted.slice(0, 1), counted.slice(1)]
  // After a loss, the number of tries is more interesting than the facts that the game counts.
  const attempt = figuresHere(table).map(({ value }) => ({ value, name: text.try }))
  const isLost = outcome.kind === 'cooperative' && !outcome.won
  return [...durationOf(table), ...general, ...(isLost && attempt.length > 0 ? attempt : own)]
}
