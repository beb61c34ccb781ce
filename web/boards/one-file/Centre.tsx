import { useRef } from 'preact/hooks'

import { CardBack, Deck } from '../../kit/cards/CardBack.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import type { CardId } from '../../../shared/define-game/types.ts'
import { isSeatField } from './choosing.ts'
import { Face } from './cards/Face.tsx'
import type { Between } from './between-views.ts'
import { cardsAt, numberOf, receiverOf, seatsAround, type Scene } from './scene.ts'
import { Trick } from './Trick.tsx'
import { bandsOf, useFit } from './use-fit.ts'
import type { Playing } from './use-playing.ts'

export interface CentreProps {
  readonly scene: Scene
  readonly playing: Playing
  readonly between: Between
}

/**
 * The middle of the table: piles, rows of cards, the trick (one card of each player), and what the
 * viewer can choose.
 */
export function Centre(props: CentreProps) {
  const { scene, playing, between } = props
  const { view, parts, words, names } = scene
  const sentence = view.isOver ? null : words.always(view, scene.options, names)
  const drawPiles = parts.drawPiles.filter((zone) => (view.left[zone] ?? 0) > 0)
  const trumps = parts.trumps.filter((zone) => cardsAt(view, zone).length > 0)
  const discards = parts.discards.filter((zone) => cardsAt(view, zone).length > 0)
  const setAside = parts.setAside.filter((zone) => cardsAt(view, zone).length > 0)
  const chooses = playing.step !== null && between.trick === null
  const places = scene.isMine && playing.places > 0 && between.trick === null
  const hasTrick = parts.tricks.length > 0 && !chooses && !places && setAside.length === 0
  const piles = drawPiles.length + trumps.length + discards.length > 0
  const isCrowded = bandsOf(scene, { piles, trick: hasTrick, choices: chooses || places }) > 2
  const root = useRef<HTMLDivElement>(null)
  useFit(root, isCrowded)
  return (
    <div class="one-file" ref={root} data-trick={hasTrick} data-crowded={isCrowded}>
      {sentence !== null && (
        <p key={sentence} class="sewn-label">
          {sentence}
        </p>
      )}
      {piles && (
        <div class="one-file-piles">
          {drawPiles.map((zone, at) => (
            <DrawPile
              key={zone}
              {...props}
              zone={zone}
              trump={at === drawPiles.length - 1 ? (trumps[0] ?? null) : null}
            />
          ))}
          {drawPiles.length === 0 &&
            trumps.map((zone) => <Discard key={zone} {...props} zone={zone} />)}
          {discards.map((zone) => (
            <Discard key={zone} {...props} zone={zone} />
          ))}
        </div>
      )}
      {parts.rows.map((zone) => (
        <Row key={zone} {...props} zone={zone} />
      ))}
      {parts.melds.map((zone) => (
        <Melds key={zone} {...props} zone={zone} />
      ))}
      {hasTrick && parts.tricks.map((zone) => <Trick key={zone} zone={zone} {...props} />)}
      {(places || setAside.length > 0) && (
        <div class="passing">
          <PassArrow scene={scene} />
          {places && <Places {...props} />}
          {!places && setAside.map((zone) => <Aside key={zone} scene={scene} zone={zone} />)}
        </div>
      )}
      {chooses && <Choices {...props} />}
    </div>
  )
}

interface ZoneProps extends CentreProps {
  readonly zone: string
}

