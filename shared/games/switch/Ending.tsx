import { GameEnd } from './GameEnd.tsx'
import { RoundEnd } from './RoundEnd.tsx'
import type { Scene } from './scene.ts'

/** How the last round ended, or the game. */
export const Ending = (props: { readonly scene: Scene; readonly close: () => void }) =>
  props.scene.view.step.now === 'over' ? <GameEnd {...props} /> : <RoundEnd {...props} />
