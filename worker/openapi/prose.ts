import { limits, patience } from '../../shared/protocol/limits.ts'
import { heartbeat } from '../../shared/protocol/socket.ts'
import { goingAway } from '../socket.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'

/** What one has to know before the first question. Paragraphs, with `code` in them and no other marks. */
export const introduction = [
  'Tischlein is a card table. A table has a code of six letters: whoever knows it may watch, and may ask for a seat. ' +
    'Everything that the page does at a table a program can do as well, by the routes below. An example that plays any ' +
    'game at random stands in `examples/random-player.ts`.',
  'To play: open a table or be told its code, sit down, follow the seat’s stream, and whenever `moves` is not empty, ' +
    'send one of them with the `turn` that came with it. Moves are compared with those of the list and nothing else, ' +
    'so a game need not be known to be played.',
  'What is public may be read from any page. To open tables and to sit at them is for our own pages and for programs: ' +
    'a request with a foreign `Origin` is refused, unless whoever runs the service has named that site.',
  `A seat may say ${limits.messageBurst} things at once and one more each ${limits.messageRefill} milliseconds, over ` +
    `its line and over HTTP together. Whatever is no move and changes something is rarer: ${limits.seatBurst} things at ` +
    `once, lines that are opened among them, and one more each ${limits.seatRefill / 1_000} seconds. A table makes ` +
    `${limits.moveBurst} moves at once, and one more each ${limits.moveRefill} milliseconds. What comes too soon is ` +
    'refused with `too-fast`, and may be said again: `Retry-After` says after how many seconds that is worth a try. How ' +
    'often one address may ask is bounded as well. A method that an address does not take is refused with 405, and ' +
    '`Allow` says which it takes.',
  'A refusal is a code from a list that is closed, in `refusal`, beside a status that fits it. Times are milliseconds ' +
    `since 1970. A stream is quiet for ${patience.streamBeat / 1_000} seconds at most; one that ends without the line ` +
    '`closed` may be opened again.',
  `What keeps the line of a WebSocket open is the text \`${heartbeat.ping}\`, which is answered with the text ` +
    `\`${heartbeat.pong}\`: say it every ${patience.heartbeat / 1_000} seconds. A line over which nothing has come for ` +
    `${patience.deadSocket / 1_000} seconds is closed within as long again, with the code ${goingAway} and a reason that says ` +
    'so. The ping frames that many libraries send by themselves are answered, but no table hears of them. At the line of ' +
    'a seat any message counts; a watcher’s takes none but this. A stream asks for nothing.',
].join('\n\n')

export const tokens =
  'The token that sitting down was answered with. It goes into the header `Authorization`, never into an address.'

export const secret =
  'What whoever runs the service has set as `OPERATOR_SECRET`. It goes into the same header.'

/** What each refusal means, for whoever writes a program. Players are told by the page, in their own language. */
export const meanings: Readonly<Record<Refusal, string>> = {
  malformed: 'It is no JSON, or not of this shape.',
  'too-large': 'It is longer than anything that is said here.',
  'too-fast':
    'Too much was asked or said: wait a second. Or too many codes of no table were tried: wait half a minute.',
  'too-slow': 'The body of the request did not arrive in ten seconds.',
  'no-such-page': 'There is nothing at this address.',
  'wrong-method': 'There is something at this address, but for another method: `Allow` says which.',
  'no-such-table': 'No table has this code, or no longer.',
  'malformed-code': 'This cannot be the code of a table: those are six of BCDFGHJKMNPRSTVWXZ.',
  'no-such-game': 'There is no game of this name.',
  'no-such-option': 'The game has no such option, or the option no such value. `option` names it.',
  'contradicting-options':
    'Two options cannot be played together. `contradiction` names both, and says why; one that was left out has its default.',
  'bad-name': 'A name has 1 to 24 letters that can be seen, in at most 600 bytes.',
  'table-full': 'All seats are taken.',
  'table-started': 'The game has begun, and no seat is free.',
  'table-locked': 'The host lets nobody else sit down.',
  removed: 'The host has removed the sender from this table, and nobody there has let them back.',
  unanswered: 'Nobody at the table has answered yet whether the sender may sit down.',
  'wrong-token':
    'The token is missing, or is not that of a seat at this table, or of whoever runs the service.',
  'wrong-origin':
    'A page elsewhere may read, but neither open tables nor sit at them, unless its site is named by whoever runs the service.',
  'too-many-watchers': 'So many watch that there is no room for more.',
  barred: 'Whoever runs the service has taken the table off the list of public ones.',
  'not-host': 'Only the host may do this.',
  'acting-host': 'The sender acts for a host who is away: this has to wait until the host returns.',
  'not-now': 'The table is in another phase, which its `phase` tells.',
  'piece-taken': 'Another person has this piece.',
  'no-such-seat': 'There is no such seat, or nobody on it.',
  'no-reason': 'No bot on this seat has said anything about a move of this deal that was seen.',
  'too-few-players': 'The game needs more players.',
  'too-many-players': 'With these options fewer may play than sit here.',
  'same-deal': 'The cards of an earlier game are dealt here again, and its options with them.',
  closed: 'Whoever runs the service has closed the table: it can be looked at, and nothing more.',
  paused: 'The table is paused.',
  'kept-by-bot': 'A bot plays for this seat. `take-back-seat` ends that.',
  'not-your-turn': 'It is somebody else’s turn.',
  stale: 'It was made for a moment that has passed. Look again.',
  'against-the-rules': 'The rules forbid it. `clause` names the one that does.',
  'talk-closed': 'Nothing may be said now. `clause` names the rule.',
  'names-a-number': 'The rules forbid to say this. `clause` names the one that does.',
  'nudged-already': 'Somebody has nudged them just now.',
  'wrong-nonce': 'It was made for another promise than the one that stands.',
  'no-push': 'Whoever runs the service has given it no keys for Web Push.',
  'bad-endpoint':
    'Nothing is sent there: it has to be an `https` address with a public name and no port.',
  'game-not-over': 'No game has been played to its end here yet.',
  'no-review':
    'Nobody can look back at this game: that takes one that all win or lose together (`cooperative` in `/api/games`).',
  'older-rules': 'That game was played by rules that have changed since.',
  unavailable:
    'It is our fault. Try again: a command that is sent again with its `id` counts once.',
}
