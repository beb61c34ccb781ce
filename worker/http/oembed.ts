import { codeInPath, spokenCode } from '../../shared/code.ts'
import { heightFor } from '../../shared/embed/height.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { escapeHtml } from '../html.ts'
import { pictureSize } from '../preview/scene.ts'
import { resolveTableCode } from './limits/request-limits.ts'
import type { RequestContext } from './context.ts'
import { readPublicState } from './tables.ts'
import { RefusedError, unwrap } from './refusal.ts'

/** The default width, about that of a text column. A site with less space sends `maxwidth`. */
const defaultWidth = 640

/**
 * Answers requests of the oEmbed protocol (https://oembed.com). With the response another site can
 * embed a table in place of a link to it.
 */
export async function answerOembed(c: RequestContext): Promise<Response> {
  c.header('X-Content-Type-Options', 'nosniff')
  const { url, format = 'json', maxwidth, maxheight } = c.req.query()
  if (format !== 'json') return c.json({ refusal: 'malformed', option: 'format' }, 501)
  if (url === undefined || !URL.canParse(url))
    throw new RefusedError({ refusal: 'malformed', option: 'url' })
  const maxWidth = parseMaximum(maxwidth)
  if (maxWidth === null) throw new RefusedError({ refusal: 'malformed', option: 'maxwidth' })
  const maxHeight = parseMaximum(maxheight)
  if (maxHeight === null) throw new RefusedError({ refusal: 'malformed', option: 'maxheight' })

  const { host, origin } = new URL(c.req.url)
  const code = codeOf(new URL(url), host)
  if (code === null) throw new RefusedError({ refusal: 'no-such-page' })
  unwrap(await resolveTableCode(c, code))
  const state = unwrap(await readPublicState(c.env.TABLES.getByName(code)))
  const { table } = JSON.parse(state) as PublicState

  const width = Math.min(defaultWidth, maxWidth)
  const height = Math.min(heightFor(width, 'watch'), maxHeight)
  const name = gameOf(table.game)?.about.name ?? table.game
  const title = `${name} · ${spokenCode(code)}`
  const src = `${origin}/embed/${code}`
  c.header('Cache-Control', 'public, max-age=60')
  return c.json({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Tischlein',
    provider_url: origin,
    cache_age: 60,
    html: `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0;max-width:100%" allow="clipboard-write" loading="lazy"></iframe>`,
    width,
    height,
    // By the specification `maxwidth` and `maxheight` also apply to thumbnails. Our thumbnail has
    // only one size, so leave it out if it is too large.
    ...(pictureSize.width <= maxWidth &&
      pictureSize.height <= maxHeight && {
        thumbnail_url: `${origin}/preview/${code}.png`,
        thumbnail_width: pictureSize.width,
        thumbnail_height: pictureSize.height,
      }),
  })
}

/**
 * Parses `maxwidth` or `maxheight`. Returns Infinity if the parameter is missing, null if it is not
 * a positive number.
 */
function parseMaximum(text: string | undefined): number | null {
  if (text === undefined) return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/**
 * Returns the code of a table from a URL of this site, either of the table's page or of its frame.
 * Returns null for any other URL.
 */
function codeOf({ protocol, host, pathname }: URL, ours: string): string | null {
  if (host !== ours || !/^https?:$/.test(protocol)) return null
  const part = /^\/(?:embed\/)?([^/]+)\/?$/.exec(pathname)?.[1]
  return part === undefined ? null : codeInPath(part)
}
