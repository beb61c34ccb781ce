import { CommandIcon, SpanIcon } from './CommandIcon.tsx'
import type { Command } from './state.ts'

/** A command on its card: under the corner, where an overlapped card still shows it, and by name at the bottom. */
export const CommandMark = (props: { readonly command: Command; readonly name: string }) => (
  <g class="command-mark">
    <CommandIcon of={props.command} x={9} y={37} width={20} height={20} />
    <SpanIcon of={props.command} x={31} y={40.5} width={13} height={13} />
    <path
      class="command-band"
      d="M1.5 115h97v15a8.5 8.5 0 0 1-8.5 8.5h-80a8.5 8.5 0 0 1-8.5-8.5Z"
    />
    <text x="50" y="130.5">
      {props.name}
    </text>
  </g>
)
