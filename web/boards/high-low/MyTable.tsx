import { CardBack } from '../../kit/cards/CardBack.tsx'
import { Face } from './cards/Face.tsx'
import { valueOf, type Target } from './choosing.ts'
import { openCardKey } from './my-cards.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { spots, type Spot } from '../../../shared/games/high-low/rules/state.ts'
import './cards/trio.css'

interface MyTableProps {
  readonly scene: Scene
  readonly playing: Playing
  /**
   * Where the viewer drags a card: over the pile, or over a column of the viewer's cards on the
   * table. Null if neither.
   */
  readonly dragOver: Target | null
}

/** The viewer's cards on the table: face-up cards, with face-down cards below them. */
export function MyTable({ scene, playing, dragOver }: MyTableProps) {
  const isBare = playing.faceUp.length === 0 && !spots.some(playing.hides)
  if (isBare) return null
  return (
    <div class="trio my-trio" role="group" aria-label={scene.words.table}>
      {spots.map((at) => (
        <Column key={at} at={at} scene={scene} playing={playing} isUnder={dragOver === at} />
      ))}
    </div>
  )
}

function Column(props: {
  readonly at: Spot
  readonly scene: Scene
  readonly playing: Playing
  readonly isUnder: boolean
}) {
  const { at, scene, playing, isUnder } = props
  const { view, words } = scene
  const value = valueOf(playing.faceUp, at)
  const hides = playing.hides(at)
  if (value === undefined && !hides)
    return <span class="trio-column" data-column={at} data-gone="true" />
  const playable =
    value === undefined ? playing.canFlip : scene.source === 'face-up' && playing.canPlay(value)
  const last = view.last
  const exchanged = last?.did === 'exchange' && last.seat === view.seat
  return (
    <button
      type="button"
      class="trio-column"
      data-column={at}
      data-playable={playable}
      data-target={playing.canExchange(at)}
      data-under={isUnder}
      aria-pressed={playing.selected.table.includes(at)}
      aria-label={
        value === undefined
          ? words.faceDown(at + 1, playable)
          : words.faceUp(value, playable, hides)
      }
      onClick={() => playing.tapColumn(at)}
    >
      {hides && (
        <span class="trio-card" data-motion-key={`face-down-${at}`}>
          <CardBack />
        </span>
      )}
      {value !== undefined && (
        <span
          key={value}
          class="trio-card trio-face-up"
          data-motion-key={openCardKey(at, value)}
          data-motion-from={exchanged && value === last.up ? playing.left[0] : undefined}
        >
          <Face value={value} />
        </span>
      )}
    </button>
  )
}
