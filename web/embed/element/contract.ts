import type { LookName } from '../../../shared/embed/looks.ts'
import { publicNews, type FrameNews } from '../../../shared/embed/messages.ts'
import { languages } from '../../../shared/language.ts'
import { themes, type Theme } from '../../../shared/appearance.ts'

// All that other pages may count on: what <tischlein-table> is told, what it says, and what of it can be dressed. The script
// itself goes by the lists; whatever tells others of the element (its types, its manifest) is made of this file.

export const tagName = 'tischlein-table'

/** Each is an attribute, and a property of the same name. */
export const attributes = [
  'service',
  'code',
  'game',
  'rules',
  'record',
  'mode',
  'theme',
  'lang',
] as const
export type Attribute = (typeof attributes)[number]

/** Where there are only these; any other value is left out, and the console says so. */
export const valuesOf = {
  mode: ['watch', 'play'],
  theme: themes,
  lang: languages,
} as const satisfies Partial<Record<Attribute, readonly string[]>>

/** The properties; null takes the attribute away. */
export interface TischleinTableProperties {
  service: string | null
  code: string | null
  game: string | null
  rules: string | null
  record: string | null
  mode: (typeof valuesOf.mode)[number] | null
  theme: Theme | null
  lang: string
}

/** All bubble out of whatever holds the element, but `error`: the page would take it for an error of its own script. */
export const events = publicNews
export type EventName = (typeof events)[number]

export type TischleinTableEvents = {
  [Name in EventName]: CustomEvent<Extract<FrameNews, { type: Name }>>
}

/** For `::part()`. */
export const parts = ['poster', 'code', 'frame'] as const
export type Part = (typeof parts)[number]

export const customProperty = <Name extends LookName>(name: Name) => `--tischlein-${name}` as const

/** In words, for whoever writes a page. */
export const descriptions = {
  element: 'A card table of Tischlein. The link that stands in it is for readers without script.',
  attributes: {
    service:
      'Where the tables are, such as https://tischlein.example; otherwise where the script comes from.',
    code: 'The six letters of the table to show.',
    game: 'In place of a code: a button that opens a fresh table of this game, named as in /rules/….',
    rules: 'With a game: by which rules it is played, as the end of a link to a set of rules says.',
    record:
      'The address of a saved game, which is shown without any table: in place of a code, or once that table is gone.',
    mode: '"play": visitors may sit down inside the page; otherwise they watch.',
    theme: 'By day ("light") or in the evening ("dark"); otherwise as the viewer likes it.',
    lang: 'The language; otherwise the viewer’s own.',
  },
  events: {
    ready: 'The frame is there.',
    opened: 'A fresh table was opened in the frame: `detail.code`.',
    seated: 'The viewer has sat down.',
    turn: 'Somebody may move: `detail.turn` counts the moves, `detail.seats` may move now.',
    ended: 'The game is over: `detail.outcome`.',
    gone: 'There is no such table, or no longer.',
    error: 'It cannot be shown: `detail.refusal` says why, `detail.option` what is wrong.',
  },
  parts: {
    poster: 'What is shown until somebody scrolls to the element.',
    code: 'The letters on the poster.',
    frame: 'The frame that holds the table.',
  },
  customProperties: {
    accent:
      'A colour for the main button and whose turn it is. Dark letters have to be readable on it.',
    ground: 'A colour for the cloth. Light letters have to be readable on it.',
    radius: 'How round the corners are, in px or rem.',
    font: 'A list of typefaces, of those that come with systems.',
  },
} as const satisfies {
  readonly element: string
  readonly attributes: Record<Attribute, string>
  readonly events: Record<EventName, string>
  readonly parts: Record<Part, string>
  readonly customProperties: Record<LookName, string>
}
