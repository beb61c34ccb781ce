import { chosenLanguage, type Language } from '../../../shared/language.ts'
import { escaped } from '../../html.ts'
import type { RequestContext } from '../context.ts'

/** As the build lists them (web/build/early-files.ts). */
type Files = {
  readonly table: readonly string[]
  readonly boards: Readonly<Record<string, readonly string[]>>
}
type Listed = Readonly<Record<Language, Files>> & {
  readonly script: { readonly code: string; readonly hash: string }
}

/** What the page of a table says more than any other. */
export type Early = {
  /** The script that calls the table, and what it reads: before any style, for which a script in the page would wait. */
  readonly script: string
  /** By this, and for nothing else, the policy lets that script run. */
  readonly hash: string
  readonly links: string
}

/**
 * What every table waits for, to be asked for together with the page and not after its script, and the board of the game
 * that its address names. Of the table itself nothing is said here: its game would tell right codes from wrong ones. So
 * all the boards are listed for the script, which may know the table, or is the first to hear of it (web/early/).
 */
export async function earlyFiles(c: RequestContext): Promise<Early | null> {
  const list = await c.env.ASSETS.fetch(new URL('/early-files.json', c.req.url))
  if (!list.ok) return null
  const { script, ...files } = await list.json<Listed>()
  const { table, boards } = files[chosenLanguage(languagesAsked(c))]
  const named = c.req.query('game') ?? ''
  const board = Object.hasOwn(boards, named) ? (boards[named] ?? []) : []
  const listed = escapedInScript(JSON.stringify(boards))
  return {
    script: `<script type="application/json" data-boards>${listed}</script><script>${script.code}</script>`,
    hash: script.hash,
    links: [...table, ...board].map(early).join(''),
  }
}

/** As a browser lists them, the one that it likes best first. */
export const languagesAsked = (c: RequestContext): readonly string[] =>
  (c.req.header('Accept-Language') ?? '').split(',').map((each) => each.split(';')[0]?.trim() ?? '')

/** A script ends at its closing tag, wherever that stands. */
const escapedInScript = (json: string): string => json.replaceAll('<', '\\u003c')

const early = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escaped(file)}">`
    : `<link rel="modulepreload" crossorigin href="${escaped(file)}">`
