import type { ComponentChildren } from 'preact'

import { Numeral } from '../../kit/digits.tsx'
import { rosette } from '../../kit/rosette.ts'
import '../../kit/cards.css'
import { isSpecial } from '../../../shared/games/high-low/rules/need.ts'
import type { Value } from '../../../shared/games/high-low/rules/state.ts'
import './face.css'

interface FaceProps {
  readonly value: Value
}

/**
 * A card of High & Low as a picture: whoever shows it also names it. Its number stands large in the corner, and under it
 * the sign of what it does, where an overlapped card still shows both.
 */
export const Face = ({ value }: FaceProps) => (
  <Paper value={value}>
    <Numeral value={value} x={8} y={11} height={29} pen={17} />
    <Sign of={value} x={7} y={46} size={22} />
    {isSpecial(value) ? (
      <Sign of={value} x={24} y={60} size={62} />
    ) : (
      <>
        <path class="card-flower" d={rosette(56, 84, value + 2, 38, 6 + value)} />
        <Numeral value={value} x={56} y={61} height={46} pen={15} centred />
      </>
    )}
  </Paper>
)

/** The same where there is room for little more than the number. */
export const SmallFace = ({ value }: FaceProps) => (
  <Paper value={value} size="small">
    <Numeral value={value} x={50} y={20} height={60} pen={16} centred />
    <Sign of={value} x={29} y={88} size={42} />
  </Paper>
)

const Paper = (
  props: FaceProps & { readonly size?: 'small'; readonly children: ComponentChildren },
) => (
  <svg
    class="card hl-card"
    viewBox="0 0 100 140"
    aria-hidden="true"
    data-value={props.value}
    data-size={props.size}
    style={{ '--height-of-number': `${((props.value - 1) / 12) * 100}%` }}
  >
    <rect class="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
    {props.children}
  </svg>
)

function Sign({ of, x, y, size }: { of: Value; x: number; y: number; size: number }) {
  const sign = signs[of]
  return (
    sign && (
      <path
        class="hl-sign"
        data-special={isSpecial(of)}
        d={sign}
        transform={`translate(${x} ${y}) scale(${size / 24})`}
      />
    )
  )
}

/** The cards that do more than count, each with our own drawing for it: one line in a field of 24 by 24. */
const signs: Partial<Record<Value, string>> = {
  // Begins anew.
  2: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2v4.6h-4.6',
  // A ghost.
  3: 'M5 21V10.5a7 7 0 0 1 14 0V21l-3.5-2.6L12 21l-3.5-2.6ZM9.5 10.4v.8M14.5 10.4v.8',
  // Below it.
  7: 'M5 4h14M12 8.5V20M6.5 14.5 12 20l5.5-5.5',
  // A bomb.
  10: 'M10 8a6.7 6.7 0 1 0 .01 0ZM14.8 9.8l2-2M16.8 7.8q.4-3 3.2-2.4M21.5 9v.1M21.5 2.5v.1',
}
