import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { packageOf, typefaces } from '../../web/build/fonts.ts'
import { developmentCount, isKnown, runTimePackages } from './run-time-packages.ts'

const root = join(import.meta.dirname, '../..')

test('each shipped dependency is listed with a known licence', async () => {
  const command = join(import.meta.dirname, 'licences.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command])
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies))
    expect(stdout).toMatch(new RegExp(`^${name} +${version} +\\S`, 'm'))
  expect(stdout).toMatch(/^event-target-polyfill +\S+ +\S/m)
  expect(stdout).toMatch(/\d+ packages run; \d+ more/)
})

test('shipped code imports every dependency, and no development dependency', async () => {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const imported = new Set<string>(typefaces.map(packageOf))
  for await (const file of glob('{shared,worker,web}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|spec)\.|^web\/(build|dist|vite\.config)|testing/.test(file)) continue
    const source = await readFile(join(root, file), 'utf8')
    // Skips files that import one of these packages, because only tests use them.
    if (/'(?:vitest|cloudflare:test|fast-check)'/.test(source)) continue
    for (const [, name] of source.matchAll(/(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)[^':]*'/g))
      if (name !== undefined) imported.add(name)
  }
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([])
  expect(Object.keys(devDependencies).filter((name) => imported.has(name))).toEqual([])
})

const lock = {
  packages: {
    '': { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { c: '2' } },
    'node_modules/a/node_modules/c': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0', license: 'ISC', dependencies: { c: '1', a: '1' } },
    'node_modules/c': { version: '1.0.0', license: 'ISC' },
    'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true },
  },
}

test('dependencies of dependencies count, in their installed version', () => {
  expect(runTimePackages(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1.0.0',
    'b 1.0.0',
    'c 2.0.0',
    'c 1.0.0',
  ])
  expect(developmentCount(lock)).toBe(1)
})

test('a package that is not in the lock file is an error', () => {
  expect(() => runTimePackages({ packages: { '': { dependencies: { a: '1' } } } })).toThrow('a,')
})

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0', true],
  ['(MIT AND ISC)', true],
  ['MIT AND LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['', false],
])('a licence of %s is known: %s', (licence, known) => {
  expect(isKnown(licence)).toBe(known)
})
