import { patience } from '../../../shared/wire/limits.ts'
import type { DocumentedRoute } from './route.ts'

/** Of the service, and of no table. */
export const ofService: readonly DocumentedRoute[] = [
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
      `begun and no page of it has been in sight for ${patience.notice / 1_000} seconds, \`{ "table": "KTRMVX", "says": "your-turn" }\` is sent there ` +
      'by Web Push, sealed so that only that browser can read it; and once the turn is over, the same with `not-your-turn`.',
    by: 'anybody',
    answer: { status: 200, json: 'PushOffer' },
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
