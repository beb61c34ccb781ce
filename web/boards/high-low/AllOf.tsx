import type { Seat } from '../../../shared/game/game.ts'
import { Cards } from './Cards.tsx'
import type { Scene } from './scene.ts'

/** Everything that somebody has, once all cards are open. */
export const AllOf = ({ seat, scene: { view, words } }: { seat: Seat; scene: Scene }) => (
  <>
    <Cards told={words.inHand} values={view.shown?.hands[seat] ?? []} />
    <Cards told={words.wasOpen} values={view.open[seat] ?? []} />
    <Cards
      told={words.wasHidden}
      values={view.shown?.hidden[seat]?.filter((card) => card !== null) ?? []}
    />
  </>
)
