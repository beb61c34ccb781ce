import { CommandIcon, isFlash } from './cards/CommandMark.tsx'
import type { Scene } from './scene.ts'
import type { Command } from '../../../shared/games/the-game/rules/state.ts'
import './active-commands.css'

/**
 * Lists the commands that apply now (rules on the cards of the Extreme edition). A tap opens the
 * list of all commands.
 */
export function ActiveCommands(props: { readonly scene: Scene; readonly openLayout: () => void }) {
  const { words } = props.scene
  const binding = activeCommands(props.scene)
  return (
    <div class="active-commands">
      {binding.map((command) => (
        <button
          key={command}
          type="button"
          class="active-command"
          data-command={command}
          onClick={props.openLayout}
        >
          <span class="active-command-mark">
            <CommandIcon of={command} />
          </span>
          <span>
            <b>{words.commands[command].name}</b> <small>{words.commands[command].rule}</small>
          </span>
        </button>
      ))}
      {binding.length === 0 && (
        <button
          type="button"
          class="active-commands-none"
          aria-label={words.layout}
          onClick={props.openLayout}
        >
          {words.free}
        </button>
      )}
    </div>
  )
}

/**
 * Returns each command that applies now, once. A flash command applies in one turn only, but its
 * card stays visible. Therefore includes a skull only until it is covered, and a three only while
 * exactly three cards must be played.
 */
function activeCommands({ view, commandOn, need }: Scene): readonly Command[] {
  const visible = view.tops
    .map((top) => commandOn(top))
    .filter((command) => command !== undefined)
    .filter((command) => !isFlash(command) || (command === 'skull' && need.cover))
  return [...new Set([...visible, ...(need.exactly ? (['three'] as const) : [])])]
}
