import { games } from '../../shared/games/all.ts'
import { limits } from '../../shared/wire/limits.ts'
import { commandSchema } from '../../shared/wire/commands.ts'
import { newTableSchema, sitSchema } from '../../shared/wire/requests.ts'
import { documentedRoutes } from '../../worker/openapi/routes/all.ts'
import type { DocumentedRoute } from '../../worker/openapi/routes/route.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { fitting } from './fitting.ts'
import { headersFor } from './headers.ts'
import { brokenText, mutated, encode } from './hostile.ts'
import { names, nasty, oddLetters } from './odd.ts'
import { moveSaid, saying, type Known } from './sayings.ts'

export type Request = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly route: DocumentedRoute | null
}

/** A table that is there, and what opens its doors. */
export type Target = { readonly code: string; readonly token: string; readonly known: Known }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** A request at one of the doors: the right one with something wrong about it, or something wrong altogether. */
export function request(target: Target, dice: Dice): Request {
  const route = dice.onceIn(3) ? null : dice.oneOf(documentedRoutes)
  const path = route ? pathOf(route, target, dice) : otherPath(target, dice)
  const usual = route?.method.toUpperCase() ?? 'GET'
  const method = dice.onceIn(5) ? dice.oneOf(methods) : usual
  const body = route && method === 'POST' ? bodyFor(route, target, dice) : null
  const headers = headersFor(target.token, dice)
  return { method, path: path + query(dice), headers, body, route: documented(method, path) }
}

/** The route that the document tells of, for whatever address and method came out. */
export function documented(method: string, path: string): DocumentedRoute | null {
  const { pathname: asked } = new URL(path, 'http://here')
  const found = documentedRoutes.find(
    (one) =>
      one.method.toUpperCase() === (method === 'HEAD' ? 'GET' : method) &&
      new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  )
  return found ?? null
}

const pathOf = ({ path }: DocumentedRoute, target: Target, dice: Dice): string =>
  path
    .replace('{code}', codeFor(target, dice))
    .replace('{seat}', dice.oneOf(['0', '1', '2', '1', '-1', '99', '1e3', '%00', 'x']))

function codeFor({ code }: Target, dice: Dice): string {
  if (!dice.onceIn(4)) return code
  return dice.oneOf([
    code.toLowerCase(),
    `${code.slice(0, 3)}-${code.slice(3)}`,
    code.slice(1),
    `${code}B`,
    'BCDFGH',
    'ABCDEF',
    '%00',
    '%zz',
    '%ff',
    '%2e%2e',
    '..',
    encodeURIComponent(dice.oneOf(oddLetters).toWellFormed()),
    encodeURIComponent(dice.oneOf(names)),
    'B'.repeat(3_000),
  ])
}

function otherPath(target: Target, dice: Dice): string {
  const code = codeFor(target, dice)
  const game = dice.oneOf([...games.map(({ about }) => about.id), ...names.slice(0, 8)])
  const address = encodeURIComponent(
    dice.oneOf([`http://localhost/${code}`, code, 'javascript:alert(1)', 'http://[', '']),
  )
  // Drawn rather than written down, a picture costs as much as a hundred other answers.
  if (dice.onceIn(60)) return `/preview/${code}.png`
  return dice.oneOf([
    '/',
    '/tables',
    '/verify',
    `/rules/${encodeURIComponent(game)}`,
    `/open/${encodeURIComponent(game)}`,
    `/open/${encodeURIComponent(game)}/${encodeURIComponent(dice.oneOf(names))}`,
    `/embed/${code}`,
    '/embed',
    `/embed?game=${encodeURIComponent(game)}`,
    `/overlay/${code}`,
    `/oembed?url=${address}`,
    `/oembed?url=${address}&format=xml`,
    `/oembed?url=${address}&maxwidth=${dice.oneOf(['1', '-1', '1e9', '', '%00'])}`,
    `/preview/${code}`,
    `/picture/${code}.svg`,
    `/picture/${code}.svg?theme=dark&lang=fr`,
    `/picture/${code}.svg?theme=${encodeURIComponent(dice.oneOf(names))}`,
    `/${code}`,
    '/embed.js',
    '/service-worker.js',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/nothing.js',
    '/../wrangler.toml',
    '/%2e%2e/wrangler.toml',
    '/%5c..%5cwrangler.toml',
    '//example.com/',
    `/api/${encodeURIComponent(dice.oneOf(names))}`,
    `/api/tables/${code}/${encodeURIComponent(dice.oneOf(names))}`,
    `/api/tables/${code}/seat/commands/`,
    '/api/',
    '/api//tables',
    '/API/tables',
  ])
}

function bodyFor(route: DocumentedRoute, target: Target, dice: Dice): string {
  if (dice.onceIn(40))
    return 'a'.repeat(dice.oneOf([limits.messageBytes + 1, limits.bodyBytes + 1, 1e6]))
  const body = rightBody(route, target, dice)
  if (dice.onceIn(5)) return brokenText(body, dice)
  return body
}

function rightBody({ body }: DocumentedRoute, { known }: Target, dice: Dice): string {
  switch (body) {
    case 'Command':
      return saying(known, 'wrong', dice)
    case 'MoveSaid':
      return moveSaid(known, dice)
    case 'NewTable':
      return encode(mutated(newTable(known.table, dice), dice))
    case 'Sit':
      return encode(mutated(fitting(sitSchema, dice), dice))
    default:
      return encode(dice.onceIn(2) ? fitting(commandSchema, dice) : nasty(dice))
  }
}

/** Of a game that is there, or from the table that is known. */
function newTable({ code, game }: Target['known']['table'], dice: Dice): object {
  const made = fitting(newTableSchema, dice) as object
  return 'again' in made ? { again: code } : { ...made, game }
}

function query(dice: Dice): string {
  if (!dice.onceIn(5)) return ''
  const value = encodeURIComponent(dice.oneOf([...oddLetters, ...names]).toWellFormed())
  return `?${dice.oneOf(['seen', 'url', 'theme', 'lang', '__proto__', '', 'a[]'])}=${value}`
}
