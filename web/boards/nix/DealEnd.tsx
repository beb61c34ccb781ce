import { ScoreSheet } from './ScoreSheet.tsx'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import type { Scene } from './scene.ts'
import './deal-end.css'

/** What is noted when a deal is over, until it is put aside; after the last one it stays. */
export function DealEnd(props: { readonly scene: Scene; readonly goOn: () => void }) {
  const { view, words, names } = props.scene
  const outcome = outcomeOf(view)
  return (
    <section
      class="deal-end"
      aria-label={outcome ? words.sheet.title : words.ended.title(view.scores.length)}
    >
      <div class="deal-end-head">
        <h2>{outcome ? words.outcome(outcome, names) : words.ended.title(view.scores.length)}</h2>
        {!outcome && (
          <button type="button" class="button" data-look="main" onClick={props.goOn}>
            {words.ended.next}
          </button>
        )}
      </div>
      <ScoreSheet scene={props.scene} />
    </section>
  )
}
