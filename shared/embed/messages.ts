import type { Outcome, Seat } from '../game/game.ts'
import { isLanguage, type Language } from '../language.ts'
import { isTheme, type Theme } from '../appearance.ts'
import { readCustomTheme, type ThemeProperty, type CustomTheme } from './custom-theme.ts'
import { maxRecordLength } from './record.ts'
import type { Refusal } from '../protocol/refusals.ts'

// The messages between a frame and the embedding page (`postMessage`). Each contains the protocol version as `tischlein`.
// They contain only what every spectator of the table receives at the same time: no hand, no name, no token, and not the
// viewer's seat.

/** Exported although no other file needs it: the bundler inlines only exported constants. */
export const version = 1

export type FrameToPageMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  /** The frame has opened a new table with this code. */
  | { readonly type: 'opened'; readonly code: string }
  /** The viewer has taken a seat. */
  | { readonly type: 'seated' }
  /**
   * The turn has changed. `turn` is the number of moves in this deal so far. `seats` are the seats
   * that may move now.
   */
  | { readonly type: 'turn'; readonly turn: number; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  /** The table does not exist, or has been deleted. */
  | { readonly type: 'gone' }
  /** The frame cannot show what its URL requests. `option` is the part of the URL that is wrong. */
  | { readonly type: 'error'; readonly refusal: Refusal; readonly option?: string }
  /**
   * The frame ignores the theme value `look` because it is not valid. `reason` is a sentence for
   * the author of the embedding page.
   */
  | { readonly type: 'refused'; readonly look: ThemeProperty; readonly reason: string }

/** The messages that the custom element dispatches as events. */
export const publicMessageTypes = [
  'ready',
  'opened',
  'seated',
  'turn',
  'ended',
  'gone',
  'error',
] as const satisfies readonly FrameToPageMessage['type'][]
const frameMessageTypes: readonly unknown[] = [
  ...publicMessageTypes,
  'resize',
  'refused',
] satisfies readonly FrameToPageMessage['type'][]

export type PageToFrameMessage =
  | { readonly type: 'theme'; readonly theme: Theme }
  /** `lang` null selects the viewer's own language. */
  | { readonly type: 'lang'; readonly lang: Language | null }
  | { readonly type: 'looks'; readonly looks: CustomTheme }
  /** The text of a saved game. */
  | { readonly type: 'record'; readonly text: string }
  /** The page could not fetch the saved game. */
  | { readonly type: 'no-record'; readonly refusal: 'unavailable' | 'too-large' }

type Versioned<Message> = Message & { readonly tischlein: typeof version }

export const withVersion = <Message extends FrameToPageMessage | PageToFrameMessage>(
  message: Message,
): Versioned<Message> => ({ tischlein: version, ...message })

/** Returns a message from the embedding page. Null if the data is no valid message. */
export function readMessageFromPage(data: unknown): PageToFrameMessage | null {
  if (!isTischleinMessage(data)) return null
  if (data['type'] === 'theme' && isTheme(data['theme']))
    return { type: 'theme', theme: data['theme'] }
  const lang = data['lang']
  if (data['type'] === 'lang' && (lang === null || (typeof lang === 'string' && isLanguage(lang))))
    return { type: 'lang', lang }
  const looks = data['type'] === 'looks' ? readCustomTheme(data['looks']) : null
  return looks ? { type: 'looks', looks } : readRecordMessage(data)
}

function readRecordMessage({
  type,
  text,
  refusal,
}: Record<string, unknown>): PageToFrameMessage | null {
  if (type === 'no-record' && (refusal === 'unavailable' || refusal === 'too-large'))
    return { type, refusal }
  if (type !== 'record' || typeof text !== 'string') return null
  return text.length > maxRecordLength
    ? { type: 'no-record', refusal: 'too-large' }
    : { type, text }
}

/**
 * Returns a message from a frame; null if the data is not such a message. Checks only a few fields,
 * because the sender is our own page.
 */
export function readMessageFromFrame(data: unknown): FrameToPageMessage | null {
  if (!isTischleinMessage(data) || !frameMessageTypes.includes(data['type'])) return null
  return data['type'] === 'resize' && !Number.isFinite(data['height'])
    ? null
    : (data as FrameToPageMessage)
}

const isTischleinMessage = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'tischlein' in data && data.tischlein === version
