import type { Refusal } from '../../shared/protocol/refusals.ts'
import type { Named } from './named.ts'
import { patience, limits } from '../../shared/protocol/limits.ts'

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

/** Of the service, and of no table. */
const ofService: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api',
    id: 'describe',
    title: 'This document',
    text: 'As OpenAPI 3.1, or as a page for whoever asks for HTML.',
    by: 'anybody',
    answer: { status: 200, document: 'OpenAPI' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/games',
    id: 'listGames',
    title: 'Which games there are',
    text: 'Each with its seats, its options and their values, and its presets.',
    by: 'anybody',
    answer: { status: 200, json: 'Games' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/push',
    id: 'showPush',
    title: 'How to be told of one’s turn without a page',
    text:
      'A seat gives its table what a `PushSubscription` made with this key says (`subscribe`). When a turn of it has ' +
      `begun and no page of it has been in sight for ${patience.notice / 1_000} seconds, \`{ "table": "KTRMVX", "event": "turn-started" }\` is sent there ` +
      'by Web Push, sealed so that only that browser can read it; and once the turn is over, the same with `turn-ended`.',
    by: 'anybody',
    answer: { status: 200, json: 'PushConfig' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/lobby',
    id: 'showLobby',
    title: 'Which tables anybody may find',
    text: 'Those that their hosts have put on the list, as they are now.',
    by: 'anybody',
    answer: { status: 200, json: 'Lobby' },
    refusals: ['too-fast', 'unavailable'],
  },
  {
    method: 'get',
    path: '/api/lobby/watch',
    id: 'lobbySocket',
    title: 'Watch the list over a WebSocket',
    text:
      'Hears the list at once and whenever it changes, and says nothing but `ping`. A refusal is a socket that closes ' +
      'at once with a code of its own: 4503 too many watchers.',
    by: 'anybody',
    answer: { status: 101 },
    socket: { sends: 'Lobby' },
    refusals: ['malformed'],
  },
]

/** Of a table, for whoever knows its code. */
const ofTables: readonly DocumentedRoute[] = [
  {
    method: 'post',
    path: '/api/tables',
    id: 'openTable',
    title: 'Open a table',
    text:
      'For a game, or for the same deal again: the last finished game of another table, with its options, its number of ' +
      'seats and the very same cards. Nobody sits at it yet. Whoever sits down first is its host.',
    by: 'programs',
    body: 'NewTable',
    answer: { status: 201, json: 'CreatedTable' },
    refusals: [
      'too-fast',
      'no-such-game',
      'no-such-option',
      'contradicting-options',
      'malformed-code',
      'no-such-table',
      'game-not-over',
    ],
  },
  {
    method: 'get',
    path: '/api/tables/{code}',
    id: 'showTable',
    title: 'Look at a table',
    text: 'What everybody may see.',
    by: 'anybody',
    answer: { status: 200, json: 'PublicState' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/stream',
    id: 'watchStream',
    title: 'Watch a table',
    text: 'First how it stands, then each change as it comes. Counts as a watcher.',
    by: 'anybody',
    answer: { status: 200, lines: 'PublicEvent' },
    refusals: ['too-many-watchers'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/watch',
    id: 'watchSocket',
    title: 'Watch a table over a WebSocket',
    text:
      'Hears the lines of `stream`, a message each, and says nothing but `ping`. A refusal is a socket that closes at ' +
      'once with a code of its own: 4404 no such table, 4503 too many watchers.',
    by: 'anybody',
    answer: { status: 101 },
    socket: { sends: 'PublicEvent' },
    refusals: ['malformed'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/game',
    id: 'exportGame',
    title: 'Take the last finished game home',
    text: 'With all that is needed to play it again and to check that it was dealt fairly.',
    by: 'anybody',
    answer: { status: 200, json: 'GameRecord' },
    refusals: ['game-not-over'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/game/review',
    id: 'reviewGame',
    title: 'Look back at the last finished game with its best bot',
    text:
      'Turn by turn: what the bot would have done from what the player saw, how likely the win was, and in which turn it ' +
      'was lost. Only for games that all win or lose together (`cooperative` in `/api/games`); the others answer `no-review`. It may take seconds the first time.',
    by: 'anybody',
    answer: { status: 200, json: 'Review' },
    refusals: ['game-not-over', 'no-review', 'older-rules'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/bar',
    id: 'barTable',
    title: 'Take a table off the list of public ones',
    text:
      'For whoever runs the service, with the secret that they have given it as the bearer token; where they have given ' +
      'it none, there is no such page. The host cannot put the table back. `id` is its code.',
    by: 'the operator',
    answer: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/close',
    id: 'closeTable',
    title: 'Close a table',
    text:
      'For whoever runs the service, as above. From now on nobody sits down or does anything there; it can be looked ' +
      'at, those who sit there may leave, and its host may delete it. There is no way back.',
    by: 'the operator',
    answer: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'delete',
    path: '/api/tables/{code}',
    id: 'deleteTable',
    title: 'Delete a table',
    text:
      'For whoever runs the service, as above: now, with all that was ever played and said there. Whoever has a line is ' +
      'told that there is no such table. A host does the same with the command `delete-table`.',
    by: 'the operator',
    answer: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seats',
    id: 'sitDown',
    title: 'Sit down',
    text:
      'The token that is answered proves the seat from now on, and is not shown again. With 202 somebody at the table is ' +
      'asked first: until they answer the token is refused as `unanswered`, after a no as `wrong-token`, and `joinRequests` ' +
      `of the table names who waits. Without an answer it lapses after ${patience.asking / 60_000} minutes. That is so for ` +
      'a bot’s chair in the middle of a game where the host wants it, and for whoever has the address or the name of ' +
      'somebody who was removed.',
    by: 'programs',
    query: {
      connect: {
        type: 'string',
        text:
          '`soon` where the line of the seat is opened at once, as a page does: it counts as here from now on. If none ' +
          'comes, that is noticed when dead lines are.',
      },
    },
    body: 'SeatRequest',
    answer: { status: 201, json: 'Seated' },
    waiting: 'PendingJoin',
    refusals: ['bad-name', 'table-locked', 'closed', 'removed', 'table-full', 'table-started'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seats/{seat}/reason',
    id: 'showReason',
    title: 'Ask a bot why it moved so',
    text:
      'The last thing that the bot on this seat has to say about a move of its own in this deal. With a seat’s token, of ' +
      'the moves that are done; without one, of those that watchers have seen.',
    by: 'anybody, or a seat',
    answer: { status: 200, json: 'MoveReason' },
    refusals: ['malformed', 'no-such-seat', 'no-reason'],
  },
]

const move = [
  'closed',
  'not-now',
  'kept-by-bot',
  'paused',
  'stale',
  'not-your-turn',
  'against-the-rules',
] as const

/** Of a seat, for whoever has its token. */
const ofSeats: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api/tables/{code}/seat',
    id: 'showSeat',
    title: 'Look from a seat',
    text:
      'The own cards, and all that may be done: what the first line of the seat’s stream says. With a WebSocket ' +
      'handshake that offers the subprotocols `tischlein.v1` and `seat.TOKEN` it is the seat’s socket, which takes ' +
      'commands and answers each with `done` or `refused`. Its views have no `moves` and no `signals`.',
    by: 'a seat',
    answer: { status: 200, json: 'SeatState' },
    socket: { receives: 'Command', sends: 'SocketMessage' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seat/stream',
    id: 'seatStream',
    title: 'Follow the game from a seat',
    text:
      'First how it stands, then each change as it comes. A seat has one line, socket or stream: the newest one, and ' +
      `the one before it ends. Without one a seat counts as away ${patience.away / 1_000} seconds after it was last ` +
      'heard of.',
    by: 'a seat',
    query: {
      seen: {
        type: 'integer',
        text: 'The `seq` that was seen last: `missedMoves` counts the moves since.',
      },
    },
    answer: { status: 200, lines: 'SeatEvent' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seat/missed',
    id: 'showMissed',
    title: 'See what a seat has missed',
    text:
      `The last ${limits.missedSteps} moves and signals of this deal since the seat last looked, each as the cards were ` +
      'then from its own eyes. What lies before the deal is left out.',
    by: 'a seat',
    query: {
      since: {
        type: 'integer',
        text: 'The `seq` that was seen last. Without it, everything since the deal.',
      },
    },
    answer: { status: 200, json: 'MissedMoves' },
    refusals: ['malformed', 'not-now'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seat/commands',
    id: 'sayFromSeat',
    title: 'Say something from a seat',
    text: 'Whatever the seat’s socket takes: start, add a bot, chat, move, leave and the rest.',
    by: 'a seat',
    body: 'Command',
    answer: { status: 200, json: 'Done' },
    refusals: [
      ...move,
      'not-host',
      'acting-host',
      'no-such-seat',
      'piece-taken',
      'no-such-game',
      'too-few-players',
      'too-many-players',
      'same-deal',
      'table-full',
      'bad-name',
      'no-such-option',
      'contradicting-options',
      'talk-closed',
      'names-a-number',
      'nudged-already',
      'wrong-nonce',
      'no-push',
      'bad-endpoint',
      'barred',
    ],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seat/moves',
    id: 'moveFromSeat',
    title: 'Move',
    text: 'One of the `moves` that the seat was shown, for the `turn` that came with them.',
    by: 'a seat',
    body: 'MoveRequest',
    answer: { status: 200, json: 'Done' },
    refusals: move,
  },
]

/** Every route, in the order of the document. */
export const documentedRoutes: readonly DocumentedRoute[] = [...ofService, ...ofTables, ...ofSeats]
