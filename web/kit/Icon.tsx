/** Path data of each icon, on a 24 × 24 grid with a stroke width of 2. */
const drawings = {
  keys: 'M9 9a3 3 0 1 1 4 3q-1 1-1 2M12 18v.1M12 3a9 9 0 1 0 .01 0Z',
  sort: 'M5 20v-4M10 20v-8M15 20V8M20 20V4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  list: 'M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11',
  close: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  hidden:
    'M4 4l16 16M9 5.5A9 9 0 0 1 12 5c3.5 0 7 2 10 7a18 18 0 0 1-3 3.7M6 7.3A18 18 0 0 0 2 12c3 5 6.5 7 10 7a9 9 0 0 0 4-1',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 3v2',
  bot: 'M5 9h14v10H5zM12 9V5M10 4h4M9.500 13.500v1.500M14.500 13.500v1.500',
  chair: 'M7 3v11M17 3v11M7 6h10M7 10h10M6 14h12M7 14v7M17 14v7',
  share: 'M12 15V4M8 7l4-4l4 4M6 11H5v10h14V11h-1',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 20h2M18 18h2v2h-2z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7l-11 7z',
  first: 'M7 5v14M19 5l-9 7l9 7',
  previous: 'M16 5l-9 7l9 7',
  next: 'M8 5l9 7l-9 7',
  last: 'M17 5v14M5 5l9 7l-9 7',
  phone: 'M7 2h10v20H7zM11 18h2',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  check: 'M5 13l4 4L19 7',
  cross: 'M7 7l10 10M17 7L7 17',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  book: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
  sliders: 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4',
  plus: 'M12 5v14M5 12h14',
  send: 'M4 12h15M13 6l6 6l-6 6',
  offline:
    'M3 3l18 18M5 12.500a10 10 0 0 1 4-2.500M2 9a15 15 0 0 1 5-3M22 9A15 15 0 0 0 11 5M19 12.500a10 10 0 0 0-4.500-2.400M8.500 16a5 5 0 0 1 6 0M12 19.500v.1',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  door: 'M13 4H6v16h7M10 12h10M17 9l3 3l-3 3',
  again: 'M20 11A8 8 0 1 0 18 17.5M20 5v6h-6',
  deal: 'M5 3h14v18H5zM14.8 9.7A3.7 3.7 0 1 0 15.7 13M15.7 7.5v3h-3',
  save: 'M12 4v11M8 11l4 4l4-4M5 20h14',
  down: 'M6 9l6 6l6-6',
  mute: 'M4 5h16v11H10l-5 4v-4H4zM9 8.5l6 5M15 8.5l-6 5',
  away: 'M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10.500h1.500a2.500 2.500 0 0 1 0 5H17M9 3v3M13 3v3',
  undo: 'M8 5L4 9.500 8 14M4 9.500h10a5.500 5.500 0 0 1 0 11H9',
  up: 'M12 20V4M5 11l7-7 7 7',
  downward: 'M12 4v16M5 13l7 7 7-7',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3.500 2-4.500 0 2 1 3 2 3 1.500 0 .5-5 1-9.500z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4a1.500 1.500 0 0 1 3 0v7V5.500a1.500 1.500 0 0 1 3 0V14c0 4-2 7-6 7-3.500 0-5-2-6.500-5L3 13c1-1.500 3-1 5 1.500',
  cards: 'M5 6l8-2 3 14-8 2zM14 5l5 1-2 13',
} as const
export type IconName = keyof typeof drawings

/** Either the name of a built-in icon, or the path data of an icon that only one board uses. */
type Drawing =
  | { readonly name: IconName; readonly path?: never }
  | { readonly path: string; readonly name?: never }

/** An icon. It is hidden from screen readers, so the meaning must also be given as text. */
export const Icon = ({ name, path }: Drawing) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={name === undefined ? path : drawings[name]} />
  </svg>
)
