import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { codeFrom, codeLength, codeLetters, readCode } from '../../shared/code.ts'
import { gameOf, games } from '../../shared/games/all.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { readCallBot, type BotCalled, type BotOffer } from '../../shared/wire/bots.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import { lobbyName } from '../lobby/names.ts'
import { cleanName } from '../table/decisions/names/names.ts'
import { asksTooFast } from './asking.ts'
import { bodyAsked } from './body.ts'
import type { RequestContext } from './context.ts'
import { openerAsked } from './limits/fingerprint.ts'
import { wrongMethod } from './methods.ts'
import { refusedWith } from './refusal.ts'
import { seatAsked, tokenOf } from './seat.ts'
import { streamed } from './streams.ts'

/** Of the secret that a bot has made up: shorter ones could be guessed, and longer ones are no better. */
const secretLetters = { least: 22, most: 128 } as const

/** A bot offers itself, for as long as it reads this stream. */
export async function offerBot(c: RequestContext): Promise<Response> {
  const offered = await offerAsked(c)
  if (!offered.ok) return refusedWith(c, offered.refused)
  const opener = await openerAsked(c)
  const line = { ...offered.value, network: opener?.network ?? null }
  const { webSocket } = await lobby(c).fetch('https://lobby/bot', {
    headers: { Upgrade: 'websocket', 'X-Offer': encodeURIComponent(JSON.stringify(line)) },
  })
  if (!webSocket) return refusedWith(c, { refusal: 'too-many-bots' })
  return streamed(c, webSocket, (text) => text)
}

/** The host of a table gives a seat to a bot that has offered itself. */
export async function callBot(c: RequestContext): Promise<Response> {
  const seat = await seatAsked(c)
  if (!seat.ok) return refusedWith(c, seat.refused)
  const { code, table, token } = seat.value
  const body = await bodyAsked(c)
  const read = body.ok ? readCallBot(body.value) : body
  if (!read.ok) return refusedWith(c, read.refused)
  const game = await table.gameOfHost(token)
  if (!game.ok) return refusedWith(c, game.refused)
  const bot = readCode(read.value.bot)
  if (bot === null) return refusedWith(c, { refusal: 'no-such-bot' })
  const offer = await lobby(c).offerOf(bot)
  if (!offer.ok) return refusedWith(c, offer.refused, 10_000)
  const { name, games: played } = offer.value
  if (!played.includes(game.value)) return refusedWith(c, { refusal: 'bot-declines' })
  const seated = await table.sit(name)
  if (!seated.ok) return refusedWith(c, seated.refused)
  const called = {
    type: 'called',
    table: code,
    game: game.value,
    token: seated.value.token,
  } as const
  if (await lobby(c).callBot(bot, called)) return c.json({ name } satisfies BotCalled, 201)
  // It has gone meanwhile, and nobody else has its token.
  await table.say(seated.value.token, JSON.stringify({ type: 'leave', id: 'gone' }))
  return refusedWith(c, { refusal: 'no-such-bot' })
}

type Offered = { readonly bot: string; readonly offer: BotOffer }

async function offerAsked(c: RequestContext): Promise<Result<Offered, Refused>> {
  if (c.req.method === 'HEAD') {
    c.header('Allow', 'GET')
    return refuse(wrongMethod)
  }
  if (await asksTooFast(c)) return refuse({ refusal: 'too-fast' })
  const secret = tokenOf(c) ?? ''
  if (secret.length < secretLetters.least || secret.length > secretLetters.most)
    return refuse({ refusal: 'wrong-token' })
  const name = cleanName(c.req.query('name') ?? '')
  if (name === null) return refuse({ refusal: 'bad-name' })
  const wanted = c.req.query('games')?.split(',', games.length + 1)
  const played = wanted ?? games.map(({ about }) => about.id)
  if (played.some((id) => !gameOf(id))) return refuse({ refusal: 'no-such-game' })
  return ok({ bot: codeOfBot(secret), offer: { name, games: [...new Set(played)] } })
}

/** The same secret has the same letters, wherever and whenever it comes; from the letters nobody finds the secret. */
function codeOfBot(secret: string): string {
  const bytes = sha256(utf8ToBytes(`a bot is called by ${secret}`)).slice(0, codeLength)
  return codeFrom(Array.from(bytes, (byte) => byte % codeLetters.length))
}

const lobby = (c: RequestContext) => c.env.LOBBY.getByName(lobbyName)
