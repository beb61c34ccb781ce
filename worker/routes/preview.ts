import type { Context } from 'hono'

import { readCode } from '../../shared/code.ts'
import { isLanguage } from '../../shared/language.ts'
import type { PublicState } from '../../shared/protocol.ts'
import { isTheme } from '../../shared/theme.ts'
import type { Env } from '../env.ts'
import { png } from '../preview/png.ts'
import { raster } from '../preview/raster.ts'
import { noTableScene, tableScene } from '../preview/scene.ts'
import type { Drawing } from '../preview/shapes.ts'
import { svg } from '../preview/svg.ts'
import { asksTooFast } from './asking.ts'
import { refusedWith } from './refusal.ts'

type Asked = Context<{ Bindings: Env }>

/** `/preview/CODE.png`, for those who show links. */
export const previewPicture = (c: Asked): Promise<Response> =>
  picture(c, '.png', 'image/png', async (drawing) => png(raster(drawing)))

/** `/picture/CODE.svg`, the table as it stands, for pages that show pictures and nothing else. */
export const livePicture = (c: Asked): Promise<Response> =>
  picture(c, '.svg', 'image/svg+xml', async (drawing) => svg(drawing))

async function picture(
  c: Asked,
  ending: string,
  type: string,
  draw: (drawing: Drawing) => Promise<string | Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!file.endsWith(ending)) return refusedWith(c, { refusal: 'no-such-page' })
  const code = readCode(file.slice(0, -ending.length))
  if (code === null) return refusedWith(c, { refusal: 'malformed-code' })
  const { theme = 'light', lang = 'en' } = c.req.query()
  if (!isTheme(theme)) return refusedWith(c, { refusal: 'malformed', option: 'theme' })
  if (!isLanguage(lang)) return refusedWith(c, { refusal: 'malformed', option: 'lang' })
  if (await asksTooFast(c)) return refusedWith(c, { refusal: 'too-fast' })
  const state = await c.env.TABLES.getByName(code).look()
  const drawing =
    state === null
      ? noTableScene({ theme, lang })
      : tableScene(JSON.parse(state) as PublicState, { theme, lang })
  return c.body(await draw(drawing), state === null ? 404 : 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=10',
    // Opened by itself it is a document of ours, with names in it that anybody may choose.
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
}
