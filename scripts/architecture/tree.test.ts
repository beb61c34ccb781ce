import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { filesIn } from './import-graph.ts'
import { untidiness } from './tree.ts'

const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ file: `${folder}/f-${number}.ts`, lines: 1 }))

test.each([
  ['a folder of too many files', many('web/table', 23), 'web/table has 23 source files'],
  ['a long file', [{ file: 'web/main.tsx', lines: 251 }], 'web/main.tsx has 251 lines'],
  ['a long sheet', [{ file: 'web/main.css', lines: 251 }], 'web/main.css has 251 lines'],
  ['a camel', [{ file: 'web/myFile.ts', lines: 1 }], 'web/myFile.ts is named like nothing else'],
  ['a component in shared/', [{ file: 'shared/A.tsx', lines: 1 }], 'shared/A.tsx is for pages'],
  ['a sheet in shared/', [{ file: 'shared/a.css', lines: 1 }], 'shared/a.css is for pages'],
])('%s is found', (_, files, sentence) => {
  expect(untidiness(files)).toEqual([sentence])
})

test('tests beside their files do not count, nor does long data for tests', () => {
  const tests = many('web/table', 22).map(({ file }) => ({
    file: file.replace('.ts', '.test.ts'),
    lines: 400,
  }))
  const data = { file: 'shared/games/whist/testing/deals.ts', lines: 500 }
  expect(untidiness([...many('web/table', 22), ...tests, data])).toEqual([])
})

test('folders can be taken in at a glance, files hold one idea, and names are made alike', async () => {
  const files = await Promise.all(
    (await filesIn(root)).map(async (file) => ({
      file,
      lines: (await readFile(join(root, file), 'utf8')).split('\n').length - 1,
    })),
  )
  expect(untidiness(files)).toEqual([])
})

test('no project of shared/ knows the types of a browser, of Node or of Cloudflare', async () => {
  for (const file of ['tsconfig.json', 'shared/tsconfig.json']) {
    const config = await readFile(join(root, file), 'utf8')
    expect(config).not.toMatch(/"lib":[^\]]*(DOM|WebWorker)|"types": \["/)
  }
})
