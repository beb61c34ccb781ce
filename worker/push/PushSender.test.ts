import { describe, expect, test } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import { toBase64Url, fromBase64Url, PushReceiver } from '../testing/PushReceiver.ts'
import type { PushJob } from '../table/decisions/push.ts'
import { PushSender } from './PushSender.ts'

const endpoint = 'https://push.example.com/send/abc?token=d'

let now = 1_000_000_000_000
/**
 * Advances the clock by a day, so that earlier sends don't count against the rate limit any more.
 */
const later = (): number => (now += 24 * 3_600_000)

/**
 * Creates a sender with keys. Returns it with a list of its outgoing requests, which receive these
 * responses in order.
 */
async function openSender(...answers: readonly (Response | 'broken')[]) {
  const made = { name: 'ECDSA', namedCurve: 'P-256' } as const
  const pair = (await crypto.subtle.generateKey(made, true, ['sign', 'verify'])) as CryptoKeyPair
  const point = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  )
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  const asked: Request[] = []
  const way = {
    fetch: async (request: Request) => {
      asked.push(request.clone() as Request)
      const answer = answers[asked.length - 1] ?? new Response(null, { status: 201 })
      if (answer === 'broken') throw new Error('the connection broke')
      return answer
    },
  }
  const env = {
    PUSH_KEYS: `${toBase64Url(point)}.${d ?? ''}`,
    PUSH_CONTACT: 'mailto:cards@example.com',
    PUSH_WAY: way,
  }
  return { sender: new PushSender(env), asked, key: pair.publicKey, point }
}

async function errandFor(
  receiver: PushReceiver,
  says: PushJob['message'] = 'turn-started',
): Promise<PushJob> {
  const subscription = { endpoint, ...(await receiver.keys()), notification: null, failures: 0 }
  return { ...anna, subscription, message: says, since: 1 }
}

const anna = { id: 's1', seat: 0, name: 'Anna', game: 'switch' } as const

const webhookSecret = `whsec_${btoa('a secret of thirty-two characters')}`
const webhookJob: PushJob = {
  ...anna,
  subscription: { endpoint, secret: webhookSecret, notification: null, failures: 0 },
  message: 'turn-started',
  since: 1,
}

/**
 * Sends a notification to each of these endpoints without advancing the clock. Returns how many the
 * rate limit lets through.
 */
async function sentAtOnce(endpoints: readonly string[]): Promise<number> {
  const { sender, asked } = await openSender()
  const job = await errandFor(await PushReceiver.make())
  const at = later()
  for (const to of endpoints) {
    const held = asked.length
    const subscription = { ...job.subscription, endpoint: to }
    const outcome = await sender.send('KTRMVX', { ...job, subscription }, at)
    expect(outcome).toBe(asked.length > held ? 'taken' : 'held')
  }
  return asked.length
}

const bodyOf = async (request: Request | undefined) =>
  new Uint8Array((await request?.arrayBuffer()) ?? new ArrayBuffer(0))

test('the receiver of these tests decrypts the example of RFC 8291', async () => {
  const [point, secret] = [
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  ]
  const bytes = fromBase64Url(point)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(bytes.slice(1, 33)),
    y: toBase64Url(bytes.slice(33)),
  }
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: secret }, curve, true, [
      'deriveBits',
    ]),
  }
  const receiver = new PushReceiver({ pair, auth: fromBase64Url('BTBZMqHH6r4Tts7J_aSIgg') })
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(await receiver.open(fromBase64Url(body))).toBe('When I grow up, I want to be a watermelon')
})

describe('a push message', () => {
  test('reveals the table and the turn only to the subscribed browser', async () => {
    const [{ sender, asked }, receiver, other] = [
      await openSender(),
      await PushReceiver.make(),
      await PushReceiver.make(),
    ]
    expect(await sender.send('KTRMVX', await errandFor(receiver), later())).toBe('taken')
    const body = await bodyOf(asked[0])
    expect(JSON.parse(await receiver.open(body))).toEqual({
      table: 'KTRMVX',
      event: 'turn-started',
    })
    await expect(other.open(body)).rejects.toThrow(/decrypt|operation|cipher/i)
  })

  test('does not reveal the table to the push service', async () => {
    const { sender, asked } = await openSender()
    await sender.send('KTRMVX', await errandFor(await PushReceiver.make()), later())
    const [request] = asked
    expect(request?.url).toBe(endpoint)
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toContain('KTRMVX')
    expect(request?.headers.get('Topic')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is signed for its push service with the key that browsers know', async () => {
    const { sender, asked, key, point } = await openSender()
    await sender.send('KTRMVX', await errandFor(await PushReceiver.make()), later())
    const said = asked[0]?.headers.get('Authorization') ?? ''
    const [, token = '', shown] = /^vapid t=(\S+), k=(\S+)$/.exec(said) ?? []
    expect(shown).toBe(toBase64Url(point))
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(atob(claims))).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'mailto:cards@example.com',
    })
    const how = { name: 'ECDSA', hash: 'SHA-256' }
    const signed = new TextEncoder().encode(`${head}.${claims}`)
    expect(await crypto.subtle.verify(how, key, fromBase64Url(signature), signed)).toBe(true)
  })

  test('is stored for a day and replaces the previous one; a withdrawal is not stored', async () => {
    const { sender, asked } = await openSender()
    const receiver = await PushReceiver.make()
    await sender.send('KTRMVX', await errandFor(receiver), later())
    await sender.send('KTRMVX', await errandFor(receiver, 'turn-ended'), later())
    expect(asked.map(({ headers }) => headers.get('TTL'))).toEqual(['86400', '0'])
    const [first, second] = asked.map(({ headers }) => headers.get('Topic'))
    expect(second).toBe(first)
  })
})

