import { MiniCard } from '../../kit/cards/MiniCard.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { CommandIcon, isFlash } from './cards/CommandMark.tsx'
import type { Scene } from './scene.ts'
import { hasSeen } from '../../../shared/games/the-game/rules/seen.ts'
import { commands, type Card } from '../../../shared/games/the-game/rules/state.ts'
import './layout-sheet.css'

interface LayoutSheetProps {
  readonly scene: Scene
  readonly close: () => void
}

const states = ['out', 'mine', 'open', 'gone'] as const
/**
 * Where the card of a command is: still to come, in the viewer's hand, on top of a pile, or
 * covered.
 */
type Whereabouts = (typeof states)[number]

/** Lists the cards of each command, and where each card is. */
export function LayoutSheet({ scene, close }: LayoutSheetProps) {
  const { layout, view, words, commandOn } = scene
  const cards = layout.toSorted((a, b) => a - b)
  const whereIs = (card: Card): Whereabouts => {
    if (view.tops.includes(card)) return 'open'
    if (hasSeen(view, card)) return 'gone'
    return view.hand.includes(card) ? 'mine' : 'out'
  }
  return (
    <Drawer title={words.layout} onClose={close} shape="wide">
      <ul class="layout-legend">
        {states.map((state) => (
          <li key={state}>
            <MiniCard state={lookOf(state)}>#</MiniCard> {words.whereabouts[state]}
          </li>
        ))}
      </ul>
      <dl class="layout">
        {commands.map((command) => (
          <div key={command} data-flash={isFlash(command)}>
            <dt>
              <span class="layout-mark">
                <CommandIcon of={command} />
              </span>
              <span>
                <b>{words.commands[command].name}</b> {words.commands[command].rule}{' '}
                <span class="visually-hidden">
                  {isFlash(command) ? words.flash : words.lasting}
                </span>
              </span>
            </dt>
            <dd>
              <ul class="layout-cards">
                {cards
                  .filter((card) => commandOn(card) === command)
                  .map((card) => (
                    <li key={card}>
                      <MiniCard state={lookOf(whereIs(card))}>{card}</MiniCard>
                      {whereIs(card) !== 'out' && (
                        <span class="visually-hidden">, {words.whereabouts[whereIs(card)]}</span>
                      )}
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <ul class="layout-legend">
        <li>
          <i class="layout-swatch" data-flash="true" /> {words.flash}
        </li>
        <li>
          <i class="layout-swatch" data-flash="false" /> {words.lasting}
        </li>
      </ul>
    </Drawer>
  )
}

const lookOf = (where: Whereabouts) => (where === 'out' ? undefined : where)
