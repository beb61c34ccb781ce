import { limits, patience } from '../../../shared/wire/limits.ts'
import type { DocumentedRoute } from './route.ts'

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
export const ofSeats: readonly DocumentedRoute[] = [
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
        text: 'The `seq` that was seen last: `missed` counts the moves since.',
      },
    },
    answer: { status: 200, lines: 'SeatLine' },
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
    answer: { status: 200, json: 'Missed' },
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
    body: 'MoveSaid',
    answer: { status: 200, json: 'Done' },
    refusals: move,
  },
]
