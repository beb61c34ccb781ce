import type { Direction } from '../../../../shared/games/switch/rules/state.ts'
import { TipSymbol } from '../../../kit/TipSymbol.tsx'
import './ring.css'

interface RingProps {
  readonly direction: Direction
  /** The direction of play as a text. */
  readonly name: string
}

/** A ring around the piles. Its two arrowheads show the direction of play. */
export function Ring({ direction, name }: RingProps) {
  const tip = direction === 1 ? 'clockwise' : 'anticlockwise'
  return (
    <div class="ring" data-direction={direction} data-motion-key="ring">
      <svg viewBox="0 0 320 220" preserveAspectRatio="none" aria-hidden="true">
        <ellipse cx="160" cy="110" rx="160" ry="110" vector-effect="non-scaling-stroke" />
      </svg>
      <TipSymbol tip={tip} label={name} class="ring-arrow">
        <i />
      </TipSymbol>
      <span class="ring-arrow" data-tip={tip} aria-hidden="true">
        <i />
      </span>
    </div>
  )
}