describe('a request to a webhook', () => {
  test('contains whose turn it is, and nothing else', async () => {
    const { sender, asked } = await openSender()
    expect(await sender.send('KTRMVX', webhookJob, later())).toBe('taken')
    expect(await asked[0]?.json()).toEqual({
      table: 'KTRMVX',
      event: 'turn-started',
      game: 'switch',
      seat: 0,
      name: 'Anna',
      since: 1,
    })
  })

  test('is signed with the secret of the subscription', async () => {
    const { sender, asked } = await openSender()
    await sender.send('KTRMVX', webhookJob, later())
    const [request] = asked
    const header = (name: string) => request?.headers.get(`webhook-${name}`) ?? ''
    const [version, signature = ''] = header('signature').split(',')
    expect(version).toBe('v1')
    const bytes = new TextEncoder().encode('a secret of thirty-two characters')
    const how = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes, how, false, ['verify'])
    const signed = new TextEncoder().encode(
      `${header('id')}.${header('timestamp')}.${await request?.text()}`,
    )
    const given = Uint8Array.from(atob(signature), (one) => one.charCodeAt(0))
    expect(await crypto.subtle.verify('HMAC', key, given, signed)).toBe(true)
    expect(Number(header('timestamp'))).toBe(Math.floor(now / 1_000))
  })

  test('keeps its id when it is retried, and has another id for another turn', async () => {
    const { sender, asked } = await openSender()
    await sender.send('KTRMVX', webhookJob, later())
    await sender.send('KTRMVX', webhookJob, later())
    await sender.send('KTRMVX', { ...webhookJob, since: 2 }, later())
    const [first, second, third] = asked.map(({ headers }) => headers.get('webhook-id'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is sent again after a broken connection, since the webhook can drop duplicates', async () => {
    const { sender } = await openSender('broken')
    expect(await sender.send('KTRMVX', webhookJob, later())).toEqual({ again: null })
  })

  test('does not follow a redirect', async () => {
    const { sender, asked } = await openSender(
      new Response(null, { status: 302, headers: { Location: 'http://10.0.0.1/' } }),
    )
    expect(await sender.send('KTRMVX', webhookJob, later())).toBe('failed')
    expect(asked.length).toBe(1)
  })

  test('needs no keys of the service', async () => {
    const asked: Request[] = []
    const fetch = async (request: Request) => {
      asked.push(request)
      return new Response(null, { status: 204 })
    }
    expect(await new PushSender({ PUSH_WAY: { fetch } }).send('KTRMVX', webhookJob, later())).toBe(
      'taken',
    )
    expect(asked.length).toBe(1)
  })
})

describe('a host that visitors enter as a push endpoint', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at)

  test('gets a limited number of notifications from all tables together', async () => {
    const to = hundred.map((at) => `https://third.example.com/${at}`)
    expect(await sentAtOnce(to)).toBe(limits.pushesToHost)
    const { sender, asked } = await openSender()
    const job = await errandFor(await PushReceiver.make())
    const subscription = { ...job.subscription, endpoint: 'https://third.example.com/x' }
    const send = (at: number) => sender.send('BCDFGH', { ...job, subscription }, at)
    expect(await send(now + limits.pushesToHostRefill - 1)).toBe('held')
    expect(await send(now + limits.pushesToHostRefill)).toBe('taken')
    expect(asked.length).toBe(1)
  })

  test('shares its limit with all subdomains', async () => {
    const to = hundred.map((at) => `https://h${at}.third-party.org/`)
    expect(await sentAtOnce(to)).toBe(limits.pushesToHost)
  })

  test.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-par02p.notify.windows.com',
  ])('has no limit if it is %s', async (host) => {
    expect(await sentAtOnce(hundred.map((at) => `https://${host}/${at}`))).toBe(100)
  })

  test('has a limit if its name only ends like that of a browser vendor', async () => {
    const to = hundred.map((at) => `https://evilfcm.googleapis.com/${at}`)
    expect(await sentAtOnce(to)).toBe(limits.pushesToHost)
  })
})

describe('a push service', () => {
  test.each([
    [new Response(null, { status: 201 }), 'taken'],
    [new Response(null, { status: 404 }), 'gone'],
    [new Response(null, { status: 410 }), 'gone'],
    [new Response(null, { status: 429, headers: { 'Retry-After': '90' } }), { again: 90_000 }],
    [new Response(null, { status: 503, headers: { 'Retry-After': 'soon' } }), { again: null }],
    [new Response(null, { status: 500 }), { again: null }],
    [new Response(null, { status: 400 }), 'failed'],
    [new Response(null, { status: 302, headers: { Location: 'http://10.0.0.1/' } }), 'failed'],
    ['broken', 'failed'],
  ] as const)('that responds with %s: %s', async (answer, outcome) => {
    const { sender, asked } = await openSender(answer)
    expect(
      await sender.send('KTRMVX', await errandFor(await PushReceiver.make()), later()),
    ).toEqual(outcome)
    expect(asked.length).toBe(1)
  })

  test('gets no request if the key of the browser is invalid', async () => {
    const { sender, asked } = await openSender()
    const job = await errandFor(await PushReceiver.make())
    const subscription = { ...job.subscription, p256dh: `BA${'A'.repeat(85)}` }
    expect(await sender.send('KTRMVX', { ...job, subscription }, later())).toBe('gone')
    expect(asked).toEqual([])
  })
})

test.each([
  {},
  { PUSH_KEYS: 'no key' },
  { PUSH_KEYS: `B${'A'.repeat(86)}.${'a'.repeat(43)}`, PUSH_CONTACT: 'anna' },
])('a sender with the settings %o is not configured', (env) => {
  expect(new PushSender(env).isConfigured).toBe(false)
})
