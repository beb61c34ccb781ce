import { html } from 'hono/html'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../shared/protocol/limits.ts'
import { ask } from '../testing/tables.ts'
import { openApi } from './document.ts'
import { typeNotation, renderReference } from './reference-page.ts'
import { embedSnippet, type Versions } from './embed-snippet.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
const page = () => ask('/api', { headers: { Accept: browser } })

describe('the API reference', () => {
  test('is served to browsers, and the document to programs', async () => {
    for (const [Accept, type] of [
      [browser, 'text/html; charset=utf-8'],
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['Text/HTML;q=0.4, application/json;q=0.3', 'text/html; charset=utf-8'],
      ['text/html; q=0.8, application/json', 'application/json'],
      ['text/html;q=0', 'application/json'],
      ['', 'application/json'],
    ] as const) {
      const answer = await ask('/api', { headers: { Accept } })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
      expect(answer.headers.get('Vary')).toContain('Accept')
    }
  })

  test.each([
    ['text/html', '/reference.txt'],
    ['application/json', '/openapi.json'],
  ])('as %s is a static file of the build', async (Accept, path) => {
    const [answer, file] = [await ask('/api', { headers: { Accept } }), await ask(path)]
    const tag = file.headers.get('ETag') ?? ''
    expect(tag).not.toBe('')
    expect(answer.headers.get('ETag')).toBe(tag)
    expect(await answer.text()).toBe(await file.text())
    const again = await ask('/api', { headers: { Accept, 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('runs no scripts, and has the security headers of all pages', async () => {
    const answer = await page()
    expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self'`)
    // The code for embedding contains an example origin, which loads nothing.
    const text = (await answer.text()).replaceAll('https://tischlein.example', '')
    for (const word of ['<script', 'modulepreload', 'style=', 'http://', 'https://'])
      expect(text).not.toContain(word)
  })

  test('shows how to embed a table, with the released versions', async () => {
    const versions = await (await ask('/versions.json')).json<Versions>()
    const text = await (await page()).text()
    expect(text).toContain(`<pre>${html`${embedSnippet(versions)}`}</pre>`)
  })

  test.each<[string, Versions, string]>([
    ['the current build before the first release', {}, '"https://tischlein.example/embed.js"'],
    [
      'the newest release with its hash',
      { '1.0.0': { 'embed.js': 'sha384-a' }, '1.1.0': { 'embed.js': 'sha384-b' } },
      '"https://tischlein.example/versions/1.1.0/embed.js" integrity="sha384-b" crossorigin',
    ],
  ])('names %s', async (_, versions, attributes) => {
    const text = String(await renderReference(openApi(), versions)).replaceAll('&quot;', '"')
    expect(text).toContain(`src=${attributes}`)
    expect(text.includes('checks the hash')).toBe(text.includes('integrity='))
  })

  test('has the style of the site', async () => {
    expect(await (await page()).text()).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/index/)
  })

  test('says how to keep a WebSocket open, with the actual intervals', async () => {
    const text = await (await page()).text()
    expect(text).toContain(`every ${timeouts.heartbeat / 1_000} seconds`)
    expect(text).toContain(`without messages for ${timeouts.deadSocket / 1_000} seconds`)
    expect(text).toContain('with the code 1001')
  })

  test('describes every route and every schema, and has no broken links', async () => {
    const text = await (await page()).text()
    const { paths, components } = openApi()
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    const wanted = [
      ...Object.values(paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      ),
      ...Object.keys(components.schemas).map((name) => `schema-${name}`),
    ]
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  })
})

test.each([
  [{ type: 'string' }, 'string'],
  [{ const: 'play' }, '&quot;play&quot;'],
  [{ enum: [1, 2] }, '1 | 2'],
  [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
  [{ type: 'object' }, '{ … }'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{ [name]: boolean }'],
  [
    {
      oneOf: [
        { type: 'object', properties: { a: { const: 1 } }, required: ['a'], description: 'One.' },
        { type: 'object', properties: { a: { const: 2 } }, required: ['a'] },
      ],
    },
    '\n<i>// One.</i>\n| {\n  a: 1\n}\n| {\n  a: 2\n}',
  ],
  [{ $ref: '#/components/schemas/Move' }, '<a href="#schema-Move">Move</a>'],
  [
    {
      type: 'object',
      properties: {
        a: { type: 'integer', description: 'Less < more.' },
        b: { type: 'object', properties: { c: { type: 'null' } }, required: ['c'] },
      },
      required: ['a'],
    },
    '{\n  <i>// Less &lt; more.</i>\n  a: integer\n  b?: {\n    c: null\n  }\n}',
  ],
] as const)('the schema %j is shown as %s', async (schema, told) => {
  // The template tag `html` escapes the text.
  expect(String(html`${typeNotation(schema as never)}`)).toBe(told)
})
