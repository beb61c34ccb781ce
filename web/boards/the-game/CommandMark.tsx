import { Icon, type Place } from '../../kit/Icon.tsx'
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

const lines: Readonly<Record<Command, string>> = {
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM8 12h8',
  skull: 'M12 3c-5 0-8 3-8 8q0 4 3 5v5h10v-5q3-1 3-5c0-5-3-8-8-8ZM9 11v1M15 11v1M12 15v1',
  three: 'M4 4h8l-4 6q5 0 5 5t-5 5-4-3M19 4v11M19 20v.1',
  silence: 'M4 5h16v11H10l-5 4v-4H4ZM3 3l18 18',
  'no-backwards': 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3M5 21 19 4',
  'one-pile': 'M12 2v8M9 7l3 3 3-3M6 14h12M6 18h12M6 22h12',
  'draw-one': 'M8 6V3h12v15h-3M4 6h13v15H4ZM9 12l2-1v6',
}

export const CommandIcon = ({ of, ...place }: { readonly of: Command } & Place) => (
  <Icon line={lines[of]} {...place} />
)

/** Flash commands bind a turn, the others as long as they are visible (TX-05, TX-12). */
export const isFlash = (command: Command): boolean =>
  command === 'stop' || command === 'skull' || command === 'three'

/** The lightning or the infinity sign that goes with a command. */
export const SpanIcon = ({ of, ...place }: { readonly of: Command } & Place) => (
  <Icon
    line={
      isFlash(of)
        ? 'M13 3 6 14h5l-1 7 8-11h-6Z'
        : 'M7 8c4 0 6 8 10 8a4 4 0 0 0 0-8c-4 0-6 8-10 8a4 4 0 0 1 0-8Z'
    }
    {...place}
  />
)