function DrawPile({ scene, playing, zone, trump }: ZoneProps & { readonly trump: string | null }) {
  const { view, words, parts } = scene
  const count = view.left[zone] ?? 0
  const label = words.kit.withLabel(words.title(zone), words.kit.cards(count))
  const isFirst = zone === parts.drawPiles.find((one) => (view.left[one] ?? 0) > 0)
  const draw = playing.plain.find((move) => move.do.startsWith('draw'))
  const [card] = trump === null ? [] : cardsAt(view, trump)
  const deck = <Deck count={count} label={label} />
  return (
    <div class="draw-pile" data-trump={card !== undefined}>
      {draw && isFirst ? (
        <button type="button" class="draw-pile-deck" onClick={() => playing.send(draw)}>
          {deck}
        </button>
      ) : (
        <span class="draw-pile-deck">{deck}</span>
      )}
      {card !== undefined && trump !== null && (
        <span
          class="trump-card"
          role="img"
          aria-label={words.kit.withLabel(words.title(trump), words.card(card))}
          data-motion-key={`card-${numberOf(scene, card)}`}
        >
          <Face card={card} text={words.card(card)} />
        </span>
      )}
      <small aria-hidden="true">{words.title(card === undefined ? zone : (trump ?? zone))}</small>
    </div>
  )
}

/** At most this many cards of the discard pile are visible. */
const mostVisible = 5

function Discard({ scene, zone, between }: ZoneProps) {
  const { words, view } = scene
  const cards = cardsAt(view, zone)
  const below = Math.max(0, cards.length - mostVisible)
  const top = cards.at(-1)
  return (
    <div
      class="open-pile"
      role="img"
      aria-label={words.kit.withLabel(
        words.title(zone),
        [top === undefined ? '' : words.card(top), words.kit.cards(cards.length)].join(', '),
      )}
    >
      {cards.slice(below).map((card, at, lying) => (
        <span
          key={card}
          data-under={lying.length - 1 - at}
          data-motion-key={`card-${numberOf(scene, card)}`}
          data-motion-from={between.origins.get(card) ?? 'deck'}
        >
          <Face card={card} text={words.card(card)} />
        </span>
      ))}
    </div>
  )
}

