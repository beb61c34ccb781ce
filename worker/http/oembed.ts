import { codeInPath, spokenCode } from '../../shared/code.ts'
import { heightFor } from '../../shared/embed/height.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { escapeHtml } from '../html.ts'
import { pictureSize } from '../preview/scene.ts'
import { codeAsked } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { lookAt } from './tables.ts'
import { RefusedError, valueOf } from './refusal.ts'

/** As broad as a column of text; whoever has less room says so. */
const usualWidth = 640

/** https://oembed.com: a site that was given a table's address asks here how to show it. */
export async function oembed(c: RequestContext): Promise<Response> {
  c.header('X-Content-Type-Options', 'nosniff')
  const { url, format = 'json', maxwidth, maxheight } = c.req.query()
  if (format !== 'json') return c.json({ refusal: 'malformed', option: 'format' }, 501)
  if (url === undefined || !URL.canParse(url))
    throw new RefusedError({ refusal: 'malformed', option: 'url' })
  const mostWidth = mostIn(maxwidth)
  if (mostWidth === null) throw new RefusedError({ refusal: 'malformed', option: 'maxwidth' })
  const mostHeight = mostIn(maxheight)
  if (mostHeight === null) throw new RefusedError({ refusal: 'malformed', option: 'maxheight' })

  const { host, origin } = new URL(c.req.url)
  const code = codeIn(new URL(url), host)
  if (code === null) throw new RefusedError({ refusal: 'no-such-page' })
  valueOf(await codeAsked(c, code))
  const state = valueOf(await lookAt(c.env.TABLES.getByName(code)))
  const { table } = JSON.parse(state) as PublicState

  const width = Math.min(usualWidth, mostWidth)
  const height = Math.min(heightFor(width, 'watch'), mostHeight)
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
    // A thumbnail keeps to the same bounds, and ours has one size.
    ...(pictureSize.width <= mostWidth &&
      pictureSize.height <= mostHeight && {
        thumbnail_url: `${origin}/preview/${code}.png`,
        thumbnail_width: pictureSize.width,
        thumbnail_height: pictureSize.height,
      }),
  })
}

/** No bound is none; null where what is said is not one. */
function mostIn(said: string | undefined): number | null {
  if (said === undefined) return Number.POSITIVE_INFINITY
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) : null
}

/** The table at an address of this site: its page, or the frame that shows it. */
function codeIn({ protocol, host, pathname }: URL, ours: string): string | null {
  if (host !== ours || !/^https?:$/.test(protocol)) return null
  const part = /^\/(?:embed\/)?([^/]+)\/?$/.exec(pathname)?.[1]
  return part === undefined ? null : codeInPath(part)
}
