import type { Outcome, Seat } from '../game/game.ts'
import { isLanguage, type Language } from '../language.ts'
import { isTheme, type Theme } from '../theme.ts'

// What a frame and the page around it say to each other. Both carry the version in `tischlein`, and nothing in them is
// more than what every watcher of the table is told, when they are told it: no hand, no name, no token, not even on which
// seat the viewer sits.

export const version = 1

export type FrameNews =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  /** `turn` counts the moves of this deal; `seats` may move now. */
  | { readonly type: 'turn'; readonly turn: number; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly outcome: Outcome }

export type PageWish =
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'lang'; readonly lang: Language }

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
  if (data['type'] === 'lang' && typeof lang === 'string' && isLanguage(lang))
    return { type: 'lang', lang }
  return null
}

/** What came as a message, if a frame of ours may say it; what is inside came from our own page. */
export function readNews(data: unknown): FrameNews | null {
  if (!isOurs(data)) return null
  switch (data['type']) {
    case 'ready':
    case 'turn':
    case 'ended':
      return data as FrameNews
    case 'resize':
      return Number.isFinite(data['height']) ? (data as FrameNews) : null
    default:
      return null
  }
}

const isOurs = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'tischlein' in data && data.tischlein === version
