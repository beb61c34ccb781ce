import { games } from '../../shared/games/all.ts'
import { oneFileGames } from '../../shared/games/one-file-games.ts'
import { referenceViewOf } from '../../shared/testing/one-file/reference-view.ts'
import type { AnyState, AnyView, Viewer } from '../../shared/game/game.ts'

type ReferenceView = (state: AnyState, viewer: Viewer) => AnyView

/**
 * Independent implementations of each game's `view`, because the simulation must not rely on the
 * code that it tests.
 */
const byGame: ReadonlyMap<string, ReferenceView> = new Map(
  await Promise.all(
    games.map(async ({ about: { id } }) => {
      const definition = oneFileGames.find((one) => one.id === id)
      if (definition) return [id, referenceViewOf(definition) as unknown as ReferenceView] as const
      const room: { readonly referenceView: ReferenceView } = await import(
        `../../shared/games/${id}/testing/reference-view.ts`
      )
      return [id, room.referenceView] as const
    }),
  ),
)

export function referenceView(game: string, state: AnyState, viewer: Viewer): AnyView {
  const view = byGame.get(game)
  if (!view) throw new Error(`no game ${game}`)
  return view(state, viewer)
}
