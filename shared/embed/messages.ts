import type { Outcome, Seat } from '../game/game.ts'
import { isLanguage, type Language } from '../language.ts'
import { isTheme, type Theme } from '../appearance.ts'
import { readLooks, type LookName, type Looks } from './looks.ts'
import { mostOfRecord } from './record.ts'
import type { Refusal } from '../protocol/refusals.ts'

// What a frame and the page around it say to each other. Both carry the version in `tischlein`, and nothing in them is
// more than what every watcher of the table is told, when they are told it: no hand, no name, no token, not even on which
// seat the viewer sits.

export const version = 1

export type FrameNews =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  /** A fresh table was opened in the frame; it is found again under its code. */
  | { readonly type: 'opened'; readonly code: string }
  /** The viewer has sat down. */
  | { readonly type: 'seated' }
  /** `turn` counts the moves of this deal; `seats` may move now. */
  | { readonly type: 'turn'; readonly turn: number; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  /** There is no such table, or no longer. */
  | { readonly type: 'gone' }
  /** The frame cannot show what it was asked for: why, and by which part of its address. */
  | { readonly type: 'error'; readonly refusal: Refusal; readonly option?: string }
  /** A look is not taken, and in words for the author of the page, why. */
  | { readonly type: 'refused'; readonly look: LookName; readonly reason: string }

/** What the element makes events of. */
export const publicNews = [
  'ready',
  'opened',
  'seated',
  'turn',
  'ended',
  'gone',
  'error',
] as const satisfies readonly FrameNews['type'][]
const newsTypes: readonly unknown[] = [
  ...publicNews,
  'resize',
  'refused',
] satisfies readonly FrameNews['type'][]

export type PageWish =
  | { readonly type: 'theme'; readonly theme: Theme }
  /** null: the viewer's own. */
  | { readonly type: 'lang'; readonly lang: Language | null }
  | { readonly type: 'looks'; readonly looks: Looks }
  /** A saved game, as its file has it. */
  | { readonly type: 'record'; readonly text: string }
  /** The page could not fetch it. */
  | { readonly type: 'no-record'; readonly refusal: 'unavailable' | 'too-large' }

type Versioned<Message> = Message & { readonly tischlein: typeof version }

export const versioned = <Message extends FrameNews | PageWish>(
  message: Message,
): Versioned<Message> => ({ tischlein: version, ...message })

/** What came as a message, if the page around a frame may say it. */
export function readWish(data: unknown): PageWish | null {
  if (!isOurs(data)) return null
  if (data['type'] === 'theme' && isTheme(data['theme']))
    return { type: 'theme', theme: data['theme'] }
  const lang = data['lang']
  if (data['type'] === 'lang' && (lang === null || (typeof lang === 'string' && isLanguage(lang))))
    return { type: 'lang', lang }
  const looks = data['type'] === 'looks' ? readLooks(data['looks']) : null
  return looks ? { type: 'looks', looks } : readRecordWish(data)
}

function readRecordWish({ type, text, refusal }: Record<string, unknown>): PageWish | null {
  if (type === 'no-record' && (refusal === 'unavailable' || refusal === 'too-large'))
    return { type, refusal }
  if (type !== 'record' || typeof text !== 'string') return null
  return text.length > mostOfRecord ? { type: 'no-record', refusal: 'too-large' } : { type, text }
}

/** What came as a message, if a frame of ours may say it; what is inside came from our own page. */
export function readNews(data: unknown): FrameNews | null {
  if (!isOurs(data) || !newsTypes.includes(data['type'])) return null
  return data['type'] === 'resize' && !Number.isFinite(data['height']) ? null : (data as FrameNews)
}

const isOurs = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'tischlein' in data && data.tischlein === version