/** A row of face-up cards. The viewer can take those that a move allows. */
function Row({ scene, playing, zone, between }: ZoneProps) {
  const { view, words } = scene
  const cards = cardsAt(view, zone)
  return (
    <ul
      class="card-row"
      aria-label={words.title(zone)}
      data-count={Math.min(cards.length, 8)}
      style={{ '--count': cards.length }}
    >
      {cards.map((card) => {
        const isPlayable = scene.isMine && playing.isPlayable(card)
        const isPicked = playing.picked.includes(card)
        return (
          <li key={card}>
            <button
              type="button"
              class="row-card"
              disabled={!isPlayable}
              aria-pressed={isPicked}
              aria-label={words.card(card)}
              data-row-card={numberOf(scene, card)}
              data-playable={isPlayable}
              data-motion-key={`card-${numberOf(scene, card)}`}
              data-motion-from={between.origins.get(card) ?? 'deck'}
              onClick={() => playing.tap(card)}
            >
              <Face card={card} text={words.card(card)} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Melds({ scene, zone, between }: ZoneProps) {
  const { view, words } = scene
  const content = (view[zone] ?? []) as readonly (CardId | readonly CardId[])[]
  const groups = content.map((group) => (Array.isArray(group) ? group : [group as CardId]))
  if (groups.length === 0) return null
  return (
    <ul class="melds" aria-label={words.title(zone)}>
      {groups.map((group: readonly CardId[], at) => (
        <li key={at}>
          {group.map((card) => (
            <span
              key={card}
              role="img"
              aria-label={words.card(card)}
              data-motion-key={`card-${numberOf(scene, card)}`}
              data-motion-from={between.origins.get(card) ?? 'deck'}
            >
              <Face card={card} text={words.card(card)} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/**
 * Shows a place for each selected card, in games in which several cards leave the hand together,
 * such as passed cards. A tap on a card in its place returns it to the hand.
 */
function Places({ scene, playing }: CentreProps) {
  const { words } = scene
  return (
    <ul class="card-places">
      {Array.from({ length: playing.places }, (_, at) => {
        const card = playing.picked[at]
        return (
          <li key={at} style={{ '--askew': `${(at - (playing.places - 1) / 2) * 7}deg` }}>
            {card !== undefined && (
              <button
                type="button"
                class="row-card"
                aria-label={words.kit.withLabel(words.card(card), words.kit.takeBack)}
                data-motion-key={`card-${numberOf(scene, card)}`}
                onClick={() => playing.tap(card)}
              >
                <Face card={card} text={words.card(card)} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * An arrow from the selected cards towards the name plate of the player to whom they are passed.
 */
function PassArrow({ scene }: { readonly scene: Scene }) {
  const receiver = receiverOf(scene)
  if (receiver === null) return null
  const others = seatsAround(scene.view).slice(0, -1)
  const place = others.indexOf(receiver) - (others.length - 1) / 2
  return (
    <svg
      class="pass-arrow"
      data-to={place < 0 ? 'left' : place > 0 ? 'right' : 'across'}
      viewBox="0 0 60 90"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M54 86C36 74 22 50 14 14" />
      <path class="pass-arrow-tip" d="M8 2L22 12L6 20Z" />
    </svg>
  )
}

/**
 * The viewer's cards that have been set aside, such as passed cards. They are face down, but screen
 * readers name them.
 */
function Aside({ scene, zone }: { readonly scene: Scene; readonly zone: string }) {
  const { view, words } = scene
  const cards = cardsAt(view, zone)
  return (
    <ul class="card-places" aria-label={words.title(zone)}>
      {cards.map((card, at) => (
        <li key={card} style={{ '--askew': `${(at - (cards.length - 1) / 2) * 7}deg` }}>
          <span
            role="img"
            aria-label={words.card(card)}
            data-motion-key={`card-${numberOf(scene, card)}`}
          >
            <CardBack />
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The values, seats or piles that the viewer can choose for a move. Forbidden choices are crossed
 * out, and the rule that forbids them is below. The row above shows the viewer's earlier choices
 * for the same move. A tap on an earlier choice undoes it.
 */
function Choices({ scene, playing }: CentreProps) {
  const { words, layout, names, clauses, view } = scene
  const { step } = playing
  if (!step) return null
  const forbidden = step.choices.find(({ clause }) => clause !== null)
  const count = step.choices.length
  return (
    <div class="value-choices" role="group" aria-label={words.prompt(view, scene.options, names)}>
      {step.earlier.length > 0 && (
        <div class="value-choices-row">
          {step.earlier.map(({ field, value }) => (
            <button
              key={field}
              type="button"
              class="choice"
              data-wide="true"
              aria-pressed="true"
              onClick={() => playing.undoChoice(field)}
            >
              <ChoiceText
                value={value}
                isSeat={isSeatField(layout, step.move, field)}
                scene={scene}
              />
            </button>
          ))}
        </div>
      )}
      <div
        class="value-choices-row"
        data-many={count > 8}
        data-full={count > 12}
        style={{ '--columns': Math.ceil(count / Math.ceil(count / 7)) }}
      >
        {step.choices.map((choice) => (
          <button
            key={String(choice.value)}
            type="button"
            class="choice"
            data-forbidden={choice.clause !== null}
            data-wide={step.isSeat || choiceText(choice.value, false, scene).length > 2}
            aria-disabled={choice.clause !== null}
            aria-pressed={choice === playing.choice}
            onClick={() => playing.pickChoice(choice)}
          >
            <ChoiceText value={choice.value} isSeat={step.isSeat} scene={scene} />
          </button>
        ))}
      </div>
      {forbidden?.clause && <p class="value-choices-why">{clauses[forbidden.clause] ?? ''}</p>}
    </div>
  )
}

const choiceText = (value: unknown, isSeat: boolean, { names, words }: Scene): string =>
  isSeat ? (names[Number(value)] ?? '') : words.card(value)

/** The text of a choice. A seat has the piece of its player. */
function ChoiceText(props: {
  readonly value: unknown
  readonly isSeat: boolean
  readonly scene: Scene
}) {
  const text = choiceText(props.value, props.isSeat, props.scene)
  return (
    <>
      {props.isSeat && <Piece of={Number(props.value)}>{initialOf(text)}</Piece>}
      {text}
    </>
  )
}
