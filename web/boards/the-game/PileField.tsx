import type { RefObject } from 'preact'

import type { Point } from '../../kit/drag.ts'
import { Face, Start } from './Face.tsx'
import { drawings } from './drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Notes } from './Notes.tsx'
import type { Playing } from './usePlaying.ts'
import { rangeAt, spoken } from './range.ts'
import type { Scene } from './scene.ts'
import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './pile-field.css'

/** A pile with its direction, what it still takes, and what is signalled about it. */
export function PileField(props: {
  readonly pile: Pile
  readonly scene: Scene
  readonly playing: Playing
  /** A card is carried over it right now. */
  readonly isUnder: boolean
  readonly maySpeak: boolean
}) {
  const { pile, scene, playing } = props
  const { view, words, commandOn, commandName, isMine } = scene
  const top = view.tops[pile] ?? 0
  const up = ascends(pile)
  const range = rangeAt(pile, view, commandOn)
  const playable = isMine ? playing.plays.filter((play) => play.pile === pile).length : null
  return (
    <div class="pile" data-pile={pile} data-way={up ? 'up' : 'down'}>
      <p class="pile-name" aria-hidden="true">
        <span class="pile-way">
          <b>{up ? '1 ↑' : '100 ↓'}</b> <span>{up ? words.ascending : words.descending}</span>
        </span>
        <span class="pile-range">{spoken(range) ?? '–'}</span>
      </p>
      <Rail top={top} trick={range.trick} />
      <button
        type="button"
        class="pile-top"
        data-glow={playing.targets.includes(pile)}
        data-under={props.isUnder}
        aria-label={words.pile(pile, top, commandName(top) ?? null, playable)}
        onClick={() => playing.tapPile(pile)}
      >
        <Lying pile={pile} scene={scene} />
      </button>
      <Notes about={pile} scene={scene} />
      {props.maySpeak && (
        <button
          type="button"
          class="icon-button speak"
          aria-label={words.signal(pile)}
          onClick={() => playing.speak(pile)}
        >
          <Icon line={drawings.signal} />
        </button>
      )}
    </div>
  )
}

export type Root = RefObject<HTMLElement | null>

export function pileAt({ x, y }: Point): Pile | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const pile = pileOf(element)
    if (pile !== null) return pile
  }
  return null
}

export function pileOf(element: Element | null): Pile | null {
  const found = element?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return piles.find((pile) => String(pile) === found) ?? null
}

export const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"] .pile-top`)?.focus()

/** The top card, askew while its turn lasts, and under it the one that it covered, which a card taken back shows again. */
function Lying({ pile, scene }: { readonly pile: Pile; readonly scene: Scene }) {
  const { view } = scene
  const newest = view.laid.findLast(([, on]) => on === pile)
  const visible = newest ? [newest[2], newest[0]] : [view.tops[pile] ?? 0]
  return visible.map((card, place) => {
    const isCard = card > 1 && card < 100
    return (
      <span
        key={card}
        class="lies"
        data-thing={isCard ? `card-${card}` : undefined}
        // What was there before came from nowhere.
        data-from={place === visible.length - 1 ? 'seats' : undefined}
        data-fresh={card === newest?.[0]}
        data-card={isCard}
      >
        {isCard ? <Face card={card} scene={scene} /> : <Start pile={pile} />}
      </span>
    )
  })
}

/** The way from 1 to 100 beside a pile: what is left of it, and the notch of the backwards trick. */
const Rail = ({ top, trick }: { readonly top: number; readonly trick: number | null }) => (
  <span class="rail" aria-hidden="true" style={{ '--at': top }}>
    <i class="rail-open" />
    {trick !== null && <i class="rail-trick" style={{ '--at': trick }} />}
  </span>
)
