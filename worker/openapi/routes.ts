import type { Refusal } from '../../shared/protocol/refusals.ts'
import type { SchemaName } from './schema-names.ts'
import { timeouts, limits } from '../../shared/protocol/limits.ts'

/** A route of the API, with the facts that the OpenAPI document shows. */
export type DocumentedRoute = {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  /** The name of the handler, which is the `operationId` in the document. */
  readonly id: string
  readonly title: string
  readonly description: string
  /**
   * The clients that may send the request. `programs` means all clients except pages of foreign
   * sites. `a seat` is a client that sends the seat's token; `the operator` is a client that sends
   * the operator's secret.
   */
  readonly caller: 'any client' | 'any client, or a seat' | 'programs' | 'a seat' | 'the operator'
  readonly query?: { readonly [name: string]: Parameter }
  readonly body?: SchemaName
  readonly response: RouteResponse
  /** The messages of the WebSocket that a handshake at this path opens. */
  readonly socket?: { readonly receives?: SchemaName; readonly sends: SchemaName }
  /** The body of a 202 response, if the players have to accept the request first. */
  readonly pending?: SchemaName
  /** Refusals in addition to those that `refusalsOf` derives from the other fields. */
  readonly refusals: readonly Refusal[]
}

type Parameter = {
  readonly type: 'integer' | 'string'
  readonly description: string
  readonly required?: true
}

export type RouteResponse =
  | { readonly status: 200 | 201; readonly json: SchemaName }
  | { readonly status: 200; readonly stream: SchemaName }
  | { readonly status: 200; readonly document: 'OpenAPI' }
  | { readonly status: 101 }

/** Returns every refusal that a route may respond with. */
export function refusalsOf({
  path,
  caller,
  body,
  response,
  refusals,
}: DocumentedRoute): readonly Refusal[] {
  // A WebSocket is refused with a close code and has no JSON body, so the refusals below don't
  // apply.
  if (response.status === 101) return refusals
  const ofTable = ['malformed-code', 'no-such-table', 'too-fast'] as const
  return [
    ...(path.includes('{code}') ? ofTable : []),
    ...(body === undefined ? [] : (['malformed', 'too-large', 'too-slow'] as const)),
    ...(caller.startsWith('any client') ? [] : (['wrong-origin'] as const)),
    ...(caller.endsWith('a seat') || caller === 'the operator' ? (['wrong-token'] as const) : []),
    ...(caller.endsWith('a seat') ? (['join-pending'] as const) : []),
    ...refusals,
    ...(path.startsWith('/api/tables') ? (['unavailable'] as const) : []),
  ]
}

/** Routes that belong to no table. */
const serviceRoutes: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api',
    id: 'describeApi',
    title: 'Get this document',
    description: 'OpenAPI 3.1 as JSON, or a page if the `Accept` header prefers HTML.',
    caller: 'any client',
    response: { status: 200, document: 'OpenAPI' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/games',
    id: 'listGames',
    title: 'List the games',
    description:
      'Returns each game with its number of seats, its options and their values, and its presets.',
    caller: 'any client',
    response: { status: 200, json: 'Games' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/push',
    id: 'showPushConfig',
    title: 'Get the key for push notifications',
    description:
      'Create a `PushSubscription` with this key and send it with the command `subscribe`. If none of the seat’s pages is visible ' +
      `when its turn starts, nor in the ${timeouts.pushDelay / 1_000} seconds after, the service sends \`{ "table": "KTRMVX", "event": "turn-started" }\` ` +
      'by Web Push, encrypted so that only that browser can read it. When the turn is over, it sends the same with `turn-ended`.',
    caller: 'any client',
    response: { status: 200, json: 'PushConfig' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/lobby',
    id: 'showLobby',
    title: 'List the public tables',
    description: 'Returns the tables that their hosts have listed.',
    caller: 'any client',
    response: { status: 200, json: 'Lobby' },
    refusals: ['too-fast', 'unavailable'],
  },
  {
    method: 'get',
    path: '/api/lobby/watch',
    id: 'lobbySocket',
    title: 'Watch the list of public tables over a WebSocket',
    description:
      'Sends the list at once and whenever it changes. Send nothing but `ping`. A refused connection closes at once with ' +
      'a code: 4503 means too many spectators.',
    caller: 'any client',
    response: { status: 101 },
    socket: { sends: 'Lobby' },
    refusals: ['malformed'],
  },
]

/** Routes of the deals of the day. */
const dayRoutes: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api/day',
    id: 'showToday',
    title: 'Get the deals of today',
    description:
      'Each day has its own cards, the same for everybody. They follow from a secret: the service publishes its SHA-256 hash a ' +
      'day ahead, and the secret itself when the day is over. `results` has how all tables did.',
    caller: 'any client',
    response: { status: 200, json: 'Day' },
    refusals: ['too-fast', 'unavailable'],
  },
  {
    method: 'get',
    path: '/api/day/{day}',
    id: 'showDay',
    title: 'Get the deals of a day',
    description:
      'Returns the same for another day, such as `2026-11-24`. Days after tomorrow, and days before the first one of this ' +
      'service, are `no-such-page`.',
    caller: 'any client',
    response: { status: 200, json: 'Day' },
    refusals: ['too-fast', 'malformed', 'no-such-page', 'unavailable'],
  },
]

