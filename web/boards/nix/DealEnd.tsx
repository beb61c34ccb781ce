import './deal-end.css'

import { EndOfDeal } from '../../kit/table/EndOfDeal.tsx'
import { placesBy } from '../../../shared/game/places.ts'
import { ScoredRows } from './Rows.tsx'
import type { Scene } from './scene.ts'

/**
 * Closes the screen after a deal. Null in a replay, or if all hands are open. The next move then
 * closes the screen.
 */
export type Dismiss = (() => void) | null

interface DealEndProps {
  readonly scene: Scene
  readonly goOn: Dismiss
  readonly openSheet: () => void
}

/**
 * The screen after a deal: the viewer's points in this deal and in total, and the rows as they were
 * scored.
 */
export function DealEnd({ scene, goOn, openSheet }: DealEndProps) {
  const { view, words } = scene
  const title = words.ended.title(view.scores.length)
  return (
    <section class="deal-end" aria-label={title}>
      <EndOfDeal mood="placed" title={headline(scene) ?? title} subtitle={standing(scene)}>
        <div class="nix-board">
          <ScoredRows scene={scene} />
        </div>
        <div class="deal-end-actions">
          <button type="button" class="button" data-look="soft" onClick={openSheet}>
            {words.sheet.title}
          </button>
          {goOn && (
            <button type="button" class="button" data-look="main" onClick={goOn}>
              {words.ended.next}
            </button>
          )}
        </div>
      </EndOfDeal>
    </section>
  )
}

/** Returns a sentence with the viewer's points in this deal. Null for spectators. */
function headline({ view, words }: Scene): string | null {
  const points = view.seat === null ? undefined : view.scores.at(-1)?.[view.seat]
  return points === undefined ? null : words.ended.mine(points)
}

/** Returns sentences about the viewer's rank and about who leads. */
function standing({ view, words, owners, holdingsOf, nameOf }: Scene): string {
  const totals = owners.map((owner) => holdingsOf(owner).total)
  const places = placesBy(totals)
  const leaders = owners.filter((_, at) => places[at] === 1)
  const leads = words.ended.leads(leaders.map(nameOf), Math.max(...totals))
  const [mine, own] = view.seat === null ? [] : [places[view.seat], totals[view.seat]]
  if (mine === undefined || own === undefined || mine === 1) return leads
  return `${words.ended.mineIs(mine, own)} ${leads}`
}
