import type { Command, PileSaying } from './state.ts'

/** Our own drawings, one line each in a field of 24 by 24. */
const lines: Readonly<Record<Command | PileSaying | Sign, string>> = {
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM8 12h8',
  skull: 'M12 3c-5 0-8 3.3-8 7.6 0 2.7 1.2 4.6 3 5.8V20.5h10v-4.1c1.8-1.2 3-3.1 3-5.8C20 6.3 17 3 12 3ZM8.9 11v.6M15.1 11v.6M12 14.4v.8M10.3 20.3v-2M13.7 20.3v-2',
  three: 'M4 4.5h8.5L8 10.3c3.3-.2 5.3 1.7 5.3 4.5 0 3-2.2 5.2-5 5.2-2.2 0-3.9-1-4.8-3M18.5 4v10.5M18.5 19.6v.2',
  silence: 'M9 5h8a4 4 0 0 1 4 4v3.5a4 4 0 0 1-2 3.5M14.5 16.5H11L6.5 20.5V16.3A4 4 0 0 1 3 12.5V9a4 4 0 0 1 1.6-3.2M3 3l18 18',
  'no-backwards': 'M8 5 4 9l4 4M4 9h6M14 9h1.5a4.5 4.5 0 0 1 4 2.5M18 17.5a4.5 4.5 0 0 1-2.5.5H10M4 20 20 4',
  'one-pile': 'M12 3v6.5M9 7l3 3 3-3M6 13h12M6 17h12M6 21h12',
  'draw-one': 'M8 6V3h12v15h-3M4 6h13v15H4ZM8.8 12l2-1.5V17',
  'tiny-step': 'M3 19h6v-4.5h6V10h6',
  'please-not': 'M12 3a9 9 0 1 0 .01 0ZM5.7 5.7l12.6 12.6',
  'please-please-not': 'M12 3a9 9 0 1 0 .01 0ZM12 6.8a5.2 5.2 0 1 0 .01 0ZM5.7 18.3 18.3 5.7',
  great: 'm12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z',
  flash: 'M13.5 2.5 6 13.5h5l-1 8 7.5-11h-5Z',
  lasting: 'M6.5 8.5c4.5 0 6.5 7 11 7a3.5 3.5 0 0 0 0-7c-4.5 0-6.5 7-11 7a3.5 3.5 0 0 1 0-7Z',
  signal: 'M12 4.5c5 0 9 3 9 6.8s-4 6.7-9 6.7c-1 0-2-.1-2.9-.3L4.5 20l.9-4C3.9 14.7 3 13.1 3 11.3c0-3.8 4-6.8 9-6.8ZM12 8.5v5.6M9.2 11.3h5.6',
  back: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3',
  sort: 'M5 20v-4M10 20v-8M15 20V8M20 20V4',
  layout: 'M4 4h6.5v7H4ZM13.5 4H20v7h-6.5ZM4 14h6.5v6H4ZM13.5 14H20v6h-6.5Z',
  keys: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.8v.2M12 3a9 9 0 1 0 .01 0Z',
} // oxfmt-ignore

type Sign = 'flash' | 'lasting' | 'signal' | 'back' | 'sort' | 'layout' | 'keys'
export type IconName = keyof typeof lines

/** Decoration only: what it means is always said in words beside it, or in a label. */
export const Icon = ({
  of,
  ...place
}: {
  of: IconName
  x?: number
  y?: number
  width?: number
  height?: number
}) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon={of} {...place}>
    <path d={lines[of]} />
  </svg>
)
