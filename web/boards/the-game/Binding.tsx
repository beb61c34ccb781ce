import { CommandIcon, isFlash } from './cards/CommandMark.tsx'
import type { Scene } from './scene.ts'
import type { Command } from '../../../shared/games/the-game/rules/state.ts'
import './binding.css'

/** Extreme: the commands in force at this moment, in words. A tap leads to the list of all of them. */
export function Binding(props: { readonly scene: Scene; readonly openLayout: () => void }) {
  const { words } = props.scene
  const binding = bindingNow(props.scene)
  return (
    <div class="binding">
      {binding.map((command) => (
        <button
          key={command}
          type="button"
          class="binding-one"
          data-command={command}
          onClick={props.openLayout}
        >
          <span class="binding-mark">
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
          class="binding-none"
          aria-label={words.layout}
          onClick={props.openLayout}
        >
          {words.free}
        </button>
      )}
    </div>
  )
}

/** Each command once; a flash command only in its turn, a skull and a three as long as they ask for something. */
function bindingNow({ view, commandOn, need }: Scene): readonly Command[] {
  const visible = view.tops
    .map((top) => commandOn(top))
    .filter((command) => command !== undefined)
    .filter((command) => !isFlash(command) || (command === 'skull' && need.cover))
  return [...new Set([...visible, ...(need.exactly ? (['three'] as const) : [])])]
}
