import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { version } from '../../../shared/version.ts'
import { embedSnippet } from '../../../worker/openapi/embed-snippet.ts'
import { dist, root } from '../../cli/local/build.ts'
import { buildPackage } from './build-package.ts'
import { changedFiles, keepVersion } from './versions.ts'

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await mkdir(join(place, 'public'))
  await writeFile(join(place, 'public/versions.json'), '{}')
})

afterAll(() => rm(place, { recursive: true }))
const keep = (number: string) => keepVersion(number, dist, join(place, 'public'))

test('a release keeps the files that other pages load, each with its hash', async () => {
  await keep('1.0.0')
  await keep('1.1.0')
  const versions = await json(join(place, 'public/versions.json'))
  expect(Object.keys(versions)).toEqual(['1.0.0', '1.1.0'])
  expect(Object.keys(versions['1.0.0'])).toEqual(['embed.js', 'client.js', 'client.d.ts'])
  const kept = await readFile(join(place, 'public/versions/1.0.0/embed.js'))
  expect(kept).toEqual(await readFile(join(dist, 'embed.js')))
  expect(embedSnippet(versions)).toContain(
    `/versions/1.1.0/embed.js" integrity="${versions['1.1.0']['embed.js']}" crossorigin`,
  )
})

test('a version is kept once, and a change of its files is found', async () => {
  await expect(keep('1.0.0')).rejects.toThrow('already stored')
  const versions = await json(join(place, 'public/versions.json'))
  expect(await changedFiles(versions, join(place, 'public'))).toEqual([])
  await writeFile(join(place, 'public/versions/1.0.0/embed.js'), 'something else')
  await rm(join(place, 'public/versions/1.1.0/client.js'))
  expect(await changedFiles(versions, join(place, 'public'))).toEqual([
    'versions/1.0.0/embed.js',
    'versions/1.1.0/client.js',
  ])
})

test('the build serves every stored version unchanged', async () => {
  const versions = await json(join(root, 'web/public/versions.json'))
  expect(await json(join(dist, 'versions.json'))).toEqual(versions)
  expect(await changedFiles(versions, dist)).toEqual([])
})

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

test('service, client, package, lockfile, interface, changelog and docs name one version', async () => {
  const lockfile = JSON.parse(await read('package-lock.json'))
  const document = JSON.parse(await readFile(join(dist, 'openapi.json'), 'utf8'))
  const built = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await buildPackage(built)
  const packed = JSON.parse(await readFile(join(built, 'package.json'), 'utf8'))
  const client = await readFile(join(built, 'client.js'), 'utf8')
  await rm(built, { recursive: true })

  expect({
    'package.json': JSON.parse(await read('package.json')).version,
    'package-lock.json': [lockfile.version, lockfile.packages[''].version],
    'the package': packed.version,
    client: /^var version = "([^"]+)"/m.exec(client)?.[1],
    '/openapi.json': document.info.version,
    'CHANGELOG.md': /^## (\S+)/m.exec(await read('CHANGELOG.md'))?.[1],
  }).toEqual({
    'package.json': version,
    'package-lock.json': [version, version],
    'the package': version,
    client: version,
    '/openapi.json': version,
    'CHANGELOG.md': version,
  })

  for (const page of [
    'docs/api.md',
    'docs/embedding.md',
    'docs/frameworks.md',
    'package/README.md',
  ]) {
    const named = [
      ...(await read(page)).matchAll(/(?:versions\/|tischlein-)(\d[\w.-]*?)(?=\/|\.tgz)/g),
    ]
    expect(named.length).toBeGreaterThan(0)
    for (const [, number] of named) expect([page, number]).toEqual([page, version])
  }
})
