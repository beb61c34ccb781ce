import { useId } from 'preact/hooks'

import { suitOf, type Card, type Suit } from '../../../../shared/define-game/french-cards.ts'
import { courtFigures } from './court-figures.ts'
import { suitPaths } from './suits.ts'

/**
 * The picture on a jack, queen or king: half a figure, the same half upside down, and a sash
 * between them.
 */
export function Court({ card }: { readonly card: Card }) {
  const id = useId()
  const suit = suitOf(card)
  if (!suit) return null
  return (
    <>
      <clipPath id={`${id}-clip`}>
        <path d="M0 0H100V61L0 79z" />
      </clipPath>
      <g id={id} clip-path={`url(#${id}-clip)`}>
        <g transform="translate(0 2.6)">
          <CourtFigure card={card} />
        </g>
      </g>
      <use href={`#${id}`} transform="rotate(180 50 70)" />
      <g transform="rotate(-10.2 50 70)">
        <path class="carved" d="M-8 66.2H108V73.8H-8z" />
        <path d="M-8 67.3H108V72.7H-8z" />
        {[14, 26, 38, 50, 62, 74, 86].map((x) => (
          <path key={x} class="carved" d={suitPaths[suit]} transform={pipAt(x - 2, 68, 4)} />
        ))}
      </g>
    </>
  )
}

/** The half figure of a jack, queen or king, upright. */
export function CourtFigure({ card }: { readonly card: Card }) {
  const [figure, suit] = [courtFigures[card], suitOf(card)]
  if (!figure || !suit) return null
  return (
    <>
      <Layers of={figure.behind} suit={suit} isMirrored />
      <Layers of={figure.face} suit={suit} />
      <Layers of={figure.front} suit={suit} isMirrored />
      <Layers of={figure.aside} suit={suit} />
    </>
  )
}

interface LayersProps {
  readonly of: readonly string[]
  readonly suit: Suit
  readonly isMirrored?: boolean
}

// Draws each path together with its mirror image before drawing the next path. Otherwise the line
// between both halves would be visible.
const Layers = ({ of, suit, isMirrored = false }: LayersProps) =>
  of.map((layer) => (
    <>
      <Layer key={layer} layer={layer} suit={suit} />
      {isMirrored && <Layer layer={layer} suit={suit} mirror="matrix(-1 0 0 1 100 0) " />}
    </>
  ))

interface LayerProps {
  readonly layer: string
  readonly suit: Suit
  /** A transform that is applied last. */
  readonly mirror?: string
}

function Layer({ layer, suit, mirror = '' }: LayerProps) {
  if (!layer.startsWith('p'))
    return <path class={inks[layer.charAt(0)]} d={layer.slice(1)} transform={mirror || undefined} />
  const [x = 0, y = 0, width = 0] = layer.slice(3).split(' ').map(Number)
  const left = x - width / 2
  const top = y - width / 2
  return (
    <path
      class={inks[layer.charAt(1)]}
      d={suitPaths[suit]}
      transform={mirror + pipAt(left, top, width)}
    />
  )
}

const inks: Readonly<Record<string, string>> = { 0: 'carved', 2: 'second-ink', l: 'paper-line' }

const pipAt = (left: number, top: number, width: number): string =>
  `translate(${left} ${top}) scale(${width / 100})`
