import { say } from './local/problem.ts'

// Creates the VAPID key pair (RFC 8292) that identifies this service to push services. The command
// only prints the keys; it stores nothing.

const how = { name: 'ECDSA', namedCurve: 'P-256' } as const
const { publicKey, privateKey } = await crypto.subtle.generateKey(how, true, ['sign', 'verify'])
const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
const { d } = await crypto.subtle.exportKey('jwk', privateKey)

say(`PUSH_KEYS=${point}.${d ?? ''}\nPUSH_CONTACT=mailto:you@example.com\n`)
