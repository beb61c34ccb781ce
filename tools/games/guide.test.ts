import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { checkFile } from './check-game.ts'

// Follows the tutorial of docs/adding-a-game.md. tests/repo/adding-a-game.test.ts runs its
// commands.

const root = join(import.meta.dirname, '../..')
const guide = await readFile(join(root, 'docs/adding-a-game.md'), 'utf8')
const oneLesson = await readFile(join(root, 'shared/games/oh-hell.lesson.ts'), 'utf8')
const lessons = await readFile(join(root, 'shared/define-game/lesson.ts'), 'utf8')
const types = await readFile(join(root, 'shared/define-game/types.ts'), 'utf8')
const example = join(root, 'examples/go-fish.ts')

test('the pieces of the tutorial are the file of the example, and the file has no mistake', async () => {
  const [, after = ''] = guide.split('## Go Fish in a quarter of an hour')
  const [tutorial = ''] = after.split('## Reference')
  const pieces = [...tutorial.matchAll(/```ts\n(.*?)```/gs)].map(([, piece]) => piece)
  const file = pieces.slice(0, -1).join('\n')
  const source = await readFile(example, 'utf8')
  expect(file.replaceAll("'../define-game/", "'../shared/define-game/")).toBe(source)
  expect((await checkFile(example)).mistake).toBeNull()
})

test.each(['Zone', 'MoveRules', 'Show', 'Texts', 'Definition'])(
  'the reference names every part of %s',
  (type) => {
    const [, from = ''] = types.split(new RegExp(`(?:type|interface) ${type}\\b`))
    const [body = ''] = from.split(/\n(?=export |interface |type )/)
    const parts = [
      ...body.matchAll(/^ {2}readonly (\w+)\??:/gm),
      ...body.matchAll(/\| '([\w ]+)'/g),
    ].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(5)
    const [, reference = ''] = guide.split('## Reference')
    for (const part of parts) expect(reference).toContain(`\`${part}\``)
  },
)

test('the reference names every name that zones and facts cannot have', async () => {
  const source = await readFile(join(root, 'shared/define-game/define-game.ts'), 'utf8')
  const [, list = ''] = source.split('const reserved = new Set(')
  const names = [...(list.split(".split(' ')")[0] ?? '').matchAll(/\w+/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(20)
  const [, zones = ''] = guide.split('### Zones')
  for (const name of names) expect(zones).toMatch(new RegExp(`\`${name}\\b`))
})

test('the reference has the lesson of Oh Hell, and names every part of a lesson', () => {
  const [, reference = ''] = guide.split('### The lesson')
  expect(reference).toContain(`\`\`\`ts\n${oneLesson}\`\`\``)
  const [declared = ''] = lessons.split('export const learner')
  const parts = [...declared.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, part]) => part)
  expect(parts.length).toBeGreaterThan(6)
  for (const part of parts) expect(reference).toContain(`\`${part}\``)
})
