import type { GameEnd } from '../../shared/game/end.ts'
import type { AnyMove, AnyView, Seat } from '../../shared/game/game.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { type Face, faceOf } from '../kit/motion/faces.ts'
import { captionFor, nameByColour, type Picture } from '../parts/picture/picture.ts'
import type { SharingWords } from '../words/sharing.ts'
import { isTakeBack, type Replay } from './replay.ts'

interface StepPictureOptions {
  readonly replay: Replay
  readonly step: number
  readonly game: LoadedGame
  readonly end: GameEnd<AnyView, AnyMove>
  /** The number of the piece (token) of each seat. */
  readonly pieces: readonly number[]
  readonly text: SharingWords
  /** The sentence for the first position, after which no move has been made. */
  readonly dealt: string
}

/**
 * Returns a picture of one step of a replay for sharing. It shows what spectators saw then. It
 * calls players by the colours of their pieces, not by their names.
 */
export function stepPicture(given: StepPictureOptions): Picture {
  const { replay, step, game, end, pieces, text, dealt } = given
  const { options, steps, game: id } = replay.record
  const view = replay.viewFor(step, 'public')
  const before = step === 0 ? null : replay.viewFor(step - 1, 'public')
  const names = pieces.map((piece) => nameByColour(piece, text))
  const isTakenBack = isTakeBack(replay.record, step)
  const news =
    before === null
      ? [dealt]
      : isTakenBack
        ? []
        : game.news(before, view, game.gameWords, names, options, game.clauses)
  // The game has no sentence for a take-back or for some signals. The title of the picture is then
  // the name of the game.
  const sentence = news.length === 0 ? captionFor(id) : news.join(' ')
  const mover = steps[step - 1]?.seat ?? null
  const faces =
    before !== null && !isTakenBack ? facesBetween(before, view, given) : new Map<Seat, Face>()
  return {
    sun: 'none',
    pieces: pieces.map((piece, seat) => ({
      piece,
      face: faces.get(seat) ?? null,
      rank: seat === mover ? 'mover' : null,
    })),
    title: sentence,
    caption: captionFor(id, text.step(step, replay.last)),
    cards: end.onTable?.(view) ?? [],
    figures: [],
  }
}

/** The maximum number of moves in a video. */
const mostMoves = 10

/** Returns the last steps before or at `step` that are moves. Leaves out signals and take-backs. */
export const lastMoves = ({ steps }: Replay['record'], step: number): readonly number[] =>
  steps
    .slice(0, step)
    .flatMap((one, at) => ('move' in one ? [at + 1] : []))
    .slice(-mostMoves)

/**
 * Returns the pictures of a video: the last moves up to a step, and a final picture with the
 * URL of the service.
 * @param end the picture of the result, placed after the last move
 */
export function clipPictures(
  given: StepPictureOptions,
  { address, end }: { readonly address: string; readonly end?: Picture },
): readonly Picture[] {
  const moves = lastMoves(given.replay.record, given.step).map((step) =>
    stepPicture({ ...given, step }),
  )
  const closing: Picture = {
    sun: 'up',
    pieces: given.pieces.map((piece) => ({ piece, face: 'hello', rank: null })),
    title: address,
    caption: captionFor(given.replay.record.game),
    cards: [],
    figures: [],
  }
  return [...moves, ...(end === undefined ? [] : [end]), closing]
}

/** Returns the faces with which the pieces react to the change from `before` to `after`. */
function facesBetween(
  before: AnyView,
  after: AnyView,
  { game, replay }: StepPictureOptions,
): ReadonlyMap<Seat, Face> {
  const cues = game.findCues(before, after, replay.record.options, game.gameWords)
  return new Map(
    cues.flatMap((cue) => {
      const face = faceOf(cue)?.face
      return face === undefined ? [] : (cue.seats ?? []).map((seat) => [seat, face] as const)
    }),
  )
}
