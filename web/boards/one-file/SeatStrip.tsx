import { CardBack } from '../../kit/cards/CardBack.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { pieceColour } from '../../kit/pieces/shapes.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { atSeat, pointsText, type Scene } from './scene.ts'

interface SeatProps {
  readonly seat: number
  readonly scene: Scene
}

/** A strip at a player's seat with the player's bid, taken cards and lives, and the game's text. */
export function SeatStrip({ seat, scene }: SeatProps) {
  const { parts, view } = scene
  if (!hasStrip(scene)) return null
  const text = scene.words.perSeat(view, scene.options, seat)
  return (
    <span class="seat-strip" aria-hidden="true">
      {parts.bids !== null && <Bid seat={seat} scene={scene} />}
      {parts.bids === null && parts.taken !== null && (
        <Stack count={atSeat<number>(view, parts.taken, seat) ?? 0} />
      )}
      {parts.stacks.map((zone, at) => (
        <Stack key={zone} count={tricksIn(scene, zone, seat)} text={at === 0 ? text : null} />
      ))}
      {parts.stacks.length === 0 && text !== null && <span class="taken-stack">{text}</span>}
      {parts.pegs.map((fact) => (
        <Pegs key={fact} fact={fact} seat={seat} scene={scene} />
      ))}
    </span>
  )
}

export const hasStrip = ({ parts, layout: { game } }: Scene): boolean =>
  parts.bids !== null ||
  parts.taken !== null ||
  parts.stacks.length > 0 ||
  parts.pegs.length > 0 ||
  game.en.perSeat !== undefined

/**
 * Returns how many tricks a player has taken. In a game without tricks, returns the number of cards
 * that the player has taken.
 */
function tricksIn({ view, parts }: Scene, zone: string, seat: number): number {
  const cards = atSeat<readonly unknown[]>(view, zone, seat)?.length ?? 0
  return parts.tricks.length > 0 ? Math.ceil(cards / view.seats) : cards
}

interface StackProps {
  readonly count: number
  readonly text?: string | null
}

/** A small pile of taken cards, with the number of tricks or cards in it, and the game's text. */
const Stack = ({ count, text = null }: StackProps) => (
  <span class="taken-stack">
    <i data-none={count === 0}>
      {Array.from({ length: Math.min(count, 2) }, (_, at) => (
        <CardBack key={at} />
      ))}
    </i>
    <b>{count}</b>
    {text !== null && <span class="seat-text">{text}</span>}
  </span>
)

/**
 * The number of tricks and the bid, such as “1/2”. A tick means that they are equal, a cross that
 * there are too many tricks.
 */
function Bid({ seat, scene: { view, parts } }: SeatProps) {
  const bid = atSeat<number | null>(view, parts.bids ?? '', seat) ?? null
  const tricks = parts.taken === null ? null : (atSeat<number>(view, parts.taken, seat) ?? 0)
  if (bid === null)
    return (
      <span class="bid" data-bid="none">
        <i />
        <i />
        <i />
      </span>
    )
  const isOpen = ((view[parts.bids ?? ''] ?? []) as readonly unknown[]).includes(null)
  if (tricks === null || isOpen)
    return (
      <span class="bid">
        <b>{bid}</b>
      </span>
    )
  const state = tricks === bid ? 'met' : tricks > bid ? 'missed' : undefined
  return (
    <span class="bid" data-bid={state}>
      <b>{tricks}</b>
      <small>/{bid}</small>
      {state && <Icon name={state === 'met' ? 'check' : 'cross'} />}
    </span>
  )
}

/**
 * Shows lives as wooden pegs, with an empty hole for each lost life. If a player has no life left
 * but plays on, shows a wave.
 */
function Pegs({ fact, seat, scene }: SeatProps & { readonly fact: string }) {
  const { view } = scene
  const { people } = useTableContext()
  const left = atSeat<number>(view, fact, seat) ?? 0
  const all = Math.max(left, lives(scene, fact))
  const piece = people.find((one) => one.seat === seat)?.piece ?? seat
  const isOut = view.out.some((one) => one === seat)
  const state = left > 0 ? 'in' : isOut ? 'out' : 'swims'
  return (
    <span
      class="pegs"
      data-pegs={state}
      data-motion-key={`${fact}-${seat}`}
      style={pieceColour(piece)}
    >
      {state === 'swims' ? (
        <svg viewBox="0 0 60 14">
          <path d="M1 9Q8 2 15 8T29 8T43 8T59 7" />
        </svg>
      ) : (
        Array.from({ length: all }, (_, at) => <i key={at} data-in={at < left} />)
      )}
    </span>
  )
}

/**
 * Returns how many lives each player has at the start: the value of the option with the same name
 * as the fact. Without such an option, returns the most lives that a player still has.
 */
export function lives({ view, options }: Scene, fact: string): number {
  const option = (options as Readonly<Record<string, unknown>>)[fact]
  return typeof option === 'number'
    ? option
    : Math.max(...((view[fact] ?? [0]) as readonly number[]))
}

export const SeatPoints = ({ seat, scene: { view, parts } }: SeatProps) => (
  <>
    {parts.points.map((fact) => (
      <b key={fact} class="seat-points">
        {pointsText(atSeat<number>(view, fact, seat) ?? 0)}
      </b>
    ))}
  </>
)
