import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { attributes, events } from '../../../web/embed/element/contract.ts'
import { root } from '../../cli/local/build.ts'
import { ConsumerProject } from './consumer-project.ts'

const page = await readFile(join(root, 'docs/frameworks.md'), 'utf8')
/** Returns the first code block in `language` below `heading` in docs/frameworks.md. */
function example(heading: string, language: string): string {
  const [, below = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  const [, code] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section) ?? []
  if (code === undefined) throw new Error(`docs/frameworks.md has no ${language} for ${heading}`)
  return code
}
const scriptOf = (component: string): string =>
  /<script[^>]*>([\s\S]*?)<\/script>/.exec(component)?.[1] ?? ''

let project: ConsumerProject
beforeAll(async () => {
  project = await ConsumerProject.create()
}, 60_000)
afterAll(() => project?.remove())

test('an installed package can be imported under node; its element needs a browser', async () => {
  const program = `
    import 'tischlein/element'
    import 'tischlein/react'
    import { cardsIn, RefusedError, Tischlein } from 'tischlein/client'
    const tischlein = new Tischlein('http://localhost:1/anything')
    console.log(tischlein.origin, tischlein.at('KTRMVX', 'token').code, cardsIn('#$').join(), RefusedError.name)`
  expect(await project.run(program)).toBe('http://localhost:1 KTRMVX 0,1 RefusedError\n')
})

const heartsPlayer = `import { Tischlein } from 'tischlein/client'
const tischlein = new Tischlein('')
const seat = tischlein.at(await tischlein.open({ game: 'hearts', options: { goal: 25 } }), 'token')
for await (const { position } of seat.states())
  if (position?.game === 'hearts') {
    const { view, moves } = position
    const hasQueen = view.hand.includes('Q♠') || view.taken.some((cards) => cards.includes('Q♠'))
    const passed = moves.flatMap((move) => (move.do === 'pass' ? [...move.cards] : []))
    console.log(hasQueen, passed, view.trick[view.leader], view.count.hand[0]?.toFixed())
    // @ts-expect-error: Hearts has no bids
    view.bids
  }`

test('programs for single-file games and those in the docs compile against its types', async () => {
  const api = await readFile(join(root, 'docs/api.md'), 'utf8')
  const readme = await readFile(join(root, 'package/README.md'), 'utf8')
  const clients = [api, readme].flatMap((text) =>
    [
      ...text.matchAll(/```ts\n(import \{ Tischlein \} from 'tischlein\/client'\n[\s\S]*?)```/g),
    ].map(([, code = '']) => code),
  )
  expect(clients).toHaveLength(2)
  const files = {
    'in-api.ts': clients[0] ?? '',
    'in-readme.ts': clients[1] ?? '',
    'hearts-player.ts': heartsPlayer,
    'react.tsx': `/** @jsxImportSource react */\n${example('React', 'tsx')}`,
    'preact.tsx': `/** @jsxImportSource preact */\n${example('Preact', 'tsx')}`,
    'vue.ts': scriptOf(example('Vue', 'vue')),
    'svelte.ts': scriptOf(example('Svelte', 'svelte')),
  }
  expect(await project.compile(files)).toBe('')
})

const slips = {
  react: 'export const slip = <tischlein-table mode="cheat" />',
  preact: 'export const slip = <tischlein-table onturn={({ detail }) => detail.outcome} />',
  vue: `import type { GlobalComponents } from 'vue'
export const slip: InstanceType<GlobalComponents['tischlein-table']>['$props'] = { mode: 'cheat' }`,
  svelte: `import type { SvelteHTMLElements } from 'svelte/elements'
export const slip: SvelteHTMLElements['tischlein-table'] = { theme: 'neon' }`,
  element: `document.createElement('tischlein-table').addEventListener('turn', (e) => e.detail.outcome)`,
  client: `import { Tischlein } from 'tischlein/client'
await new Tischlein('').open({ game: 'nix', options: { edition: 'extreme' } })`,
}

test('its types match the element and the client', async () => {
  const files = Object.entries(slips).map(([taken, slip]) => {
    const head = taken.endsWith('react') ? `/** @jsxImportSource ${taken} */\n` : ''
    return [`slip-${taken}.tsx`, `${head}import 'tischlein/${taken}'\n${slip}`] as const
  })
  const complaints = await project.compile(Object.fromEntries(files))
  const faulty = [...complaints.matchAll(/^([\w-]+\.tsx)\(/gm)].map(([, file]) => file)
  expect(faulty.sort()).toEqual(files.map(([file]) => file).sort())
})

test('templates in the docs use only attributes of the element', () => {
  const opened = [example('Vue', 'vue'), example('Svelte', 'svelte'), page]
    .flatMap((text) => Array.from(text.matchAll(/<tischlein-table\s([^>]*?(?:=>[^>]*?)*)>/g)))
    .map(([, inside = '']) => inside.replaceAll(/\{\(\{ detail \}\) => [^}]*\}/g, '{}'))
  expect(opened.length).toBeGreaterThan(6)
  const heard = events.flatMap((name) => [`@${name}`, `on${name}`])
  const said = attributes.flatMap((name) => [name, `:${name}`, `{${name}}`])
  for (const inside of opened) {
    const names = [...inside.matchAll(/(?:^|\s)([@:{]?[a-z]+\}?)(?==|\s|$)/g)].map(
      ([, name]) => name,
    )
    expect(names.filter((name = '') => ![...heard, ...said].includes(name))).toEqual([])
  }
})

test('the manifest lists every part of the element and its file', async () => {
  const program = `
    import manifest from 'tischlein/custom-elements.json' with { type: 'json' }
    import own from 'tischlein/package.json' with { type: 'json' }
    const [{ path, declarations: [one] }] = manifest.modules
    const names = (list) => list.map(({ name }) => name).join()
    console.log([own.customElements, path, one.tagName, names(one.attributes), names(one.events), one.attributes.every(({ description }) => description)].join(' '))`
  expect(await project.run(program)).toBe(
    `./custom-elements.json element.js tischlein-table ${attributes.join()} ${events.join()} true\n`,
  )
})