/** Routes of a table, for clients that know its code. */
const tableRoutes: readonly DocumentedRoute[] = [
  {
    method: 'post',
    path: '/api/tables',
    id: 'openTable',
    title: 'Open a table',
    description:
      'Opens a table for a game, or for the same deal as the last finished game of another table: with its options, its ' +
      'number of seats and the same cards. `playOn` also plays the first steps of that game, and `dealOfTheDay` plays a deal of today. ' +
      'The table has no players yet. The first player to sit down becomes the host.',
    caller: 'programs',
    body: 'NewTable',
    response: { status: 201, json: 'CreatedTable' },
    refusals: [
      'too-fast',
      'no-such-game',
      'no-such-option',
      'contradicting-options',
      'malformed-code',
      'no-such-table',
      'game-not-over',
      'no-such-seat',
    ],
  },
  {
    method: 'get',
    path: '/api/tables/{code}',
    id: 'showTable',
    title: 'Get the public state of a table',
    description: 'Returns everything that spectators can see.',
    caller: 'any client',
    response: { status: 200, json: 'PublicState' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/stream',
    id: 'watchStream',
    title: 'Watch a table',
    description: 'Sends a snapshot first, then each change. The client counts as a spectator.',
    caller: 'any client',
    response: { status: 200, stream: 'PublicEvent' },
    refusals: ['too-many-spectators'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/watch',
    id: 'watchSocket',
    title: 'Watch a table over a WebSocket',
    description:
      'Sends the messages of `stream`. Send nothing but `ping` and `{"type":"clap"}`. A television connects with `?screen=tv`. ' +
      'A refused connection closes at once with a code: 4404 means no such table, 4503 too many spectators.',
    caller: 'any client',
    response: { status: 101 },
    socket: { sends: 'PublicEvent' },
    refusals: ['malformed'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/game',
    id: 'exportGame',
    title: 'Export the last finished game',
    description:
      'Returns everything that is needed to replay the game and to verify that it was dealt fairly.',
    caller: 'any client',
    response: { status: 200, json: 'GameRecord' },
    refusals: ['game-not-over'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/game/applause',
    id: 'showApplause',
    title: 'Get the applause of the last finished game',
    description:
      'Returns at which turns spectators clapped, including after the last move. The game record does not contain the claps.',
    caller: 'any client',
    response: { status: 200, json: 'GameApplause' },
    refusals: ['game-not-over'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/game/review',
    id: 'reviewGame',
    title: 'Review the last finished game',
    description:
      'Returns for each turn what the strongest bot would have done with the player’s view, and how likely a win was, and in ' +
      'which turn the game was lost. Only cooperative games have a review (`cooperative` in `/api/games`); for others the ' +
      'refusal is `no-review`. The first request can take seconds.',
    caller: 'any client',
    response: { status: 200, json: 'Review' },
    refusals: ['game-not-over', 'no-review', 'older-rules'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/bar',
    id: 'barTable',
    title: 'Block a table from the list of public tables',
    description:
      'For the operator, with `OPERATOR_SECRET` as the bearer token. Without that setting the endpoint doesn’t exist. The ' +
      'host can’t list the table again. `id` is the code of the table.',
    caller: 'the operator',
    response: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/close',
    id: 'closeTable',
    title: 'Close a table',
    description:
      'For the operator, as above. A closed table refuses new players and every command, but it can be watched, its ' +
      'players can leave, and its host can delete it. Closing can’t be undone.',
    caller: 'the operator',
    response: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'delete',
    path: '/api/tables/{code}',
    id: 'deleteTable',
    title: 'Delete a table',
    description:
      'For the operator, as above. Deletes the table with its games and its chat at once. Open connections close with ' +
      '`no-such-table`. A host can do the same with the command `delete-table`.',
    caller: 'the operator',
    response: { status: 200, json: 'Done' },
    refusals: ['no-such-page'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seats',
    id: 'sitDown',
    title: 'Take a seat',
    description:
      'The token in the response proves that the seat is yours. It isn’t shown again. A 202 response means that the players ' +
      'have to accept you first. Until then your token is refused with `join-pending`, after a no with `wrong-token`; `joinRequests` ' +
      `of the table lists the requests. A request expires after ${timeouts.pendingRequest / 60_000} minutes. Players are asked if ` +
      'you take the seat of a bot during a game and the host wants to be asked, or if you have the address or the name of a ' +
      'player who was removed.',
    caller: 'programs',
    query: {
      connect: {
        type: 'string',
        description:
          '`soon` if you are about to open the connection of the seat, as our page does. The seat then counts as connected. ' +
          'If no connection is opened, it counts as away after the usual timeout.',
      },
    },
    body: 'SeatRequest',
    response: { status: 201, json: 'Seated' },
    pending: 'PendingJoin',
    refusals: [
      'bad-name',
      'chat-forbidden',
      'table-locked',
      'table-closed',
      'removed-by-host',
      'table-full',
      'table-started',
    ],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seats/{seat}/reason',
    id: 'showReason',
    title: 'Get the reason for a bot’s move',
    description:
      'Returns the latest reason that the bot on this seat has given for a move in this deal. Without a seat’s token, only ' +
      'moves that spectators have seen count.',
    caller: 'any client, or a seat',
    response: { status: 200, json: 'MoveReason' },
    refusals: ['malformed', 'no-such-seat', 'no-reason'],
  },
]

const moveRefusals = [
  'table-closed',
  'not-now',
  'substituted-by-bot',
  'paused',
  'take-back-asked',
  'stale',
  'not-your-turn',
  'against-the-rules',
] as const

/** Routes of a seat, for clients with its token. */
const seatRoutes: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api/tables/{code}/seat',
    id: 'showSeat',
    title: 'Get the state of a seat',
    description:
      'Returns the seat’s own cards and its legal moves, like the first message of the seat’s stream. A WebSocket handshake ' +
      'with the subprotocols `tischlein.v1` and `seat.TOKEN` opens the seat’s connection instead. It accepts commands and ' +
      'answers each with `done` or `refused`. Its views have no `moves` and no `signals`.',
    caller: 'a seat',
    response: { status: 200, json: 'SeatState' },
    socket: { receives: 'Command', sends: 'SocketMessage' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seat/stream',
    id: 'seatStream',
    title: 'Follow the game from a seat',
    description:
      'Sends a snapshot first, then each change. A seat has one connection, a WebSocket or a stream: opening a new one ' +
      `closes the previous one. Without a connection a seat counts as away ${timeouts.away / 1_000} seconds after its last ` +
      'request.',
    caller: 'a seat',
    query: {
      seen: {
        type: 'integer',
        description:
          'The last `seq` that you have received. `missedMoves` counts the moves since then.',
      },
    },
    response: { status: 200, stream: 'SeatEvent' },
    refusals: [],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seat/missed',
    id: 'showMissed',
    title: 'Get the moves that a seat has missed',
    description:
      `Returns the last ${limits.missedSteps} moves and signals of this deal after \`since\`, each with the seat’s view after ` +
      `it; the last ${limits.daySteps} of a finished deal of the day. Earlier deals are left out.`,
    caller: 'a seat',
    query: {
      since: {
        type: 'integer',
        description:
          'The last `seq` that you have received. Without it, everything since the deal is returned.',
      },
    },
    response: { status: 200, json: 'MissedMoves' },
    refusals: ['malformed', 'not-now'],
  },
  {
    method: 'get',
    path: '/api/tables/{code}/seat/take-back',
    id: 'showTakeBack',
    title: 'Get how a seat can take its last move back',
    description:
      'Returns whether the seat can take its last move back at once, or which players the command `take-back` would ask. Returns null if the move stays; the command says why.',
    caller: 'a seat',
    response: { status: 200, json: 'TakeBackOffer' },
    refusals: [],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seat/commands',
    id: 'sendCommand',
    title: 'Send a command',
    description:
      'Accepts every command that the seat’s WebSocket accepts: start, add a bot, chat, move, leave and others.',
    caller: 'a seat',
    body: 'Command',
    response: { status: 200, json: 'Done' },
    refusals: [
      ...moveRefusals,
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
      'chat-closed',
      'chat-forbidden',
      'already-nudged',
      'take-back-off',
      'take-back-shown',
      'wrong-nonce',
      'game-not-over',
      'push-unavailable',
      'bad-endpoint',
      'listing-blocked',
    ],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seat/moves',
    id: 'sendMove',
    title: 'Make a move',
    description:
      'Send one of the `moves` that the seat has received, with the `turn` of the same message.',
    caller: 'a seat',
    body: 'MoveRequest',
    response: { status: 200, json: 'Done' },
    refusals: moveRefusals,
  },
]

/** All routes, in the order of the document. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...serviceRoutes,
  ...dayRoutes,
  ...tableRoutes,
  ...seatRoutes,
]
