import { say } from './local/problem.ts'

// A pair of keys by which push services know this service (VAPID, RFC 8292). They are made here and kept nowhere.

const how = { name: 'ECDSA', namedCurve: 'P-256' } as const
const { publicKey, privateKey } = await crypto.subtle.generateKey(how, true, ['sign', 'verify'])
const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
const { d } = await crypto.subtle.exportKey('jwk', privateKey)

say(`PUSH_KEYS=${point}.${d ?? ''}\nPUSH_CONTACT=mailto:you@example.com\n`)
