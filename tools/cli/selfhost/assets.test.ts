import { expect, test } from 'vitest'

import { headersFor } from './assets.ts'

const rules = `/*
  X-Content-Type-Options: nosniff
/*.d.ts
  Content-Type: text/typescript
# For ever.
/assets/*
  Cache-Control: public, max-age=31536000
  Link: <https://example.com/a:b>
/embed.js
  Cache-Control: no-cache
`

test('a path gets the headers of every rule that matches it', () => {
  expect(headersFor('/', rules)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
  expect(headersFor('/assets/a.js', rules)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000',
    Link: '<https://example.com/a:b>',
  })
  expect(headersFor('/client.d.ts', rules)).toHaveProperty('Content-Type', 'text/typescript')
})

test('a rule without a star applies to one path', () => {
  expect(headersFor('/embed.js', rules)).toHaveProperty('Cache-Control', 'no-cache')
  expect(headersFor('/embed.js.map', rules)).not.toHaveProperty('Cache-Control')
})
