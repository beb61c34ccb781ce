import { AllOf } from './AllOf.tsx'
import type { Scene } from './scene.ts'
import './laid-open.css'

/** For whoever looks back at a game: all that everybody had at this moment. */
export const LaidOpen = ({ scene }: { readonly scene: Scene }) => (
  <ul class="hl-laid-open" aria-label={scene.words.others} tabIndex={0}>
    {scene.names.map((name, seat) => (
      <li key={seat} data-moves={scene.view.turn === seat}>
        <h3 data-flight={`seat-${seat}`}>{name}</h3>
        <AllOf seat={seat} scene={scene} />
      </li>
    ))}
  </ul>
)
