import './ways.css'

import { capital, pushBy, standAfter } from './caption.ts'
import { jokerLast } from './choosing.ts'
import { SmallFace } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'

/** Cards that go into two rows: which of them, and what each would do. */
export const Ways = ({ scene, playing }: { readonly scene: Scene; readonly playing: Playing }) => (
  <div class="ways" role="group" aria-label={scene.words.ways.title}>
    {playing.fitting.map((row) => (
      <button key={row} type="button" class="way" onClick={() => playing.layIn(row)}>
        <span class="way-cards" aria-hidden="true">
          {jokerLast(playing.cards).map((card, place) => (
            <SmallFace key={place} card={card} />
          ))}
        </span>
        <b>{capital(scene.rowName(row))}</b>
        <span class="way-does">
          {[pushBy(scene, row), scene.words.standAt(standAfter(scene, row, false))].map(
            (part) => part !== null && <small key={part}>{part}</small>,
          )}
        </span>
      </button>
    ))}
  </div>
)
