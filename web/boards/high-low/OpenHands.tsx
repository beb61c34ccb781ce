import type { Seat } from '../../../shared/game/game.ts'
import { Cards } from './Cards.tsx'
import type { Scene } from './scene.ts'
import './open-hands.css'

/** For whoever looks back at a game: all that everybody had at this moment. */
export const OpenHands = ({ scene }: { readonly scene: Scene }) => (
  <ul class="hl-open-hands" aria-label={scene.words.others} tabIndex={0}>
    {scene.names.map((name, seat) => (
      <li key={seat} data-moves={scene.view.turn === seat}>
        <h3 data-thing={`seat-${seat}`}>{name}</h3>
        <AllOf seat={seat} scene={scene} />
      </li>
    ))}
  </ul>
)

/** Everything that somebody has, once all cards are open. */
export const AllOf = ({ seat, scene: { view, words } }: { seat: Seat; scene: Scene }) => (
  <>
    <Cards title={words.inHand} values={view.shown?.hands[seat] ?? []} />
    <Cards title={words.wasOpen} values={view.open[seat] ?? []} />
    <Cards
      title={words.wasHidden}
      values={view.shown?.hidden[seat]?.filter((card) => card !== null) ?? []}
    />
  </>
)
