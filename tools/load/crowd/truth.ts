import { canonical } from '../../../shared/canonical.ts'
import type { AnyGame } from '../../../shared/game/game.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { referenceView } from '../../../tests/support/reference-views.ts'
import type { GameRecord, PublicState, Projection } from '../../../shared/wire/protocol.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { playedToday, statesOf, type PlayedToday } from '../../../shared/deal/replay.ts'

/** What watchers of a table may have heard, recomputed from what the table wrote down and from nothing it sent. */
export type Truth = {
  /** By deal and turn: how the game may have looked, as `lookOf` writes it. A signal makes a second look of one turn. */
  readonly looks: ReadonlyMap<string, ReadonlySet<string>>
  /** By deal: what nobody may read while it is played. */
  readonly secrets: ReadonlyMap<number, string>
  /** What no watcher may ever read. */
  readonly tokens: readonly string[]
  /** By mark: what everybody who was there had to know then. */
  readonly marks: readonly PublicState[]
}

export function truthOf(
  records: readonly GameRecord[],
  known: Pick<Truth, 'tokens' | 'marks'>,
): Truth {
  const looks = new Map<string, Set<string>>()
  const secrets = new Map<number, string>()
  for (const record of records) {
    const game = gameOf(record.game)
    const verified = verifyRecord(record)
    const played = game && playedToday(game, record)
    if (!played || !verified.ok) throw new Error(`the record of deal ${record.deal} does not fit`)
    secrets.set(record.deal, record.proof.secret)
    for (const [turn, look] of looksOf(game, played)) {
      const place = momentOf(record.deal, turn)
      looks.set(place, (looks.get(place) ?? new Set()).add(look))
    }
  }
  return { looks, secrets, ...known }
}

export const momentOf = (deal: number, turn: number): string => `${deal}/${turn}`

/** All that is shown of a moment but its number in the log, where other things are counted too. */
export const lookOf = ({ toMove, view }: Pick<Projection, 'toMove' | 'view'>): string =>
  canonical({ toMove, view })

function* looksOf(
  game: AnyGame,
  record: PlayedToday<GameRecord>,
): Generator<[turn: number, look: string]> {
  let turn = 0
  for (const [at, state] of statesOf(game, record).entries()) {
    const step = record.steps[at - 1]
    if (step && 'move' in step) turn += 1
    yield [
      turn,
      lookOf({ toMove: game.toMove(state), view: referenceView(record.game, state, 'public') }),
    ]
  }
}
