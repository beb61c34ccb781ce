import { Drawer } from '../../kit/Drawer.tsx'
import { CommandIcon, isFlash, SpanIcon } from './CommandMark.tsx'
import type { Scene } from './scene.ts'
import { hasSeen } from '../../../shared/games/the-game/rules/seen.ts'
import { commands } from '../../../shared/games/the-game/rules/state.ts'
import './layout-sheet.css'

/** Which cards carry which command, and which of them already lie. */
export function LayoutSheet({
  scene: { layout, view, words, commandOn },
  close,
}: {
  readonly scene: Scene
  readonly close: () => void
}) {
  const cards = layout.toSorted((a, b) => a - b)
  return (
    <Drawer title={words.layout} onClose={close} shape="wide">
      <dl class="layout">
        {commands.map((command) => (
          <div key={command}>
            <dt>
              <CommandIcon of={command} />
              {words.commands[command].name}
            </dt>
            <dd>
              <ul class="layout-cards">
                {cards
                  .filter((card) => commandOn(card) === command)
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
                  <SpanIcon of={command} /> {isFlash(command) ? words.flash : words.lasting}
                </span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}
