import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

import * as client from '../../../client/index.ts'
import { dist } from '../../cli/local/build.ts'

const served = (): Promise<string> => readFile(join(dist, 'client.js'), 'utf8')

test('the client that is served stands alone, and begins where there is nothing but the language', async () => {
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

test('it asks for what the web has, and for nothing of one kind of machine', async () => {
  const text = (await served()).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  for (const name of ['process', 'Buffer', 'global', 'Deno', 'Bun', 'window', 'document', 'self'])
    expect(text).not.toMatch(new RegExp(`(?<![.\\w'"-])${name}\\b(?!['":])`))
  expect(text).not.toContain('node:')
})

test('its types are one file that wants no other, and tell of all that it offers', async () => {
  const types = await readFile(join(dist, 'client.d.ts'), 'utf8')
  expect(types).not.toMatch(/\bimport\b|\bfrom '/)
  for (const name of Object.keys(client))
    expect(types).toMatch(new RegExp(`^export declare (const|class) ${name}\\b`, 'm'))
  const [first] = (await served()).split('\n')
  expect(first).toBe('// @ts-self-types="./client.d.ts"')
})
