import { expect, test } from 'vitest'

import { commitment, dealKey, keyOf } from './proof.ts'

const secret = '00'.repeat(32)
const nonce = 'ab'.repeat(16)
const key = dealKey(secret, [nonce, null], 'KTRMVX', 1)

test('a commitment is the SHA-256 hash of the secret’s bytes, not of its hexadecimal digits', () => {
  // The output of `sha256sum` for 32 bytes of value 0, which are the bytes of `secret`.
  expect(commitment(secret)).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})

test('the key of a deal stays the same in all versions, so that exported games stay verifiable', () => {
  expect(key).toBe('b6e4278c1b2888a4d7c1934caffa6f3ab8cfe8c9f9f711a14017c7083ac380b8')
})

test('the key depends on the secret, each nonce and its seat, the table and the number of the deal', () => {
  const others = [
    dealKey('01'.repeat(32), [nonce, null], 'KTRMVX', 1),
    dealKey(secret, [null, nonce], 'KTRMVX', 1),
    dealKey(secret, [nonce], 'KTRMVX', 1),
    dealKey(secret, ['cd'.repeat(16), null], 'KTRMVX', 1),
    dealKey(secret, [nonce, null], 'KTRMVZ', 1),
    dealKey(secret, [nonce, null], 'KTRMVX', 2),
  ]
  expect(new Set([key, ...others]).size).toBe(7)
})

test('a repeated deal has the key of its original', () => {
  const proof = { commitment: commitment(secret), nonces: [nonce, null], secret }
  const first = { code: 'KTRMVX', deal: 1 }
  expect(keyOf({ proof, ...first })).toBe(key)
  expect(keyOf({ proof, code: 'BCDFGH', deal: 4, firstDealt: first })).toBe(key)
  expect(keyOf({ proof, code: 'BCDFGH', deal: 4 })).not.toBe(key)
})
