import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

import * as client from '../../../client/index.ts'
import { dist } from '../../cli/local/build.ts'

const served = (): Promise<string> => readFile(join(dist, 'client.js'), 'utf8')

test('the served client has no imports, and runs in a plain JavaScript environment', async () => {
  const text = await served()
  expect(text).not.toMatch(/\bimport\b\s*[({'"\w]|\brequire\(/)
  const names = /\nexport \{([^}]*)\};?\s*$/.exec(text)?.[1] ?? ''
  expect(
    names
      .split(',')
      .map((name) => name.trim())
      .sort(),
  ).toEqual(Object.keys(client).sort())
  const bare = createContext({})
  expect(() => runInContext(text.replace(/\nexport \{[^}]*\};?\s*$/, ''), bare)).not.toThrow()
})

test('it uses only web APIs', async () => {
  const text = (await served()).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  for (const name of ['process', 'Buffer', 'global', 'Deno', 'Bun', 'window', 'document', 'self'])
    expect(text).not.toMatch(new RegExp(`(?<![.\\w'"-])${name}\\b(?!['":])`))
  expect(text).not.toContain('node:')
})

test('its types are one file without imports, and cover all exports', async () => {
  const types = await readFile(join(dist, 'client.d.ts'), 'utf8')
  expect(types).not.toMatch(/\bimport\b|\bfrom '/)
  for (const name of Object.keys(client))
    expect(types).toMatch(new RegExp(`^export declare (const|class) ${name}\\b`, 'm'))
  const [first] = (await served()).split('\n')
  expect(first).toBe('// @ts-self-types="./client.d.ts"')
})
