import { waitUntil } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import { readCode } from '../../shared/code.ts'
import { fallbackLanguage, isLanguage } from '../../shared/language.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { isTheme } from '../../shared/appearance.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { noTableScene, tableScene, type Look } from '../preview/scene.ts'
import { gamePicture, noTablePicture } from '../preview/still.ts'
import { svg } from '../preview/svg.ts'
import { withTimeLimit } from '../time-limit.ts'
import { codeAsked, drawsTooMany } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { lookAt } from './tables.ts'
import { RefusedError, valueOf } from './refusal.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** A table as everybody may see it, or none. */
type Asked = { readonly look: Look; readonly state: PublicState | null }

/** `/preview/CODE.png`, for robots that show links. They ask once and do not wait, so each gets a picture at once. */
export async function previewPicture(c: RequestContext): Promise<Response> {
  const { look, state } = await pictureAsked(c, '.png')
  if (state === null) return picture(c, await still(c, noTablePicture(look.theme, look.lang)), 404)
  const drawn = await drawnAtTable(c, state, look)
  return picture(c, drawn ?? (await still(c, gamePicture(state.table.game, look.theme))), 200)
}

/** `/picture/CODE.svg`, the table as it stands, for pages that show pictures and nothing else. */
export async function livePicture(c: RequestContext): Promise<Response> {
  const { look, state } = await pictureAsked(c, '.svg')
  return state === null
    ? picture(c, svg(noTableScene(look)), 404)
    : picture(c, svg(tableScene(state, look)), 200)
}

const picture = (c: RequestContext, content: string | Bytes, status: 200 | 404): Response =>
  c.body(content, status, {
    'Content-Type': typeof content === 'string' ? 'image/svg+xml' : 'image/png',
    'Cache-Control': 'public, max-age=10',
    // Opened by itself it is a document of ours, with names in it that anybody may choose.
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })

async function pictureAsked(c: RequestContext, ending: string): Promise<Asked> {
  const file = c.req.param('file') ?? ''
  if (!file.endsWith(ending)) throw new RefusedError({ refusal: 'no-such-page' })
  const codeText = file.slice(0, -ending.length)
  if (readCode(codeText) === null) throw new RefusedError({ refusal: 'malformed-code' })
  const { theme = 'light', lang = fallbackLanguage } = c.req.query()
  if (!isTheme(theme)) throw new RefusedError({ refusal: 'malformed', option: 'theme' })
  if (!isLanguage(lang)) throw new RefusedError({ refusal: 'malformed', option: 'lang' })
  const look = { theme, lang }
  const code = await codeAsked(c, codeText)
  const state = code.ok ? await lookAt(c.env.TABLES.getByName(code.value)) : code
  if (!state.ok && state.refused.refusal === 'no-such-table') return { look, state: null }
  return { look, state: JSON.parse(valueOf(state)) as PublicState }
}

/** Some 30 KB each. If more are waited for than are drawn in a second or two, most of them are of no use to anybody. */
const pictures = new SingleFlightCache<Bytes>(100, 20)

/**
 * Returns the picture that the table draws, kept by what it shows: as long as that stays, so does the picture. Null if too
 * many are to be drawn. A drawing takes up to 100 ms of the processor, which the free plan gives to an object and not to
 * the request of a visitor.
 */
async function drawnAtTable(
  c: RequestContext,
  state: PublicState,
  look: Look,
): Promise<Bytes | null> {
  const drawing = tableScene(state, look)
  const key = await fingerprint(JSON.stringify(drawing))
  const known = pictures.get(key)
  if (known !== undefined) return known
  if (pictures.isBusy() || (await drawsTooMany(c))) return null
  const table = c.env.TABLES.getByName(state.table.code)
  const made =
    pictures.get(key) ??
    pictures.compute(key, () => withTimeLimit(table.draw(drawing), patience.objectWork))
  // Also for the others who wait for it, if this visitor hangs up.
  waitUntil(Promise.resolve(made))
  return made
}

async function still(c: RequestContext, path: string): Promise<Bytes> {
  const found = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  if (!found.ok) throw new Error(`the page was built without ${path}`)
  return new Uint8Array(await found.arrayBuffer())
}

async function fingerprint(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
