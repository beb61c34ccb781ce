import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { OpenApi, Operation } from './document.ts'
import { exampleOrigin, snippetOf, type Versions } from './snippet.ts'

/** The document for people: the same, and how a table is put into another page. */
export function pageOf({ info, paths, components }: OpenApi, versions: Versions): Piece {
  const isReleased = Object.keys(versions).length > 0
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
  )
  return html`
    <main class="reference">
      <header class="paper column">
        <p><a href="/">Tischlein</a></p>
        <h1>The open interface</h1>
        ${paragraphs(info.description)}
        <p>
          This is the OpenAPI document as people read it. A program that asks the same address gets
          it as JSON.
        </p>
        <nav aria-label="Routes">
          <ul>
            ${operations.map(
              ({ path, method, one }) =>
                html`<li>
                  <a href="#${one.operationId}"><code>${method} ${path}</code></a> ${one.summary}
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <section class="paper column" id="in-another-page">
        <h2>A table in another page</h2>
        <p>
          Into its head, with the address of this service in place of
          <code>${exampleOrigin}</code>.
          ${isReleased && 'The version stays as it is, and a browser takes no other bytes than these:'}
        </p>
        <pre>${snippetOf(versions)}</pre>
        <p>And where the table is to be, with its own code:</p>
        <pre>${'<tischlein-table code="KTRMVX"></tischlein-table>'}</pre>
        <p>
          Without <code>/versions/</code> and a number the files are always the newest, and have no
          hash. Every release stands in <a href="/versions.json"><code>/versions.json</code></a
          >.
        </p>
      </section>
      ${operations.map(({ path, method, one }) => section(`${method} ${path}`, one))}
      <section class="paper column">
        <h2>What is sent and answered</h2>
        ${Object.entries(components.schemas).map(([name, schema]) => schemaShown(name, schema))}
      </section>
    </main>
  `
}

function section(address: string, operation: Operation): Piece {
  const { operationId, summary, description, security, parameters, requestBody } = operation
  return html`<section class="paper column" id="${operationId}">
    <h2>${summary}</h2>
    <p><code>${address}</code></p>
    ${paragraphs(description)}
    ${
      security.length > 0 &&
      html`<p>
        ${security.length > 1 ? 'With or without' : 'With'} the header
        <code>Authorization: Bearer TOKEN</code>.
      </p>`
    }
    <dl>
      ${parameters
        .filter((one) => one.in === 'query')
        .map((one) => entry(html`<code>?${one.name}</code>`, marked(one.description)))}
      ${requestBody && entry('Body', sent(requestBody.content['application/json']))}
      ${Object.entries(operation.responses).map(([status, answer]) =>
        entry(status, html`${paragraphs(answer.description)} ${answered(answer)}`),
      )}
    </dl>
  </section>`
}

const entry = (term: Piece, what: Piece): Piece =>
  html`<div>
    <dt>${term}</dt>
    <dd>${what}</dd>
  </div>`

type Content = { readonly schema: JsonSchema; readonly example?: unknown }

const sent = ({ schema, example }: Content): Piece => html`
  <p>${named(schema)}, for example</p>
  <pre>${JSON.stringify(example)}</pre>
`

/** A refusal is of the same shape everywhere, and its codes have been told. */
function answered({ content = {} }: Operation['responses'][string]): Piece {
  const answers = Object.entries(content).filter(([, { schema }]) => !schema.properties)
  return html`${answers.map(
    ([type, { schema }]) => html`<p>${named(schema)} <code>${type}</code></p>`,
  )}`
}

const named = ({ $ref }: JsonSchema): Piece => ($ref === undefined ? '' : link(nameIn($ref)))

const schemaShown = (name: string, schema: JsonSchema): Piece => html`
  <article id="${anchorOf(name)}">
    <h3>${name}</h3>
    ${schema.description === undefined ? '' : paragraphs(schema.description)}
    <pre>${notation(schema)}</pre>
    ${schema.examples?.map((one) => html`<pre>${JSON.stringify(one)}</pre>`)}
  </article>
`

const paragraphs = (text: string): Piece =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${marked(paragraph)}</p>`)}`

/** What stands between backticks is code. */
const marked = (text: string): Piece =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** A piece of a page. What is only text is made safe where it is put in. */
export type Piece = ReturnType<typeof html> | string

/** A schema as people write types: what is said of a field stands above it, and other schemas are links. */
export function notation(schema: Definition, indent = ''): Piece {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  if (schema.$ref !== undefined) return link(nameIn(schema.$ref))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.allOf) return together(schema, indent)
  const kinds = schema.oneOf ?? schema.anyOf
  if (kinds) return alternatives(kinds, indent)
  if (schema.type === 'array') return row('list of ', notation(itemOf(schema), indent))
  if (schema.type === 'object') return record(schema, indent)
  return [schema.type ?? 'anything'].flat().join(' | ')
}

/** Not written as a template, in which blanks would mean nothing to whoever formats it. */
const row = (...pieces: readonly Piece[]): Piece => html`${pieces}`

type Definition = JsonSchema | boolean

const anchorOf = (name: string): string => `schema-${name}`
const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''
const link = (name: string): Piece => html`<a href="#${anchorOf(name)}">${name}</a>`

/** Records stand below each other, all else in a row. */
function alternatives(kinds: readonly Definition[], indent: string): Piece {
  const records = kinds.filter((kind) => typeof kind === 'object' && kind.properties)
  if (records.length < 2)
    return row(...kinds.flatMap((kind, at) => [at === 0 ? '' : ' | ', notation(kind, indent)]))
  return row(
    ...kinds.flatMap((kind) => ['\n', remark(kind, indent), `${indent}| `, notation(kind, indent)]),
  )
}

/** A record, and what else holds of it. */
function together(schema: JsonSchema, indent: string): Piece {
  const { allOf = [], ...itself } = schema
  return row(
    notation(itself, indent),
    ...allOf.flatMap((one) => [' & (', notation(one, `${indent}  `), `\n${indent})`]),
  )
}

const itemOf = ({ items = true }: JsonSchema): Definition => (Array.isArray(items) ? true : items)

function record(schema: JsonSchema, indent: string): Piece {
  const { properties = {}, required = [], additionalProperties = true } = schema
  const fields = Object.entries(properties)
  if (fields.length === 0) {
    if (typeof additionalProperties === 'boolean') return additionalProperties ? '{ … }' : '{}'
    return row('{ [name]: ', notation(additionalProperties, indent), ' }')
  }
  const inner = `${indent}  `
  const lines = fields.flatMap(([name, field]) => [
    remark(field, inner),
    `${inner}${name}${required.includes(name) ? '' : '?'}: `,
    notation(field, inner),
    '\n',
  ])
  return row('{\n', ...lines, `${indent}}`)
}

const remark = (field: Definition, indent: string): Piece =>
  typeof field === 'boolean' || field.description === undefined
    ? ''
    : row(indent, html`<i>// ${field.description}</i>`, '\n')
