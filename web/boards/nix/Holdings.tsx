import './holdings.css'

import type { Seat } from '../../../shared/game/game.ts'
import { Icon } from '../../kit/Icon.tsx'
import { TipSymbol } from '../../kit/tips/TipSymbol.tsx'
import type { SeatFilling } from '../../kit/table/SeatPlate.tsx'
import type { Owner } from '../../../shared/games/nix/rules/state.ts'
import { ChipsLeft } from './Chip.tsx'
import { OpenHand } from './cards/OpenHand.tsx'
import type { Scene } from './scene.ts'

/** What somebody's plate shows of this game. */
export function plateOf(scene: Scene, seat: Seat): SeatFilling {
  const { view } = scene
  return {
    // At the end only points count.
    ...(!view.ending && { held: view.hands[seat] ?? 0 }),
    facts: <Points scene={scene} owner={seat} />,
    before: (
      <div class="holdings">
        {!view.ending && <ChipsLeft owner={seat} stock={scene.holdingsOf(seat).stock} />}
        {view.open && <OpenHand scene={scene} cards={view.open[seat] ?? []} />}
      </div>
    ),
    spoken: holdingsOf(scene, seat),
  }
}

interface MyHoldingsProps {
  readonly scene: Scene
  readonly seat: Seat
  /** Where I would stand after what I am about to lay. */
  readonly next: number | null
}

/** My own, beside my sentence. */
export const MyHoldings = ({ scene, seat, next }: MyHoldingsProps) => (
  <TipSymbol tip="mine" class="my-holdings">
    <span class="visually-hidden">
      {scene.words.you}: {holdingsOf(scene, seat)}
    </span>
    <span class="my-points">
      <Points scene={scene} owner={seat} />
      {next !== null && (
        <span class="my-points-next" aria-hidden="true">
          <Icon name="arrow" />
          {next}
        </span>
      )}
    </span>
    <ChipsLeft owner={seat} stock={scene.holdingsOf(seat).stock} />
  </TipSymbol>
)

/** Where somebody stands: the deals that are over, and what lies on the board now. */
export function Points({ scene, owner }: { readonly scene: Scene; readonly owner: Owner }) {
  const { total, onBoard } = scene.holdingsOf(owner)
  return (
    <b class="nix-points" aria-hidden="true" data-tip="points">
      {total + onBoard}
    </b>
  )
}

/** The same for ears. */
export function holdingsOf({ words, view, holdingsOf: of }: Scene, owner: Owner): string {
  const { total, onBoard, stock } = of(owner)
  return words.plate({ total, onBoard, starts: owner === view.first, ...stock })
}
