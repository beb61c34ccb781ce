import './row-options.css'

import { capital, pushText, pointsAfter } from './prompt.ts'
import { sortJokerLast } from './choosing.ts'
import { SmallFace } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'

/**
 * If the selected cards fit two rows, lets the viewer choose one. Shows the effect of each choice.
 */
export const RowOptions = ({
  scene,
  playing,
}: {
  readonly scene: Scene
  readonly playing: Playing
}) => (
  <div class="row-options" role="group" aria-label={scene.words.ways.title}>
    {playing.fitting.map((row) => (
      <button key={row} type="button" class="row-option" onClick={() => playing.playInRow(row)}>
        <span class="row-option-cards" aria-hidden="true">
          {sortJokerLast(playing.cards).map((card, place) => (
            <SmallFace key={place} card={card} />
          ))}
        </span>
        <b>{capital(scene.rowName(row))}</b>
        <span class="row-option-effect">
          {[pushText(scene, row), scene.words.standAt(pointsAfter(scene, row, false))].map(
            (part) => part !== null && <small key={part}>{part}</small>,
          )}
        </span>
      </button>
    ))}
  </div>
)
