import { codeInPath } from '../code.ts'
import { isLanguage } from '../language.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isTheme } from '../appearance.ts'
import type { Refused } from '../protocol/refusals.ts'

/** The content of an embeddable page. */
export type Frame =
  /**
   * A table. In the mode `watch` the viewer can only watch. In the mode `play` the viewer can do
   * everything that the page of the table offers.
   */
  | { readonly shows: 'watch' | 'play'; readonly code: string }
  /** Only the board, on a transparent background. */
  | { readonly shows: 'overlay'; readonly code: string }
  /** A button that opens a new table. */
  | { readonly shows: 'fresh'; readonly game: string; readonly rules: string | null }
  /**
   * A saved game whose text the embedding page sends to the frame. The frame connects to no table.
   */
  | { readonly shows: 'record' }

type Query = Readonly<Record<string, string | undefined>>

/**
 * Parses `/embed/CODE`, `/embed?game=…`, `/embed?record` and `/overlay/CODE`, with `?mode=play`,
 * `?theme=dark`, `?lang=de` and `?rules=…`. Refuses an unknown value, so that the author of the
 * embedding page notices the mistake.
 */
export function readFrame(
  path: string,
  query: Query,
  isGame: (id: string) => boolean,
): Result<Frame, Refused> {
  const [kind, code, ...more] = path.split('/').filter((part) => part !== '')
  if (more.length > 0) return refuse({ refusal: 'no-such-page' })
  const { mode, theme, lang, game, rules, record } = query
  if (theme !== undefined && !isTheme(theme)) return unknown('theme')
  if (lang !== undefined && !isLanguage(lang)) return unknown('lang')
  if (mode !== undefined && mode !== 'watch' && mode !== 'play') return unknown('mode')
  if (code !== undefined) {
    const read = codeInPath(code)
    if (read === null) return refuse({ refusal: 'malformed-code' })
    return ok({ shows: kind === 'overlay' ? 'overlay' : (mode ?? 'watch'), code: read })
  }
  if (kind === 'overlay') return refuse({ refusal: 'malformed-code' })
  if (record !== undefined) return ok({ shows: 'record' })
  if (game === undefined) return unknown('game')
  if (!isGame(game)) return refuse({ refusal: 'no-such-game' })
  return ok({ shows: 'fresh', game, rules: rules ?? null })
}

const unknown = (option: string): { ok: false; refused: Refused } =>
  refuse({ refusal: 'malformed', option })
