import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@cfworker/json-schema'
import { expect, test } from 'vitest'

import { commandSchema } from '../../shared/protocol/commands.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import { closedSchema, serverMessageSchema } from '../../shared/protocol/messages.ts'
import { refusals } from '../../shared/protocol/refusals.ts'
import { closeCodes, heartbeat, subprotocol } from '../../shared/protocol/socket.ts'

const root = join(import.meta.dirname, '../..')
const page = await readFile(join(root, 'docs/api.md'), 'utf8')
/** The page without line breaks, since a sentence can be wrapped anywhere. */
const text = page.replaceAll(/\s+/g, ' ')
const section = (title: string): string =>
  new RegExp(`^#+ ${title}$(.*?)(?=^#+ )`, 'ms').exec(page)?.[1] ?? ''

/** Returns the cells of the tables in a section, row by row, without the headings. */
const rows = (title: string): string[][] =>
  [...section(title).matchAll(/^\| (`[a-z-]+`|\d{4}) \|.*$/gm)].map(([row]) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** Returns the OpenAPI document as the build creates it. */
async function openApi(): Promise<OpenApi> {
  const command = join(root, 'tools/assets/document.mjs')
  const maxBuffer = 10_000_000
  const { stdout } = await promisify(execFile)(process.execPath, [command], { maxBuffer })
  return JSON.parse((JSON.parse(stdout) as { document: string }).document) as OpenApi
}
type Response = {
  readonly content?: {
    readonly 'application/json'?: {
      readonly schema: { readonly properties?: { readonly refusal?: { readonly enum: string[] } } }
    }
  }
}
type Responses = Readonly<Record<string, Response>>
type OpenApi = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Responses }>>>
  >
  readonly components: { readonly responses: Responses }
}
const document = await openApi()

test('every documented message fits its schema', () => {
  const examples = [...page.matchAll(/<!-- (\w+) -->\n+```json\n(.*?)```/gs)]
  expect(examples.length).toBeGreaterThan(8)
  for (const [, name, json = ''] of examples) {
    const schema = { $ref: `#/components/schemas/${name}`, components: document.components }
    const { errors } = new Validator(schema, '2020-12', false).validate(JSON.parse(json))
    expect({ json, errors: errors.map(({ error }) => error) }).toEqual({ json, errors: [] })
  }
})

test('every command is documented, with its fields', () => {
  const documented = rows('Commands').map(([type = '', fields = '']) => [
    type.replaceAll('`', ''),
    [...fields.matchAll(/`(\w+\??)`/g)].map(([, field]) => field),
  ])
  const commands = commandSchema.options.map(({ entries }) => {
    const { type, id: _, after: __, ...fields } = entries
    const written = Object.entries<{ readonly type: string }>(fields).map(([field, schema]) =>
      schema.type === 'exact_optional' ? `${field}?` : field,
    )
    return [type.literal, written]
  })
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(commands))
})

test('every refusal is documented, with its status', () => {
  const documented = rows('Refusals').map(([code = '', status]) => [
    code.replaceAll('`', ''),
    status,
  ])
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const responses = [
    ...operations.flatMap((operation) => Object.entries(operation.responses)),
    ['404', document.components.responses['Elsewhere']],
    ['405', document.components.responses['OtherMethod']],
  ] as const
  const known = responses.flatMap(([status, response]) => {
    const codes = response?.content?.['application/json']?.schema.properties?.refusal?.enum ?? []
    return codes.map((code) => [code, status])
  })
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known))
  expect(documented.map(([code]) => code).toSorted()).toEqual([...refusals].toSorted())
})

test('every close code is documented', () => {
  const documented = rows('Close codes').map(([code]) => Number(code))
  // The documented close codes: ours, and those of the WebSocket protocol for going away, abnormal,
  // internal error and try again later.
  const known = [...Object.values(closeCodes), 1001, 1006, 1011, 1013]
  expect(documented.toSorted()).toEqual(known.toSorted())
})

test('every message and every reason to close a stream is documented', () => {
  for (const { pipe } of serverMessageSchema.options)
    expect(page).toMatch(new RegExp(`^### .*\\b${pipe[0].entries.type.literal}\\b`, 'm'))
  for (const why of closedSchema.pipe[0].entries.reason.pipe[0].options)
    expect(text).toContain(`\`${why}\``)
})

const seconds = (milliseconds: number): number => milliseconds / 1_000
const count = (number: number): string => number.toLocaleString('en')

test('documented numbers match the code', () => {
  for (const documented of [
    `the subprotocol \`${subprotocol}\``,
    `the text \`${heartbeat.ping}\` every ${seconds(timeouts.heartbeat)} seconds`,
    `the answer is the text \`${heartbeat.pong}\``,
    `After ${seconds(timeouts.deadSocket)} to ${2 * seconds(timeouts.deadSocket)} seconds without a message`,
    `empty line every ${seconds(timeouts.streamBeat)} seconds`,
    `the ids of the last ${limits.commandsRemembered} commands that it accepted from each seat`,
    `each time that it changes and every ${seconds(timeouts.deadSocket)} seconds`,
    `you read so slowly that ${count(limits.streamBytes)} bytes were waiting`,
    `| ${limits.messageBurst}, then ten a second |`,
    `| ${limits.seatBurst}, then one every ${seconds(limits.seatRefill)} seconds; a new seat starts with ${limits.seatStart} of the ${limits.seatBurst} |`,
    `| ${limits.chatBurst}, then one every ${seconds(limits.chatRefill)} seconds; ${limits.chatLetters} letters |`,
    `| ${limits.missedBurst}, then one every ${seconds(limits.missedRefill)} seconds |`,
    `| ${count(limits.moveBurst)}, then one every ${seconds(limits.moveRefill)} seconds |`,
    `| ${limits.tableBurst}, then one every ${seconds(limits.tableRefill)} seconds |`,
    `| ${limits.asking} in ${seconds(limits.askingPeriod)} seconds |`,
    `| ${limits.opening} a minute, ${limits.openings} a day |`,
    `| ${limits.sittingBurst}, then one every ${seconds(limits.sittingRefill) / 60} minutes |`,
    `| ${limits.wrongCodes}, then one every ${seconds(limits.wrongCodesRefill)} seconds |`,
    `| reviews | ${limits.reviewing} a minute |`,
    `| pictures | ${limits.drawing} a minute |`,
    `| ${limits.openRequests} |`,
    `| a message | size | ${limits.messageBytes / 1024} KB |`,
    `| a body | size | ${limits.bodyBytes / 1024} KB |`,
  ])
    expect(text).toContain(documented)
})
