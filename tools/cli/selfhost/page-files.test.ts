import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { dist } from '../local/build.ts'
import { headersFor, pageFiles, readHeaderRules } from './page-files.ts'

const rules = readHeaderRules(`/*
  X-Content-Type-Options: nosniff
# For ever.
/assets/*
  Cache-Control: public, max-age=31536000
  Link: <https://example.com/a:b>
/embed.js
  Cache-Control: no-cache
`)

test('a path gets the headers of every rule that matches it', () => {
  expect(headersFor('/', rules)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
  expect(headersFor('/assets/a.js', rules)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000',
    Link: '<https://example.com/a:b>',
  })
})

test('a rule without a star applies to one path', () => {
  expect(headersFor('/embed.js', rules)).toHaveProperty('Cache-Control', 'no-cache')
  expect(headersFor('/embed.js.map', rules)).not.toHaveProperty('Cache-Control')
})

test('a line that is neither a path nor a header is an error', () => {
  expect(() => readHeaderRules('/*\n  nosniff')).toThrow('nosniff')
  expect(() => readHeaderRules('  X-Frame-Options: DENY')).toThrow('DENY')
})

// `npm test` builds the page first. If the file is run alone and there is no built page, the test
// is skipped.
test.skipIf(!existsSync(dist))('every file of the built page has a content type', async () => {
  const { '/rules/switch.md': rulebook } = await pageFiles(dist)
  expect(rulebook?.headers).toHaveProperty('Content-Type', 'text/markdown; charset=utf-8')
})
