import { limits, timeouts } from '../../shared/protocol/limits.ts'
import { heartbeat } from '../../shared/protocol/socket.ts'
import { goingAway } from '../socket.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'

/** The introduction of the API document: paragraphs of plain text, with code in backticks. */
export const introduction = [
  'Tischlein is a card table. A table has a code of six letters. Anyone with the code can watch the table and ask for a ' +
    'seat. A program can do everything that the page does at a table, through the endpoints below. ' +
    '`examples/random-player.ts` is a program that plays any game at random.',
  'To play, open a table or get the code of one, take a seat and follow the seat’s stream. Whenever `moves` is not empty, ' +
    'send one of them with the `turn` of the same message. The server only compares your move with this list, so a ' +
    'program doesn’t have to know the game.',
  'Pages of any site can read public data. Only our own pages, programs and sites that the operator trusts can open tables ' +
    'and take seats. Other requests with a foreign `Origin` are refused.',
  `A seat can send ${limits.messageBurst} messages at once and one more every ${limits.messageRefill} milliseconds, over ` +
    `its connection and over HTTP together. Commands that change something, other than moves, are limited to ${limits.seatBurst} at ` +
    `once and one more every ${limits.seatRefill / 1_000} seconds; opening a connection counts as one. A table makes ` +
    `${limits.moveBurst} moves at once, and one more every ${limits.moveRefill} milliseconds. A message over a limit is ` +
    'refused with `too-fast`. Send it again after the seconds that `Retry-After` names. Requests from one address are ' +
    'limited too. If an endpoint doesn’t support a method, the status is 405, and `Allow` lists the methods that it supports.',
  'A refusal has a status, and a code in `refusal`. Times are milliseconds since 1970. A stream sends ' +
    `something at least every ${timeouts.streamBeat / 1_000} seconds. If it ends without the message \`closed\`, you can ` +
    'open it again.',
  `To keep a WebSocket open, send the text message \`${heartbeat.ping}\` every ${timeouts.heartbeat / 1_000} seconds. The ` +
    `response is the text message \`${heartbeat.pong}\`. A WebSocket without messages for ${timeouts.deadSocket / 1_000} ` +
    `seconds is closed within another ${timeouts.deadSocket / 1_000} seconds, with the code ${goingAway} and a reason. The ` +
    'ping frames that many libraries send are answered but don’t count. On the connection of a seat any message counts as a ping. A ' +
    'spectator’s connection accepts only this message and `{"type":"clap"}`. A stream needs no pings.',
].join('\n\n')

export const tokenDescription =
  'The token from the response to `POST /api/tables/{code}/seats`. Send it in the `Authorization` header, never in a URL.'

export const secretDescription =
  'The secret that the operator has set as `OPERATOR_SECRET`. Send it in the `Authorization` header.'

/**
 * The meaning of each refusal, for programmers. Players don't see these texts, since the page has
 * its own in their language.
 */
export const refusalMeanings: Readonly<Record<Refusal, string>> = {
  malformed: 'The request isn’t JSON, or doesn’t match the schema.',
  'too-large': 'The request is longer than any valid one.',
  'too-fast':
    'The client has sent too much: wait a second. Or it has tried too many wrong codes: wait half a minute.',
  'too-slow': 'The body of the request didn’t arrive within ten seconds.',
  'no-such-page': 'There is no endpoint at this path.',
  'wrong-method':
    'The endpoint doesn’t support this method. `Allow` lists the methods that it supports.',
  'no-such-table': 'No table has this code. It may have been deleted.',
  'malformed-code':
    'This can’t be the code of a table. A code is six letters of BCDFGHJKMNPRSTVWXZ.',
  'no-such-game': 'There is no game with this id.',
  'no-such-option':
    'The game has no such option, or the option has no such value. `option` names it.',
  'contradicting-options':
    'Two options can’t be combined. `contradiction` names both and the reason. An option that was left out has its default value.',
  'bad-name': 'A name needs 1 to 24 visible characters, in at most 600 bytes.',
  'table-full': 'All seats are taken.',
  'table-started': 'The game has started, and no seat is free.',
  'table-locked': 'The host has locked the table, so no new players can sit down.',
  'removed-by-host': 'The host has removed you from this table, and no player has readmitted you.',
  'join-pending': 'The players haven’t answered yet whether you may sit down.',
  'wrong-token':
    'The token is missing, or isn’t valid for a seat at this table or for the operator’s endpoints.',
  'wrong-origin':
    'A page of a foreign site can read public data, but can’t open tables or take seats unless the operator trusts the site.',
  'too-many-spectators': 'There is no room for more spectators.',
  'listing-blocked': 'The operator has blocked this table from the list of public tables.',
  'not-host': 'Only the host can do this.',
  'acting-host': 'You act for a host who is away. This command has to wait until the host returns.',
  'not-now':
    'The command isn’t possible at this moment, for example in the current `phase` of the table.',
  'piece-taken': 'Another player has this piece.',
  'no-such-seat': 'There is no such seat, or it is empty.',
  'no-reason': 'The bot on this seat has no reason to show for a visible move of this deal.',
  'too-few-players': 'The game needs more players.',
  'too-many-players': 'With these options, the game allows fewer players than are at the table.',
  'same-deal': 'The table has a fixed deal, so its options can’t change.',
  'table-closed': 'The operator has closed the table. Players can only watch and leave.',
  paused: 'The table is paused.',
  'substituted-by-bot': 'A bot plays for this seat. Send `take-back-seat` to play again.',
  'not-your-turn': 'It is another player’s turn.',
  stale: 'The command is for an earlier turn. Read the current state and try again.',
  'against-the-rules': 'The rules forbid this move. `clause` names the rule.',
  'chat-closed': 'The rules forbid chat at the moment. `clause` names the rule.',
  'chat-forbidden': 'The rules forbid this chat message or name. `clause` names the rule.',
  'already-nudged': 'Another player has nudged them just now.',
  'take-back-off': 'The host has switched taking back off.',
  'take-back-shown':
    'The move turned over a hidden card, and a bot plays, or no other person is present. Bots never agree then.',
  'take-back-asked':
    'A player asks to take a move back. The game continues once the others have answered. Each of them has 20 seconds, which begin again after each yes.',
  'wrong-nonce': 'The nonce was made for another commitment than the current one.',
  'push-unavailable': 'The operator hasn’t set up keys for Web Push.',
  'bad-endpoint': 'The push endpoint must be an `https` URL with a public host name and no port.',
  'game-not-over':
    'No game has been finished at this table yet, or the day of its deal of the day is not over.',
  'no-review':
    'This game has no review. Only cooperative games have one (`cooperative` in `/api/games`).',
  'older-rules': 'The game was played with an earlier version of the rules.',
  unavailable:
    'The server had an error. Try again: a command that is resent with the same `id` is executed once.',
}
