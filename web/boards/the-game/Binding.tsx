import { CommandIcon, isFlash, SpanIcon } from './CommandMark.tsx'
import { drawings } from './drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { Scene } from './scene.ts'
import type { Command } from '../../../shared/games/the-game/rules/state.ts'
import './binding.css'

/** Extreme: the commands that bind at this moment, in words, and the way to the list of all of them. */
export function Binding(props: { readonly scene: Scene; readonly openLayout: () => void }) {
  const { words } = props.scene
  const binding = bindingNow(props.scene)
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={words.layout}
        onClick={props.openLayout}
      >
        <Icon line={drawings.layout} />
      </button>
      {binding.length === 0 ? (
        <p class="binding-none">{words.free}</p>
      ) : (
        <ul class="binding-list" aria-label={words.binding}>
          {binding.map((command) => (
            <li key={command} data-command={command}>
              <CommandIcon of={command} />
              <b>{words.commands[command].name}</b>
              <span>{words.commands[command].rule}</span>
              <SpanIcon of={command} />
            </li>
          ))}
        </ul>
      )}
    </>
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
