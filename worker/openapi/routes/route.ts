import type { Refusal } from '../../../shared/wire/refusals.ts'
import type { Named } from '../named.ts'

/** One route, as the document tells of it. */
export type DocumentedRoute = {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  /** As the function that answers it is called. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** `programs` are all but pages from elsewhere; `a seat` brings its token, and `anybody` may be one that does; `the operator` runs the service, and brings a secret. */
  readonly by: 'anybody' | 'anybody, or a seat' | 'programs' | 'a seat' | 'the operator'
  readonly query?: { readonly [name: string]: Parameter }
  readonly body?: Named
  readonly answer: Answer
  /** What travels over the WebSocket that a handshake at this address opens. */
  readonly socket?: { readonly receives?: Named; readonly sends: Named }
  /** What is answered with 202 where somebody has to be asked first. */
  readonly waiting?: Named
  /** Those that do not follow from who asks for what: see `refusalsOf`. */
  readonly refusals: readonly Refusal[]
}

export type Parameter = {
  readonly type: 'integer' | 'string'
  readonly text: string
  readonly required?: true
}

export type Answer =
  | { readonly status: 200 | 201; readonly json: Named }
  | { readonly status: 200; readonly lines: Named }
  | { readonly status: 200; readonly document: 'OpenAPI' }
  | { readonly status: 101 }

/** All that a route may refuse with. */
export function refusalsOf({
  path,
  by,
  body,
  answer,
  refusals,
}: DocumentedRoute): readonly Refusal[] {
  // A socket that is refused closes, and says why by a number.
  if (answer.status === 101) return refusals
  const ofTable = ['malformed-code', 'no-such-table', 'too-fast'] as const
  return [
    ...(path.includes('{code}') ? ofTable : []),
    ...(body === undefined ? [] : (['malformed', 'too-large', 'too-slow'] as const)),
    ...(by.startsWith('anybody') ? [] : (['wrong-origin'] as const)),
    ...(by.endsWith('a seat') || by === 'the operator' ? (['wrong-token'] as const) : []),
    ...(by.endsWith('a seat') ? (['unanswered'] as const) : []),
    ...refusals,
    ...(path.startsWith('/api/tables') ? (['unavailable'] as const) : []),
  ]
}
