import { expect, test } from 'vitest'

import { closing } from '../../shared/wire/socket.ts'
import {
  type Answered,
  answerComplaints,
  endingComplaints,
  errorsIn,
  lobbyComplaints,
  readHeard,
} from './laws.ts'
import { documented } from './requests.ts'

// That the checker finds what is wrong: each of these is what a careless service would do.

const json = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }
const page = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; frame-ancestors *`,
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
}
const refused = (refusal: string, status: number): Answered => ({
  status,
  headers: json,
  body: JSON.stringify({ refusal }),
})
const asked = (method: string, path: string) => ({ method, path, route: documented(method, path) })
const table = asked('GET', '/api/tables/BCDFGH')

test.each([
  ['a refusal with its status', table, refused('no-such-table', 404)],
  [
    'a code that was made',
    asked('POST', '/api/tables'),
    { status: 201, headers: json, body: '{"code":"BCDFGH"}' },
  ],
  ['a page that is not there', asked('GET', '/no'), { status: 404, headers: page, body: '<html>' }],
  [
    'an unknown format of oEmbed',
    asked('GET', '/oembed?format=xml'),
    { status: 501, headers: json, body: '{"refusal":"malformed","option":"format"}' },
  ],
])('%s is no complaint', (_, one, answer) => {
  expect(answerComplaints(one, answer)).toEqual([])
})

test.each([
  ['a fault of ours', table, refused('unavailable', 503), '503'],
  ['any 500', table, { status: 500, headers: json, body: '' }, '500'],
  ['a code of nobody’s', table, refused('go-away', 404), 'without a code'],
  ['a refusal of another route', table, refused('not-host', 409), 'nobody tells'],
  ['another status', table, refused('no-such-table', 400), 'status of others'],
  [
    'plain text',
    table,
    { ...refused('no-such-table', 404), headers: { ...json, 'content-type': 'text/plain' } },
    'text/plain',
  ],
  ['a page for a program', table, { status: 404, headers: page, body: '<html>' }, 'gets a page'],
  ['a table of no shape', table, { status: 200, headers: json, body: '{"table":{}}' }, 'no shape'],
  [
    'a secret more than asked',
    asked('POST', '/api/tables'),
    { status: 201, headers: json, body: '{"code":"BCDFGH","token":"x"}' },
    'no shape',
  ],
  ['what is no JSON', table, { status: 200, headers: json, body: '{' }, 'no JSON'],
  ['a success nobody tells of', table, { status: 202, headers: json, body: '{}' }, 'nobody tells'],
  [
    'a type to be guessed',
    table,
    { ...refused('no-such-table', 404), headers: { 'content-type': 'application/json' } },
    'guessed',
  ],
  [
    'a page without a policy',
    asked('GET', '/'),
    { status: 200, headers: { ...page, 'content-security-policy': '' }, body: '' },
    'a policy without',
  ],
  [
    'an unsafe policy',
    asked('GET', '/'),
    {
      status: 200,
      headers: { ...page, 'content-security-policy': `script-src 'unsafe-inline'` },
      body: '',
    },
    'unsafe',
  ],
  [
    'a stack',
    asked('GET', '/no'),
    { status: 404, headers: { ...json, 'content-type': 'text/plain' }, body: 'Error: at' },
    'text/plain',
  ],
])('%s is found', (_, one, answer, complaint) => {
  expect(answerComplaints(one, answer).join()).toContain(complaint)
})

test.each([
  '{"type":"done","id":"x"}',
  '{"type":"refused","id":null,"refusal":"malformed"}',
  '{"type":"refused","id":"x","refusal":"against-the-rules","clause":"TG-06"}',
  '{"type":"watchers","watchers":3}',
])('a line may say %s', (text) => {
  expect(readHeard(text)).not.toHaveProperty('complaint')
})

test.each([
  'hello',
  'null',
  '{"type":"done"}',
  '{"type":"done","id":"x","state":{}}',
  '{"type":"refused","id":"x","refusal":"because"}',
  '{"type":"refused","refusal":"malformed"}',
  '{"type":"refused","id":"x","refusal":"malformed","stack":"at"}',
  '{"type":"watchers","watchers":-1}',
  '{"type":"closed","why":"replaced"}',
  '{"type":"view","seq":1,"turn":1,"toMove":[0],"view":{},"secret":1}',
])('a line may not say %s', (text) => {
  expect(readHeard(text)).toHaveProperty('complaint')
})

test('a line may end with the codes that are written down, and with no others', () => {
  for (const code of [...Object.values(closing), 1013])
    expect(endingComplaints(code, false)).toEqual([])
  for (const code of [null, 1000, 1002, 1005, 1011, 4000, 4999])
    expect(endingComplaints(code, false)).toHaveLength(1)
  for (const code of [null, 1002, 1009]) expect(endingComplaints(code, true)).toEqual([])
  expect(endingComplaints(4999, true)).toHaveLength(1)
})

test('the lobby says a list and nothing else', () => {
  expect(lobbyComplaints('{"type":"lobby","tables":[]}')).toEqual([])
  expect(lobbyComplaints('{"type":"lobby","tables":[{}]}')).toHaveLength(1)
  expect(lobbyComplaints('pong')).toHaveLength(1)
})

test('every line of the log is an error but those of the runtime about what is no WebSocket', () => {
  const noted =
    'Uncaught exception: kj/compat/http.c++:6212: failed: remote.jsg.Error: WebSocket protocol error; protocolError.statusCode = 1002;'
  expect(errorsIn(`${noted}\n\n`)).toEqual([])
  expect(errorsIn(`${noted}\nUncaught TypeError: x is undefined\n`)).toHaveLength(1)
})
