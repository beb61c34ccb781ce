import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'

import type { BotLine, SeatState } from '../../shared/wire/protocol.ts'
import { limits } from '../../shared/wire/limits.ts'
import { lobby } from '../testing/lobby.ts'
import { misfitsOf } from '../testing/as-documented.ts'
import { answerOf, ask, bearing, openTable, post, seated, sit } from '../testing/tables.ts'

let offered = 0
const lines: ReadableStreamDefaultReader<string>[] = []
afterEach(async () => {
  for (const one of lines.splice(0)) await one.cancel().catch(() => undefined)
})

/** A bot that reads its stream. */
async function offer(query = 'name=Robo', secret = `a-secret-that-is-its-own-${++offered}`) {
  const answer = await ask(`/api/bots/stream?${query}`, { headers: bearing(secret) })
  if (!answer.body) throw new Error('a stream has a body')
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  lines.push(reader)
  let rest = ''
  const next = async (): Promise<BotLine> => {
    for (;;) {
      const at = rest.indexOf('\n')
      const line = at < 0 ? '' : rest.slice(0, at)
      if (at >= 0) rest = rest.slice(at + 1)
      if (line !== '') return documented(JSON.parse(line))
      if (at >= 0) continue
      const { done, value } = await reader.read()
      if (done) throw new Error('the stream has ended')
      rest += value
    }
  }
  const first = await next()
  if (first.type !== 'offered') throw new Error('first it is offered')
  return { bot: first.bot, first, next, reader, secret }
}

function documented(line: unknown): BotLine {
  expect(misfitsOf(line, 'BotLine')).toEqual([])
  return line as BotLine
}

const botAt = (at: number) => ({
  ...bearing(`a-secret-that-is-its-own-${++offered}`),
  'CF-Connecting-IP': `198.51.101.${at}`,
})

const call = (code: string, token: string, bot: string) =>
  answerOf(post(`/api/tables/${code}/seat/bots`, { bot }, bearing(token)))

const hosting = async () => {
  const code = await openTable()
  return { code, token: (await sit(code, 'Anna')).token }
}

describe('a bot that offers itself', () => {
  test('has the same letters whenever it comes with the same secret', async () => {
    const [one, other] = [await offer(), await offer()]
    expect(one.bot).toMatch(/^[BCDFGHJKMNPRSTVWXZ]{6}$/)
    expect(other.bot).not.toBe(one.bot)
    expect((await offer('name=Robo', one.secret)).bot).toBe(one.bot)
    expect(await one.next()).toEqual({ type: 'closed', why: 'replaced' })
  })

  test('is called by a host, and sees what its seat sees', async () => {
    const robo = await offer('name=Robo&games=the-game,nix')
    const { code, token } = await hosting()
    expect(await call(code, token, robo.bot)).toEqual({ status: 201, body: { name: 'Robo' } })
    const called = await robo.next()
    if (called.type !== 'called') throw new Error('it is called')
    expect(called).toMatchObject({ table: code, game: 'the-game' })
    const say = (command: object) =>
      post(`/api/tables/${code}/seat/commands`, { id: '1', ...command }, bearing(token))
    expect((await say({ type: 'start' })).status).toBe(200)
    const seen = await ask(`/api/tables/${code}/seat`, { headers: bearing(called.token) })
    const { seat, shown, table } = await seen.json<SeatState>()
    expect([seat, table.seats.map(({ name }) => name)]).toEqual([1, ['Anna', 'Robo']])
    expect(shown?.view).toMatchObject({ seat: 1 })
  })

  test('is called by spoken letters, and also after the lobby has slept', async () => {
    const robo = await offer()
    await evictDurableObject(lobby(), { webSockets: 'hibernate' })
    const { code, token } = await hosting()
    const spoken = `${robo.bot.slice(0, 3).toLowerCase()}-${robo.bot.slice(3)}`
    expect((await call(code, token, spoken)).status).toBe(201)
    expect((await robo.next()).type).toBe('called')
  })

  test('is none whose stream nobody reads any more', async () => {
    const robo = await offer()
    await robo.reader.cancel()
    const { code, token } = await hosting()
    await expect
      .poll(() => call(code, token, robo.bot))
      .toEqual({ status: 404, body: { refusal: 'no-such-bot' } })
    const { table } = await (await ask(`/api/tables/${code}`)).json<SeatState>()
    expect(table.seats).toHaveLength(1)
  })

  test('leaves those who watch the list of public tables alone', async () => {
    await offer()
    await runDurableObjectAlarm(lobby())
    const robo = await offer()
    const { code, token } = await hosting()
    await call(code, token, robo.bot)
    expect((await robo.next()).type).toBe('called')
  })
})

describe('a bot is refused', () => {
  test.each([
    ['without a name', '', 400, 'bad-name'],
    ['with a name that is none', 'name=%00', 400, 'bad-name'],
    ['for a game that there is not', 'name=Robo&games=go-fish', 404, 'no-such-game'],
  ])('%s', async (_, query, status, refusal) => {
    const headers = bearing(`a-secret-that-is-its-own-${++offered}`)
    const answer = ask(`/api/bots/stream?${query}`, { headers })
    expect(await answerOf(answer)).toEqual({ status, body: { refusal } })
  })

  test.each([
    ['no secret', {}],
    ['one that could be guessed', bearing('short')],
  ])('with %s', async (_, headers) => {
    expect((await ask('/api/bots/stream?name=Robo', { headers })).status).toBe(401)
  })

  test('where there are as many of one network, or at all, as there may be', async () => {
    const open = () => ask('/api/bots/stream?name=Robo', { headers: botAt(7) })
    const answers: Response[] = []
    for (let bot = 0; bot <= limits.botsOfOne; bot++) answers.push(await open())
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: limits.botsOfOne }, () => 200),
      503,
    ])
    const most = limits.bots
    Object.assign(limits, { bots: limits.botsOfOne })
    expect((await ask('/api/bots/stream?name=Robo', { headers: botAt(8) })).status).toBe(503)
    Object.assign(limits, { bots: most })
    for (const { body } of answers) await body?.cancel()
  })
})

describe('a call is refused', () => {
  test('to whoever is not the host, or has no seat', async () => {
    const robo = await offer()
    const { code, tokens } = await seated(['Anna', 'Ben'])
    expect(await call(code, tokens[1] ?? '', robo.bot)).toEqual({
      status: 409,
      body: { refusal: 'not-host' },
    })
    expect((await call(code, 'x', robo.bot)).status).toBe(401)
  })

  test('for a game that the bot does not play, and where no chair is free', async () => {
    const robo = await offer('name=Robo&games=nix')
    const { code, token } = await hosting()
    expect((await call(code, token, robo.bot)).body).toEqual({ refusal: 'bot-declines' })
    const other = await offer()
    for (let seat = 1; seat < 5; seat++) await sit(code, `Player ${seat}`)
    expect((await call(code, token, other.bot)).body).toEqual({ refusal: 'table-full' })
  })

  test('where one bot is called too often', async () => {
    const robo = await offer('name=Robo&games=nix')
    const { code, token } = await hosting()
    for (let times = 0; times < limits.botCalls; times++) await call(code, token, robo.bot)
    const answer = await post(`/api/tables/${code}/seat/bots`, { bot: robo.bot }, bearing(token))
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([
      429,
      String(limits.botCallsRefill / 1_000),
    ])
  })
})
