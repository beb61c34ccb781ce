import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { OpenApi, Operation } from './document.ts'
import { exampleOrigin, embedSnippet, type Versions } from './embed-snippet.ts'

/**
 * Returns the API reference as a page for people. It shows the OpenAPI document, and how to embed a
 * table.
 */
export function renderReference(
  { info, paths, components }: OpenApi,
  versions: Versions,
): HtmlFragment {
  const isReleased = Object.keys(versions).length > 0
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
  )
  return html`
    <main class="reference">
      <header class="paper column">
        <p><a href="/">Tischlein</a></p>
        <h1>API reference</h1>
        ${paragraphs(info.description)}
        <p>This page shows the OpenAPI document. Programs get it as JSON at the same URL.</p>
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
        <h2>Embed a table</h2>
        <p>
          Add this to the head of your page, with the origin of this service in place of
          <code>${exampleOrigin}</code>.
          ${isReleased && 'The version never changes, and the browser checks the hash:'}
        </p>
        <pre>${embedSnippet(versions)}</pre>
        <p>Then add the element where the table should appear, with the code of your table:</p>
        <pre>${'<tischlein-table code="KTRMVX"></tischlein-table>'}</pre>
        <p>
          Without <code>/versions/</code> and a version, the URL serves the current files, without a
          hash. All releases are listed in <a href="/versions.json"><code>/versions.json</code></a
          >.
        </p>
      </section>
      ${operations.map(({ path, method, one }) => section(`${method} ${path}`, one))}
      <section class="paper column">
        <h2>Schemas</h2>
        ${Object.entries(components.schemas).map(([name, schema]) => schemaArticle(name, schema))}
      </section>
    </main>
  `
}

function section(address: string, operation: Operation): HtmlFragment {
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
        .map((one) => entry(html`<code>?${one.name}</code>`, inlineCode(one.description)))}
      ${requestBody && entry('Body', requestContent(requestBody.content['application/json']))}
      ${Object.entries(operation.responses).map(([status, answer]) =>
        entry(status, html`${paragraphs(answer.description)} ${responseContent(answer)}`),
      )}
    </dl>
  </section>`
}

const entry = (term: HtmlFragment, details: HtmlFragment): HtmlFragment =>
  html`<div>
    <dt>${term}</dt>
    <dd>${details}</dd>
  </div>`

type Content = { readonly schema: JsonSchema; readonly example?: unknown }

const requestContent = ({ schema, example }: Content): HtmlFragment => html`
  <p>${schemaLink(schema)}, for example</p>
  <pre>${JSON.stringify(example)}</pre>
`

/**
 * Returns the success responses. Refusals are left out: all have the same schema, and the
 * description already lists their codes.
 */
function responseContent({ content = {} }: Operation['responses'][string]): HtmlFragment {
  const answers = Object.entries(content).filter(([, { schema }]) => !schema.properties)
  return html`${answers.map(
    ([type, { schema }]) => html`<p>${schemaLink(schema)} <code>${type}</code></p>`,
  )}`
}

const schemaLink = ({ $ref }: JsonSchema): HtmlFragment =>
  $ref === undefined ? '' : link(nameIn($ref))

const schemaArticle = (name: string, schema: JsonSchema): HtmlFragment => html`
  <article id="${anchorOf(name)}">
    <h3>${name}</h3>
    ${schema.description === undefined ? '' : paragraphs(schema.description)}
    <pre>${typeNotation(schema)}</pre>
    ${schema.examples?.map((one) => html`<pre>${JSON.stringify(one)}</pre>`)}
  </article>
`

const paragraphs = (text: string): HtmlFragment =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`)}`

/** Returns the text with each part in backticks as a code element. */
const inlineCode = (text: string): HtmlFragment =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** A fragment of HTML. Plain strings are escaped when they are inserted. */
type HtmlFragment = ReturnType<typeof html> | string

/**
 * Returns a schema in the notation of TypeScript types, with descriptions as comments and links to
 * other schemas.
 */
export function typeNotation(schema: Definition, indent = ''): HtmlFragment {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  if (schema.$ref !== undefined) return link(nameIn(schema.$ref))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.allOf) return intersection(schema, indent)
  const kinds = schema.oneOf ?? schema.anyOf
  if (kinds) return alternatives(kinds, indent)
  if (schema.type === 'array') return join('list of ', typeNotation(itemOf(schema), indent))
  if (schema.type === 'object') return record(schema, indent)
  return [schema.type ?? 'anything'].flat().join(' | ')
}

/**
 * Joins fragments. A template literal with line breaks would not work, since the formatter changes
 * its white space.
 */
const join = (...pieces: readonly HtmlFragment[]): HtmlFragment => html`${pieces}`

type Definition = JsonSchema | boolean

const anchorOf = (name: string): string => `schema-${name}`
const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''
const link = (name: string): HtmlFragment => html`<a href="#${anchorOf(name)}">${name}</a>`

/**
 * Returns the alternatives of a union. If there are several object types, each alternative starts
 * on a line of its own. Otherwise all are on one line.
 */
function alternatives(kinds: readonly Definition[], indent: string): HtmlFragment {
  const records = kinds.filter((kind) => typeof kind === 'object' && kind.properties)
  if (records.length < 2)
    return join(...kinds.flatMap((kind, at) => [at === 0 ? '' : ' | ', typeNotation(kind, indent)]))
  return join(
    ...kinds.flatMap((kind) => [
      '\n',
      comment(kind, indent),
      `${indent}| `,
      typeNotation(kind, indent),
    ]),
  )
}

/** Returns an object type, joined by `&` with the other types of its `allOf`. */
function intersection(schema: JsonSchema, indent: string): HtmlFragment {
  const { allOf = [], ...itself } = schema
  return join(
    typeNotation(itself, indent),
    ...allOf.flatMap((one) => [' & (', typeNotation(one, `${indent}  `), `\n${indent})`]),
  )
}

const itemOf = ({ items = true }: JsonSchema): Definition => (Array.isArray(items) ? true : items)

function record(schema: JsonSchema, indent: string): HtmlFragment {
  const { properties = {}, required = [], additionalProperties = true } = schema
  const fields = Object.entries(properties)
  if (fields.length === 0) {
    if (typeof additionalProperties === 'boolean') return additionalProperties ? '{ … }' : '{}'
    return join('{ [name]: ', typeNotation(additionalProperties, indent), ' }')
  }
  const inner = `${indent}  `
  const lines = fields.flatMap(([name, field]) => [
    comment(field, inner),
    `${inner}${name}${required.includes(name) ? '' : '?'}: `,
    typeNotation(field, inner),
    '\n',
  ])
  return join('{\n', ...lines, `${indent}}`)
}

const comment = (field: Definition, indent: string): HtmlFragment =>
  typeof field === 'boolean' || field.description === undefined
    ? ''
    : join(indent, html`<i>// ${field.description}</i>`, '\n')
