import { limits } from '../../../shared/wire/limits.ts'
import type { DocumentedRoute } from './route.ts'

/** Of programs that run for long, and are called to tables. */
export const ofBots: readonly DocumentedRoute[] = [
  {
    method: 'get',
    path: '/api/bots/stream',
    id: 'offerBot',
    title: 'Offer a bot for tables',
    text:
      'For a program that runs for long. It makes up a secret of 22 to 128 letters (`A` to `Z`, `a` to `z`, digits, `_`, ' +
      '`-`) and brings it as the bearer token; the first line says by which six letters hosts call it, always the same ' +
      'for the same secret. Whenever a host has given it a seat, a line `called` brings the table and the token of the ' +
      'seat: it plays there as anybody does, and sees what its seat sees. It is there for as long as it reads; if it ' +
      `goes, its seats are those of somebody who is away. Of one network there are ${limits.botsOfOne} at most.`,
    by: 'a bot',
    query: {
      name: { type: 'string', text: 'What it is called at tables.', required: true },
      games: {
        type: 'string',
        text: 'The ids of the games that it plays, with commas; all of them if left out.',
      },
    },
    answer: { status: 200, lines: 'BotLine' },
    refusals: ['too-fast', 'bad-name', 'no-such-game', 'too-many-bots'],
  },
  {
    method: 'post',
    path: '/api/tables/{code}/seat/bots',
    id: 'callBot',
    title: 'Call a bot to a free chair',
    text:
      'For the host. The bot gets a seat like anybody who sits down, and its token over the bot’s own stream: whoever ' +
      `calls does not see it. A bot is called ${limits.botCalls} times at once at most, and once more each ` +
      `${limits.botCallsRefill / 1_000} seconds.`,
    by: 'a seat',
    body: 'CallBot',
    answer: { status: 201, json: 'BotCalled' },
    refusals: [
      'not-host',
      'no-such-bot',
      'bot-declines',
      'bad-name',
      'table-locked',
      'closed',
      'removed',
      'table-full',
      'table-started',
    ],
  },
]
