import type { RefObject } from 'preact'

import { elementAt, type Point } from '../../kit/hand/drag.ts'
import { Face } from './cards/Face.tsx'
import { drawings } from './cards/drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import { DecorativeText } from '../../kit/DecorativeText.tsx'
import { Notes } from './Notes.tsx'
import type { Playing } from './use-playing.ts'
import { rangeAt, rangeText } from './range.ts'
import type { Scene } from './scene.ts'
import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './pile-field.css'

/** A pile with its direction, the cards that it accepts, and the signals about it. */
export function PileField(props: {
  readonly pile: Pile
  readonly scene: Scene
  readonly playing: Playing
  /** Whether a card is being dragged over the pile. */
  readonly isUnder: boolean
  readonly maySpeak: boolean
}) {
  const { pile, scene, playing } = props
  const { view, words, commandOn, commandName, isMine } = scene
  const top = view.tops[pile] ?? 0
  const up = ascends(pile)
  const range = rangeAt(pile, view, commandOn)
  const playable = isMine ? playing.plays.filter((play) => play.pile === pile).length : null
  const isTarget = playing.targets.includes(pile)
  return (
    <div
      class="pile"
      data-pile={pile}
      data-way={up ? 'up' : 'down'}
      data-target={isTarget}
      data-refuses={playing.refusing?.pile === pile}
      data-under={props.isUnder}
    >
      <Stitches up={up} />
      <span class="pile-direction" aria-hidden="true">
        <Icon name={up ? 'up' : 'downward'} />
      </span>
      <button
        type="button"
        class="pile-top"
        aria-label={words.pile(pile, top, commandName(top) ?? null, playable)}
        // While a card is selected, a tap on the pile plays that card, so the pile shows no
        // tooltip.
        data-tip={playing.selected === null ? (up ? 'ascending' : 'descending') : undefined}
        onClick={() => playing.tapPile(pile)}
      >
        <Lying pile={pile} scene={scene} />
      </button>
      <span class="pile-range" aria-hidden="true">
        {rangeText(range) ?? '–'}
      </span>
      {isTarget && playing.selected !== null && playing.selected === range.trick && (
        <span class="tag pile-tag" aria-hidden="true">
          <Icon name="undo" />
          {words.tenBack}
        </span>
      )}
      {playing.refusing?.pile === pile && (
        <span class="pile-refusal" aria-hidden="true">
          <Icon name="cross" />
          {words.notThis(playing.refusing.card)}
        </span>
      )}
      <Notes about={pile} scene={scene} />
      {props.maySpeak && (
        <button
          type="button"
          class="icon-button pile-speak"
          aria-label={words.signal(pile)}
          onClick={() => playing.speak(pile)}
        >
          <Icon path={drawings.signal} />
        </button>
      )}
    </div>
  )
}

/**
 * The stitched outline of a pile on the tablecloth. It is pointed at the top for an ascending pile,
 * and at the bottom for a descending one.
 */
const Stitches = ({ up }: { readonly up: boolean }) => (
  <svg class="pile-stitches" viewBox="0 0 100 170" preserveAspectRatio="none" aria-hidden="true">
    <path
      vector-effect="non-scaling-stroke"
      d={
        up
          ? 'M3 26L50 3L97 26V160Q97 167 90 167H10Q3 167 3 160z'
          : 'M3 144L50 167L97 144V10Q97 3 90 3H10Q3 3 3 10z'
      }
    />
  </svg>
)

export type Root = RefObject<HTMLElement | null>

export const pileAt = (point: Point): Pile | null => pileOf(elementAt(point, '[data-pile]'))

export function pileOf(element: Element | null): Pile | null {
  const found = element?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return piles.find((pile) => String(pile) === found) ?? null
}

export const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"] .pile-top`)?.focus()

/**
 * Shows the top card of a pile. A card played in the current turn is slightly askew, and the card
 * below it is rendered too, in case the player takes the top card back.
 */
function Lying({ pile, scene }: { readonly pile: Pile; readonly scene: Scene }) {
  const { view } = scene
  const newest = view.played.findLast(([, on]) => on === pile)
  const lying = newest ? [newest[2], newest[0]] : [view.tops[pile] ?? 0]
  return lying.map((card, place) => {
    const isCard = card > 1 && card < 100
    const isTop = place === lying.length - 1
    return (
      <span
        key={card}
        class="pile-card"
        data-motion-key={isCard ? `card-${card}` : undefined}
        // Only the top card flies from the seat, because the card below it was on the pile before.
        data-motion-from={isTop && view.turn !== null ? `seat-${view.turn}` : undefined}
        data-fresh={card === newest?.[0]}
      >
        {isCard ? <Face card={card} scene={scene} thick={isTop} /> : <Start pile={pile} />}
      </span>
    )
  })
}

/** The number with which a pile starts, printed on the tablecloth. */
const Start = ({ pile }: { readonly pile: Pile }) => (
  <span class="pile-start" aria-hidden="true">
    <DecorativeText text={ascends(pile) ? 1 : 100} />
  </span>
)
