import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { filesIn } from './import-graph.ts'
import { untidiness } from './tree.ts'

test.each([
  ['a camel', 'web/myFile.ts', 'web/myFile.ts is named like nothing else'],
  ['a component in shared/', 'shared/A.tsx', 'shared/A.tsx is for pages'],
  ['a sheet in shared/', 'shared/a.css', 'shared/a.css is for pages'],
])('%s is found', (_, file, sentence) => {
  expect(untidiness([file])).toEqual([sentence])
})

test('files are named alike and stand where they belong', async () => {
  expect(untidiness(await filesIn(root))).toEqual([])
})

test('no project of shared/ knows the types of a browser, of Node or of Cloudflare', async () => {
  for (const file of ['tsconfig.json', 'shared/tsconfig.json']) {
    const config = await readFile(join(root, file), 'utf8')
    expect(config).not.toMatch(/"lib":[^\]]*(DOM|WebWorker)|"types": \["/)
  }
})
