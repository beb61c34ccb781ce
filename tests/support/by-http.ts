import { Tischlein, type SeatState, type ClientSeat } from '../../client/index.ts'
import type { AnyMove as Said } from '../../client/types.ts'
import { gameOf } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyView, Seat } from '../../shared/game/game.ts'
import { randomFrom } from '../../shared/deal/random.ts'

/**
 * Plays the current game to its end over HTTP. The pages of the seats stay connected.
 * @param tokens the tokens of all seats
 */
export async function playOutByHttp(
  origin: string,
  code: string,
  tokens: readonly string[],
): Promise<void> {
  const tischlein = new Tischlein(origin)
  const placeOf = new Map<Seat, ClientSeat>()
  for (const token of tokens) {
    const place = tischlein.at(code, token)
    const { seat } = await place.state()
    if (seat !== null) placeOf.set(seat, place)
  }
  for (;;) {
    const { table, position: shown } = await tischlein.state(code)
    if (table.phase !== 'playing') return
    const [seat] = shown?.toMove ?? []
    const place = seat === undefined ? undefined : placeOf.get(seat)
    if (!place) throw new Error('it is the turn of a player without a seat here')
    await moves(place)
  }
}

/** Plays by HTTP until a turn of `seat` begins. */
export async function becomesTurnByHttp(
  origin: string,
  code: string,
  tokens: readonly string[],
  seat: Seat,
): Promise<void> {
  const tischlein = new Tischlein(origin)
  const plays = async (isDone: (toMove: readonly Seat[]) => boolean): Promise<void> => {
    for (;;) {
      const toMove = (await tischlein.state(code)).position?.toMove ?? []
      if (isDone(toMove)) return
      await moves(tischlein.at(code, tokens[toMove[0] ?? -1] ?? ''))
    }
  }
  await plays((toMove) => !toMove.includes(seat))
  await plays((toMove) => toMove.includes(seat))
}

/** Makes one move for a seat. */
async function moves(place: ClientSeat): Promise<void> {
  const { turn, move } = liked(await place.state())
  const done = await place.move(turn, move)
  if (!done.ok) throw new Error(`${place.code}: ${done.refused.refusal}`)
}

/** Returns the move that the game's bot would make in the position of a seat. */
function liked({ table, position: shown }: SeatState): {
  readonly turn: number
  readonly move: Said
} {
  const game = gameOf(table.game)
  if (!game || !shown) throw new Error('nothing lies on the table')
  const random = randomFrom('5'.repeat(64))
  const request = { random, urgency: 'urgent', strength: 'easy' } as const
  // Cast the types of the view and the move, which are unknown: the game is only known by its id.
  const view = shown.view as unknown as AnyView
  const move: unknown = botsOf(game).bot.move(view, table.options, request)
  return { turn: shown.turn, move: move as Said }
}
