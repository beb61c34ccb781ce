import { waitUntil } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import { readCode } from '../../../shared/code.ts'
import { fallbackLanguage, isLanguage } from '../../../shared/language.ts'
import type { PublicState } from '../../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { isTheme } from '../../../shared/theme.ts'
import type { Refused } from '../../../shared/wire/refusals.ts'
import { CostlyAnswers } from '../../CostlyAnswers.ts'
import { longWork } from '../../LongWork.ts'
import { png } from '../../preview/png.ts'
import { rastering } from '../../preview/raster.ts'
import { noTableScene, tableScene } from '../../preview/scene.ts'
import type { Drawing } from '../../preview/shapes.ts'
import { svg } from '../../preview/svg.ts'
import { codeAsked, drawsTooMany } from '../asking.ts'
import type { RequestContext } from '../context.ts'
import { lookAt } from '../look.ts'
import { refusedWith } from '../refusal.ts'

/** `/preview/CODE.png`, for those who show links. */
export const previewPicture = (c: RequestContext): Promise<Response> =>
  picture(c, '.png', 'image/png', pixelsOf)

/** `/picture/CODE.svg`, the table as it stands, for pages that show pictures and nothing else. */
export const livePicture = (c: RequestContext): Promise<Response> =>
  picture(c, '.svg', 'image/svg+xml', async (_, { drawing }) => ok(svg(drawing)))

type Scene = { readonly drawing: Drawing; readonly isTable: boolean }
type Drawn = Result<string | Uint8Array<ArrayBuffer>, Refused>

async function picture(
  c: RequestContext,
  ending: string,
  type: string,
  draw: (c: RequestContext, scene: Scene) => Promise<Drawn>,
): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!file.endsWith(ending)) return refusedWith(c, { refusal: 'no-such-page' })
  const scene = await sceneAsked(c, file.slice(0, -ending.length))
  if (!scene.ok) return refusedWith(c, scene.refused)
  const drawn = await draw(c, scene.value)
  if (!drawn.ok) return refusedWith(c, drawn.refused)
  return c.body(drawn.value, scene.value.isTable ? 200 : 404, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=10',
    // Opened by itself it is a document of ours, with names in it that anybody may choose.
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
}

async function sceneAsked(c: RequestContext, codeText: string): Promise<Result<Scene, Refused>> {
  if (readCode(codeText) === null) return refuse({ refusal: 'malformed-code' })
  const { theme = 'light', lang = fallbackLanguage } = c.req.query()
  if (!isTheme(theme)) return refuse({ refusal: 'malformed', option: 'theme' })
  if (!isLanguage(lang)) return refuse({ refusal: 'malformed', option: 'lang' })
  const code = await codeAsked(c, codeText)
  const state = code.ok ? await lookAt(c.env.TABLES.getByName(code.value)) : code
  if (!state.ok && state.refused.refusal !== 'no-such-table') return state
  const look = { theme, lang }
  return ok(
    state.ok
      ? { drawing: tableScene(JSON.parse(state.value) as PublicState, look), isTable: true }
      : { drawing: noTableScene(look), isTable: false },
  )
}

/** Some 30 KB each. Where more are waited for than are drawn in a second or two, somebody asks for the sake of asking. */
const pictures = new CostlyAnswers<Uint8Array<ArrayBuffer>>(100, 20)
/** In the place of tables that are none. There are as many as themes and languages, and they are drawn once. */
const empty = new CostlyAnswers<Uint8Array<ArrayBuffer>>(20, 20)

/** Kept by what it shows: as long as that stays, so does the picture. */
async function pixelsOf(c: RequestContext, { drawing, isTable }: Scene): Promise<Drawn> {
  const drawn = isTable ? pictures : empty
  const key = await fingerprint(drawing)
  const known = drawn.known(key)
  if (known !== undefined) return ok(await known)
  if (isTable && (drawn.isBusy() || (await drawsTooMany(c)))) return refuse({ refusal: 'too-fast' })
  const made =
    drawn.known(key) ?? drawn.make(key, async () => png(await longWork.do(rastering(drawing))))
  // Also for the others who wait for it, where this visitor hangs up.
  waitUntil(Promise.resolve(made))
  return ok(await made)
}

async function fingerprint(drawing: Drawing): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(drawing))
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
