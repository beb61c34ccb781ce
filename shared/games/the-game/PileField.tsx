import { Face, Start } from './Face.tsx'
import { Icon } from './Icon.tsx'
import type { CommandOn } from './layout.ts'
import { Notes } from './Notes.tsx'
import { spoken, type Range } from './range.ts'
import type { Pile, View } from './state.ts'
import { ascends } from './turn.ts'
import type { Words } from './words/en.ts'

export interface PileFieldProps {
  readonly pile: Pile
  readonly view: View
  readonly words: Words
  readonly names: readonly string[]
  readonly commandOn: CommandOn
  readonly range: Range
  /** How many cards of my hand fit; null for whoever has none to play. */
  readonly playable: number | null
  /** The card that I have lifted fits. */
  readonly glows: boolean
  /** It is carried over this pile right now. */
  readonly isUnder: boolean
  readonly choose: () => void
  /** Opens what may be signalled here; absent for whoever may never signal. */
  readonly speak: (() => void) | undefined
}

/** A pile with its direction, what it still takes, and what is signalled about it. */
export function PileField(props: PileFieldProps) {
  const { pile, view, words, names, commandOn, range, glows } = props
  const top = view.tops[pile] ?? 0
  const up = ascends(pile)
  const command = commandOn(top)
  const name = words.piles[pile] ?? ''
  return (
    <div class="pile" data-pile={pile} data-way={up ? 'up' : 'down'}>
      <p class="pile-name" aria-hidden="true">
        <b>{up ? '1 ↑' : '100 ↓'}</b>{' '}
        <span class="pile-way">{up ? words.ascending : words.descending}</span>
        <span class="pile-range">{spoken(range) ?? '–'}</span>
      </p>
      <Rail top={top} trick={range.trick} />
      <button
        type="button"
        class="stack"
        data-glow={glows}
        data-under={props.isUnder}
        aria-label={words.pile(
          name,
          top,
          command ? words.commands[command].name : null,
          props.playable,
        )}
        onClick={props.choose}
      >
        <Lying {...props} />
      </button>
      <Notes about={pile} standing={view.standing} words={words} names={names} />
      {props.speak && (
        <button
          type="button"
          class="icon-button speak"
          aria-label={words.signal(name)}
          onClick={props.speak}
        >
          <Icon of="signal" />
        </button>
      )}
    </div>
  )
}

/** The top card, askew while its turn lasts, and under it the one that it covered, which a card taken back shows again. */
function Lying({ pile, view, words, commandOn }: PileFieldProps) {
  const newest = view.laid.findLast(([, on]) => on === pile)
  const shown = newest ? [newest[2], newest[0]] : [view.tops[pile] ?? 0]
  const face = (card: number) => {
    const command = commandOn(card)
    return (
      <Face card={card} command={command} commandName={command && words.commands[command].name} />
    )
  }
  return (
    <>
      {shown.map((card) => (
        <span
          key={card}
          class="lies"
          data-flight={`card-${card}`}
          data-flight-from="seats"
          data-fresh={card === newest?.[0]}
          data-started={card > 1 && card < 100}
        >
          {card > 1 && card < 100 ? face(card) : <Start pile={pile} />}
        </span>
      ))}
    </>
  )
}

/** The way from 1 to 100 beside a pile: what is left of it, and the notch of the backwards trick. */
const Rail = ({ top, trick }: { readonly top: number; readonly trick: number | null }) => (
  <span class="rail" aria-hidden="true" style={{ '--at': top }}>
    <i class="rail-open" />
    {trick !== null && <i class="rail-trick" style={{ '--at': trick }} />}
  </span>
)
