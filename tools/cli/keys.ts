import { say } from './local/problem.ts'

// Creates a key pair that identifies this service to push services (VAPID, RFC 8292). The keys are only printed.

const how = { name: 'ECDSA', namedCurve: 'P-256' } as const
const { publicKey, privateKey } = await crypto.subtle.generateKey(how, true, ['sign', 'verify'])
const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
const { d } = await crypto.subtle.exportKey('jwk', privateKey)

say(`PUSH_KEYS=${point}.${d ?? ''}\nPUSH_CONTACT=mailto:you@example.com\n`)
