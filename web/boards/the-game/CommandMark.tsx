import { CommandIcon, SpanIcon } from './CommandIcon.tsx'
import type { Command } from '../../../shared/games/the-game/rules/state.ts'

/** A command on its card: under the corner, where an overlapped card still shows it, and by name at the bottom. */
export const CommandMark = (props: { readonly command: Command; readonly name: string }) => (
  <g class="command-mark">
    <CommandIcon of={props.command} x={9} y={37} width={20} height={20} />
    <SpanIcon of={props.command} x={31} y={40.5} width={13} height={13} />
    <path
      class="command-band"
      d="M1.5 115h97v15a8.5 8.5 0 0 1-8.5 8.5h-80a8.5 8.5 0 0 1-8.5-8.5Z"
    />
    <text class="command-whole" x="50" y="130.5">
      {props.name}
    </text>
    <text class="command-narrow">
      {narrow(props.name).map((line, place, { length }) => (
        <tspan key={place} x="6" y={135 - length * 4.5 + place * 9.5}>
          {line}
        </tspan>
      ))}
    </text>
  </g>
)

/** For a card in the hand, whose right half may lie under the next one: broken at the space nearest to the middle, which stays for ears. */
function narrow(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [at] = spaces.sort((a, b) => distance(a, name) - distance(b, name))
  return at === undefined ? [name] : [name.slice(0, at + 1), name.slice(at + 1)]
}

const distance = (at: number, name: string): number => Math.abs(at - name.length / 2)
