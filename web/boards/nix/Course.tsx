import { OwnerMark } from './ChipMark.tsx'
import { heldAt } from './choosing.ts'
import { SmallFace } from './Face.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'
import type { Card } from '../../../shared/games/nix/rules/state.ts'
import './course.css'

const sheet = 'M6 3h9l4 4v14H6ZM15 3v4h4M9.5 12h6M9.5 16h6'

/** How far the game is, with the way to the score sheet; and what lies on the discard pile. */
export function Course({ scene, open }: { readonly scene: Scene; readonly open: () => void }) {
  const { view, words } = scene
  return (
    <>
      <button type="button" class="nix-course" onClick={open}>
        <Icon line={sheet} />
        <span class="for-ears">{words.course(view.deal, view.round)}</span>
        <span aria-hidden="true">{words.deal(view.deal)}/4</span>
        <span aria-hidden="true">{words.round(view.round)}/5</span>
      </button>
      <Discard scene={scene} />
    </>
  )
}

function Discard({ scene: { view, words, nameOf } }: { readonly scene: Scene }) {
  const { discard, deal, round } = view
  return (
    <p class="nix-discard">
      <span class="for-ears">
        {discard
          ? words.discard(nameOf(discard.owner), discard.cards, words.rows[rows[discard.row]])
          : words.discardEmpty}
      </span>
      {discard && (
        <span class="nix-cards" aria-hidden="true">
          <i class="card-owner">
            <OwnerMark owner={discard.owner} />
          </i>
          {discard.cards.map((card, place) => (
            <i
              key={place}
              data-thing={`laid-${deal}-${round}-${discard.owner}-${place}`}
              data-from={
                discard.owner === view.seat
                  ? `card-${heldAt(card, nthOf(discard.cards, place))}`
                  : `stock-${discard.owner}`
              }
            >
              <SmallFace card={card} />
            </i>
          ))}
          <span class="discard-row">{words.rows[rows[discard.row]]}</span>
        </span>
      )}
    </p>
  )
}

/** The how manieth of its equals the card at this place is. */
const nthOf = (cards: readonly Card[], place: number): number =>
  cards.slice(0, place).filter((card) => card === cards[place]).length
