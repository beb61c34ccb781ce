import './holdings.css'

import type { Seat } from '../../../shared/game/game.ts'
import { Icon } from '../../kit/Icon.tsx'
import { TipSymbol } from '../../kit/TipSymbol.tsx'
import type { SeatDetails } from '../../kit/table/SeatPlate.tsx'
import type { Owner } from '../../../shared/games/nix/rules/state.ts'
import { ChipsLeft } from './Chip.tsx'
import { OpenHand } from './cards/OpenHand.tsx'
import type { Scene } from './scene.ts'

/** Returns what a player's name plate shows in Nix. */
export function seatDetailsOf(scene: Scene, seat: Seat): SeatDetails {
  const { view } = scene
  return {
    // At the end of the game, the name plate shows points only.
    ...(!view.ending && { held: view.hands[seat] ?? 0 }),
    facts: <Points scene={scene} owner={seat} />,
    openCards: (
      <div class="holdings">
        {!view.ending && <ChipsLeft owner={seat} stock={scene.holdingsOf(seat).stock} />}
        {view.open && <OpenHand scene={scene} cards={view.open[seat] ?? []} />}
      </div>
    ),
    description: holdingsOf(scene, seat),
  }
}

interface MyHoldingsProps {
  readonly scene: Scene
  readonly seat: Seat
  /** The viewer's points after the selected move. Null if no move is selected. */
  readonly next: number | null
}

/** The viewer's points and chips, next to the prompt. */
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

/** A player's points: those of finished deals, and those of the chips on the board. */
export function Points({ scene, owner }: { readonly scene: Scene; readonly owner: Owner }) {
  const { total, onBoard } = scene.holdingsOf(owner)
  return (
    <b class="nix-points" aria-hidden="true" data-tip="points">
      {total + onBoard}
    </b>
  )
}

/** Returns a player's points and chips as a text for screen readers. */
export function holdingsOf({ words, view, holdingsOf: of }: Scene, owner: Owner): string {
  const { total, onBoard, stock } = of(owner)
  return words.plate({ total, onBoard, starts: owner === view.first, ...stock })
}
