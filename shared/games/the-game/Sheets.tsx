import { Sheet } from '../../../web/cards/Sheet.tsx'
import { isFlash } from './Face.tsx'
import { Icon } from './Icon.tsx'
import { commandsIn } from './layout.ts'
import { hasSeen } from './news.ts'
import {
  commands,
  pileSayings,
  type Card,
  type Layout,
  type Pile,
  type PileSaying,
  type Standing,
  type View,
} from './state.ts'
import type { Words } from './words/en.ts'

/** Before a play after which the turn cannot end (TG-15). */
export const Losing = (props: {
  readonly card: Card
  readonly words: Words
  readonly play: () => void
  readonly close: () => void
}) => (
  <Sheet title={props.words.losing.title} close={props.close}>
    <p>{props.words.losing.question(props.card)}</p>
    <div class="choices">
      <button type="button" class="button" data-look="main" onClick={props.close}>
        {props.words.losing.keep}
      </button>
      <button type="button" class="button" data-look="danger" onClick={props.play}>
        {props.words.losing.play}
      </button>
    </div>
  </Sheet>
)

/** The four sayings about a pile, and what the others say. */
export function Sayings(props: {
  readonly pile: Pile
  readonly view: View
  readonly words: Words
  readonly names: readonly string[]
  readonly say: (says: PileSaying | null) => void
  readonly close: () => void
}) {
  const { pile, view, words, names, say } = props
  const here = view.standing.filter(({ about }) => about === pile)
  const mine = here.find(({ seat }) => seat === view.seat)
  return (
    <Sheet title={words.signal(words.piles[pile] ?? '')} close={props.close} closing={words.close}>
      <Said standing={here.filter((one) => one !== mine)} words={words} names={names} />
      <div class="sayings">
        {pileSayings.map((says) => (
          <button
            key={says}
            type="button"
            class="button"
            aria-pressed={mine?.says === says}
            onClick={() => say(says)}
          >
            <Icon of={says} />
            {words.sayings[says]}
          </button>
        ))}
        {mine && (
          <button type="button" class="button" data-look="danger" onClick={() => say(null)}>
            {words.unsay}
          </button>
        )}
      </div>
    </Sheet>
  )
}

const Said = (props: {
  readonly standing: readonly Standing[]
  readonly words: Words
  readonly names: readonly string[]
}) =>
  props.standing.length > 0 && (
    <ul class="said">
      {props.standing.map(({ seat, says }) => (
        <li key={seat}>{props.words.said(props.names[seat] ?? '', props.words.sayings[says])}</li>
      ))}
    </ul>
  )

/** Which cards carry which command, and which of them already lie. */
export function LayoutSheet(props: {
  readonly layout: Layout
  readonly view: View
  readonly words: Words
  readonly close: () => void
}) {
  const { layout, view, words } = props
  const commandOn = commandsIn(layout)
  return (
    <Sheet title={words.layout} close={props.close} closing={words.close}>
      <dl class="layout">
        {commands.map((command) => (
          <div key={command}>
            <dt>
              <Icon of={command} />
              {words.commands[command].name}
            </dt>
            <dd>
              <ul class="layout-cards">
                {layout
                  .filter((card) => commandOn(card) === command)
                  .toSorted((a, b) => a - b)
                  .map((card) => (
                    <li key={card} data-lies={hasSeen(view, card)}>
                      {card}
                      {hasSeen(view, card) && <span class="for-ears">{words.lies}</span>}
                    </li>
                  ))}
              </ul>
              <p>
                {words.commands[command].rule}{' '}
                <span class="soft">
                  <Icon of={isFlash(command) ? 'flash' : 'lasting'} />
                  {isFlash(command) ? words.flash : words.lasting}
                </span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

export const Keys = ({ words, close }: { readonly words: Words; readonly close: () => void }) => (
  <Sheet title={words.shortcuts.title} close={close} closing={words.close}>
    <dl class="shortcuts">
      {words.shortcuts.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
)
