import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { gameOf } from '../../shared/games/all.ts'
import type { AnyView } from '../../shared/game/game.ts'
import { randomRecord, requireReplayable } from '../../shared/testing/random-record.ts'
import { loadGame } from '../boards/load-game.ts'
import { inEnglish, render } from '../testing/render.ts'
import { human, table } from '../testing/tables.ts'
import { PastBoard } from './PastBoard.tsx'
import { Replay } from './replay.ts'

inEnglish()

/** Returns the number of finished deals. */
function finishedDeals(view: AnyView): number {
  const { deals, scores } = view as unknown as { deals?: number; scores?: readonly unknown[] }
  return deals === undefined ? (scores?.length ?? 0) : deals - 1
}

test.each(['thirty-one', 'nix'])(
  'in a replay of %s, the second move of a deal shows the hand again',
  async (id) => {
    const game = gameOf(id)
    if (!game) throw new Error('there is no such game')
    const record = requireReplayable(game, randomRecord(game, 'ab'.repeat(32)))
    const replay = new Replay(game, record, null)
    const views = Array.from({ length: replay.last }, (_, step) => replay.viewFor(step, 0))
    const end = views.findIndex((view) => finishedDeals(view) === 1)
    const loaded = await loadGame(id, 'en')
    const at = (view: AnyView) => (
      <PastBoard
        title="Replay"
        game={loaded}
        table={table({ game: id, seats: record.names.map((name) => human(name)) })}
        seat={0}
        options={record.options}
        past={{ view, toMove: [] }}
      />
    )
    const [before, ...after] = views.slice(end - 1, end + 2)
    if (before === undefined) throw new Error('no deal ends')
    const room = render(at(before))
    for (const view of after) void act(() => renderInto(at(view), room))
    expect(room.querySelector('[role=listbox]')).not.toBeNull()
  },
)
