import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { dist, root } from '../../cli/local/build.ts'
import { folderOf, integrityOf, packageVersion, readVersions, versionFiles } from './versions.ts'

test('a version that was kept is served as it was kept, to the byte', async () => {
  const versions = await readVersions()
  expect(await readdir(folderOf('..'))).toContain('versions.json')
  expect((await readdir(folderOf('.'))).sort()).toEqual(Object.keys(versions).sort())
  for (const [version, files] of Object.entries(versions)) {
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['embed.js', 'client.js']))
    for (const [file, integrity] of Object.entries(files))
      for (const folder of [folderOf(version), join(dist, 'versions', version)])
        expect([file, integrityOf(await readFile(join(folder, file)))]).toEqual([file, integrity])
  }
})

test('the version of the package is kept, and it is the one that the docs show, with its hashes', async () => {
  const version = await packageVersion()
  const versions = await readVersions()
  expect(Object.keys(versions).at(-1)).toBe(version)
  expect(Object.keys(versions[version] ?? {})).toEqual(versionFiles)
  const page = await readFile(join(root, 'docs/embedding.md'), 'utf8')
  const file = 'embed.js'
  expect(page).toContain(`/versions/${version}/${file}" integrity="${versions[version]?.[file]}"`)
  for (const named of ['docs/embedding.md', 'docs/frameworks.md', 'package/README.md'])
    for (const [, number] of (await readFile(join(root, named), 'utf8')).matchAll(
      /(?:versions\/|tischlein-)(\d+\.\d+\.\d+)/g,
    ))
      expect([named, number]).toEqual([named, version])
})
