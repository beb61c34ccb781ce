import { limits, patience } from '../../shared/wire/limits.ts'
import { heartbeat } from '../../shared/wire/socket.ts'
import { silentLine } from '../socket.ts'

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
    `${patience.deadSocket / 1_000} seconds is closed within as long again, with the code ${silentLine} and a reason that says ` +
    'so. The ping frames that many libraries send by themselves are answered, but no table hears of them. At the line of ' +
    'a seat any message counts; a watcher’s takes none but this. A stream asks for nothing.',
].join('\n\n')

export const tokens =
  'The token that sitting down was answered with. It goes into the header `Authorization`, never into an address.'

export const secret =
  'What whoever runs the service has set as `OPERATOR_SECRET`. It goes into the same header.'
