import { patience } from '../../../shared/wire/limits.ts'
import type { DocumentedRoute } from './route.ts'

/** Of a table, for whoever knows its code. */
export const ofTables: readonly DocumentedRoute[] = [
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
    answer: { status: 201, json: 'TableMade' },
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
    answer: { status: 200, lines: 'PublicLine' },
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
    socket: { sends: 'PublicLine' },
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
      'was lost. Only for games that all win or lose together (`together` in `/api/games`); the others answer `no-review`. It may take seconds the first time.',
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
      'asked first: until they answer the token is refused as `unanswered`, after a no as `wrong-token`, and `asking` ' +
      `of the table names who waits. Without an answer it lapses after ${patience.asking / 60_000} minutes. That is so for ` +
      'a bot’s chair in the middle of a game where the host wants it, and for whoever has the address or the name of ' +
      'somebody who was removed.',
    by: 'programs',
    query: {
      line: {
        type: 'string',
        text:
          '`soon` where the line of the seat is opened at once, as a page does: it counts as here from now on. If none ' +
          'comes, that is noticed when dead lines are.',
      },
    },
    body: 'Sit',
    answer: { status: 201, json: 'Seated' },
    waiting: 'Waiting',
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
    answer: { status: 200, json: 'ReasonGiven' },
    refusals: ['malformed', 'no-such-seat', 'no-reason'],
  },
]
