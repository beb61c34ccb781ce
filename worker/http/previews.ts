import { waitUntil } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import { readCode } from '../../shared/code.ts'
import { fallbackLanguage, isLanguage } from '../../shared/language.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { isTheme } from '../../shared/appearance.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { noTableScene, tableScene, type PictureOptions } from '../preview/scene.ts'
import { gamePicturePath, noTablePicturePath } from '../preview/static-pictures.ts'
import { svg } from '../preview/svg.ts'
import { withTimeLimit } from '../time-limit.ts'
import { resolveTableCode, exceedsDrawingLimit } from './limits/request-limits.ts'
import type { RequestContext } from './context.ts'
import { readPublicState } from './tables.ts'
import { RefusedError, unwrap } from './refusal.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** A requested picture. `state` is the state of the table, or null if the table doesn't exist. */
type PictureRequest = { readonly options: PictureOptions; readonly state: PublicState | null }

/**
 * Serves `/preview/CODE.png` for link previews. Crawlers request the picture once and don't wait,
 * so the response has to be quick.
 */
export async function previewPicture(c: RequestContext): Promise<Response> {
  const { options, state } = await readPictureRequest(c, '.png')
  if (state === null)
    return pictureResponse(
      c,
      await staticPicture(c, noTablePicturePath(options.theme, options.lang)),
      404,
    )
  const drawn = await renderAtTable(c, state, options)
  return pictureResponse(
    c,
    drawn ?? (await staticPicture(c, gamePicturePath(state.table.game, options.theme))),
    200,
  )
}

/**
 * Serves `/picture/CODE.svg`, the current state of a table, for pages that can show only pictures.
 */
export async function livePicture(c: RequestContext): Promise<Response> {
  const { options, state } = await readPictureRequest(c, '.svg')
  return state === null
    ? pictureResponse(c, svg(noTableScene(options)), 404)
    : pictureResponse(c, svg(tableScene(state, options)), 200)
}

const pictureResponse = (c: RequestContext, content: string | Bytes, status: 200 | 404): Response =>
  c.body(content, status, {
    'Content-Type': typeof content === 'string' ? 'image/svg+xml' : 'image/png',
    'Cache-Control': 'public, max-age=10',
    // The SVG contains names that visitors chose. If it is opened as a document of our origin, it
    // must not run scripts.
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })

async function readPictureRequest(c: RequestContext, ending: string): Promise<PictureRequest> {
  const file = c.req.param('file') ?? ''
  if (!file.endsWith(ending)) throw new RefusedError({ refusal: 'no-such-page' })
  const codeText = file.slice(0, -ending.length)
  if (readCode(codeText) === null) throw new RefusedError({ refusal: 'malformed-code' })
  const { theme = 'light', lang = fallbackLanguage } = c.req.query()
  if (!isTheme(theme)) throw new RefusedError({ refusal: 'malformed', option: 'theme' })
  if (!isLanguage(lang)) throw new RefusedError({ refusal: 'malformed', option: 'lang' })
  const options = { theme, lang }
  const code = await resolveTableCode(c, codeText)
  const state = code.ok ? await readPublicState(c.env.TABLES.getByName(code.value)) : code
  if (!state.ok && state.refused.refusal === 'no-such-table') return { options, state: null }
  return { options, state: JSON.parse(unwrap(state)) as PublicState }
}

/**
 * A cache of up to 100 pictures of about 30 KB each. At most 20 pictures are queued, since to draw
 * more would take longer than crawlers wait.
 */
const pictures = new SingleFlightCache<Bytes>(100, 20)

/**
 * Returns the picture that the table object renders, from a cache if its content has not changed.
 * Returns null if too many pictures are queued or the client's limit is reached. Rendering takes up
 * to 100 ms of processor time, which Cloudflare's free plan grants to an object but not to a
 * request.
 */
async function renderAtTable(
  c: RequestContext,
  state: PublicState,
  options: PictureOptions,
): Promise<Bytes | null> {
  const drawing = tableScene(state, options)
  const key = await hash(JSON.stringify(drawing))
  // The drawing limit counts each request, so check it only if the picture can be rendered.
  if (pictures.get(key) === undefined && (pictures.isBusy || (await exceedsDrawingLimit(c))))
    return null
  const table = c.env.TABLES.getByName(state.table.code)
  const pending = pictures.getOrCompute(key, () =>
    withTimeLimit(table.renderPng(drawing), timeouts.objectComputation),
  )
  // Other clients may wait for the same picture, so finish it even if this client disconnects.
  waitUntil(Promise.resolve(pending))
  return pending
}

async function staticPicture(c: RequestContext, path: string): Promise<Bytes> {
  const found = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  if (!found.ok) throw new Error(`the page was built without ${path}`)
  return new Uint8Array(await found.arrayBuffer())
}

async function hash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
