import './deal-end.css'

import { EndScreen } from '../../kit/table/EndScreen.tsx'
import { decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
import { placesBy } from '../../../shared/games/nix/rules/scoring.ts'
import { Rows } from './Rows.tsx'
import type { Scene } from './scene.ts'

/** Puts the end of a deal aside; null where there is nothing to put aside. */
export type GoOn = (() => void) | null

interface DealEndProps {
  readonly scene: Scene
  readonly goOn: GoOn
  readonly openSheet: () => void
}

/** What a deal brought me, and where I stand; the board as it was noted, with what each chip got. */
export function DealEnd({ scene, goOn, openSheet }: DealEndProps) {
  const { view, words } = scene
  const title = words.ended.title(view.scores.length)
  const rows = decodeRows(view.scored ?? '')
  return (
    <section class="deal-end" aria-label={title}>
      <EndScreen mood="placed" title={headline(scene) ?? title} lead={standing(scene)}>
        <div class="nix-board">
          <Rows
            scene={scene}
            lookOf={(row) => ({ chips: rows[row] ?? [], coming: null, hint: null })}
            laid={null}
            under={null}
            tap={null}
          />
        </div>
        <div class="deal-end-acts">
          <button type="button" class="button" data-look="soft" onClick={openSheet}>
            {words.sheet.title}
          </button>
          {goOn && (
            <button type="button" class="button" data-look="main" onClick={goOn}>
              {words.ended.next}
            </button>
          )}
        </div>
      </EndScreen>
    </section>
  )
}

/** What I got; null for whoever watches. */
function headline({ view, words }: Scene): string | null {
  const points = view.seat === null ? undefined : view.scores.at(-1)?.[view.seat]
  return points === undefined ? null : words.ended.mine(points)
}

/** Who leads, and otherwise where I am. */
function standing({ view, words, owners, holdingsOf, nameOf }: Scene): string {
  const totals = owners.map((owner) => holdingsOf(owner).total)
  const places = placesBy(totals)
  const leaders = owners.filter((_, at) => places[at] === 1)
  const leads = words.ended.leads(leaders.map(nameOf), Math.max(...totals))
  const [mine, own] = view.seat === null ? [] : [places[view.seat], totals[view.seat]]
  if (mine === undefined || own === undefined || mine === 1) return leads
  return `${words.ended.mineIs(mine, own)} ${leads}`
}
