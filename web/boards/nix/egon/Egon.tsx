import { CardBack } from '../../../kit/CardBack.tsx'
import { OwnerMark } from '../ChipMark.tsx'
import { egonSays, egonsPlay } from './egons-play.ts'
import { superRound, turnedIn } from '../../../../shared/games/nix/rules/egon.ts'
import { SmallFace } from '../Face.tsx'
import { rows } from '../../../../shared/games/nix/rules/rows.ts'
import type { Scene } from '../scene.ts'
import type { Card } from '../../../../shared/games/nix/rules/state.ts'
import './egon.css'

/** EGON: the cards that he turned over one by one, those that he laid, and what he has to say about it. */
export function Egon({ scene: { view, words } }: { readonly scene: Scene }) {
  const play = egonsPlay(view)
  if (!play) {
    const next = turnedIn(view.round)
    return (
      <div class="nix-egon" data-last="false">
        <span class="nix-cards" aria-hidden="true">
          <Owner />
          {Array.from({ length: next }, (_, place) => (
            <i key={place}>
              <CardBack />
            </i>
          ))}
        </span>
        <p>{words.egon.waits(next)}</p>
      </div>
    )
  }
  const { deal, round, turned, cards, row } = play
  return (
    // His cards are the last that were laid until somebody else lays some.
    <div class="nix-egon" data-last={view.last?.egon !== undefined}>
      <span class="for-ears">
        {words.egon.turned(turned, cards, words.rows[rows[row]], round === superRound)}
      </span>
      <span class="nix-cards" aria-hidden="true">
        <Owner />
        {laidOf(turned, cards).map(({ card, isLaid }, place) => (
          <i
            // Turned over anew in every round.
            key={`${deal}-${round}-${place}`}
            class="turned"
            data-laid={isLaid}
            style={{ '--place': place }}
          >
            <SmallFace card={card} />
          </i>
        ))}
      </span>
      <q aria-live="polite">{egonSays(view, words.egon.remarks)}</q>
    </div>
  )
}

const Owner = () => (
  <i class="card-owner">
    <OwnerMark owner="egon" />
  </i>
)

/** Which of the cards that were turned over were laid; of equal ones the last, so that a run stays together. */
function laidOf(
  turned: readonly Card[],
  laid: readonly Card[],
): readonly { readonly card: Card; readonly isLaid: boolean }[] {
  const open = [...laid]
  const lastFirst = turned.toReversed().map((card) => {
    const at = open.indexOf(card)
    if (at >= 0) open.splice(at, 1)
    return { card, isLaid: at >= 0 }
  })
  return lastFirst.toReversed()
}
