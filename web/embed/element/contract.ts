import type { ThemeProperty } from '../../../shared/embed/custom-theme.ts'
import { publicMessageTypes, type FrameToPageMessage } from '../../../shared/embed/messages.ts'
import { languages } from '../../../shared/language.ts'
import { themes, type Theme } from '../../../shared/appearance.ts'

// The public API of <tischlein-table>: attributes, properties, events, parts and custom properties.
// The element's code imports these lists. Its type declarations and its manifest are generated from
// them.

export const tagName = 'tischlein-table'

/** The attributes of the element. Each has a property of the same name. */
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

/** The allowed values of attributes. The element ignores other values, and logs a warning. */
export const valuesOf = {
  mode: ['watch', 'play'],
  theme: themes,
  lang: languages,
} as const satisfies Partial<Record<Attribute, readonly string[]>>

/**
 * The properties of the element. Setting one to null removes the attribute.
 *
 * @example
 * const table = document.createElement('tischlein-table')
 * table.code = 'KTRMVX'
 * table.mode = 'play'
 * table.addEventListener('ended', ({ detail }) => console.log(detail.outcome))
 * document.body.append(table)
 */
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

/**
 * All events bubble except `error`. A bubbling `error` event would look like an error of the
 * embedding page's own script.
 */
export const events = publicMessageTypes
export type EventName = (typeof events)[number]

export type TischleinTableEvents = {
  [Name in EventName]: CustomEvent<Extract<FrameToPageMessage, { type: Name }>>
}

/** The names of the parts that an embedding page can style with `::part()`. */
export const parts = ['poster', 'code', 'frame'] as const
export type Part = (typeof parts)[number]

export const customProperty = <Name extends ThemeProperty>(name: Name) =>
  `--tischlein-${name}` as const

/** The texts that describe the element in its type declarations and its manifest. */
export const descriptions = {
  element: 'A Tischlein card table. Put a link inside it, for readers without JavaScript.',
  attributes: {
    service:
      'Origin of the service, such as https://tischlein.example. The default is the origin of the script.',
    code: 'The six letters of the table to show.',
    game: 'Instead of a code: the id of a game, as in /rules/…. The element shows a button that opens a new table.',
    rules: 'With a game: the rule set, as in the last part of a link to a rule set.',
    record:
      'URL of a saved game. It is shown if there is no code, or if the table no longer exists.',
    mode: '"play": visitors can sit down inside the page. Otherwise they watch.',
    theme: '"light" or "dark". The default is the viewer’s own setting.',
    lang: 'The language. The default is the viewer’s own.',
  },
  events: {
    ready: 'The frame has loaded.',
    opened: 'A new table was opened in the frame: `detail.code`.',
    seated: 'The viewer has sat down.',
    turn: 'The turn has changed: `detail.turn` counts the moves, `detail.seats` are to move.',
    ended: 'The game is over: `detail.outcome`.',
    gone: 'The table does not exist, or no longer exists.',
    error:
      'The table cannot be shown: `detail.refusal` is the reason, `detail.option` the wrong attribute.',
  },
  parts: {
    poster: 'The placeholder that is shown until the element scrolls into view.',
    code: 'The code on the poster.',
    frame: 'The iframe with the table.',
  },
  customProperties: {
    accent: 'Colour of the main button and the current player. Dark text must be readable on it.',
    ground: 'Colour of the cloth. Light text must be readable on it.',
    radius: 'Corner radius, in px or rem.',
    font: 'A list of system fonts.',
  },
} as const satisfies {
  readonly element: string
  readonly attributes: Record<Attribute, string>
  readonly events: Record<EventName, string>
  readonly parts: Record<Part, string>
  readonly customProperties: Record<ThemeProperty, string>
}
