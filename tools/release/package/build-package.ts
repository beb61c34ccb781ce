import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { version } from '../../../shared/version.ts'
import { placeholderRules } from '../../../web/embed/element/size.ts'
import { dist, root } from '../../cli/local/build.ts'
import { declarationsOf } from './declarations.ts'
import { manifest } from './manifest.ts'

const source = join(root, 'package')
const contract = 'web/embed/element/contract.ts'

/** Files that the page's build has written, by their names in the package. */
const built = {
  'table.js': 'embed.js',
  'client.js': 'client.js',
  'client.d.ts': 'client.d.ts',
} as const

/** Writes the package to a folder: the files of package/, and the generated files. */
export async function buildPackage(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const file of await readdir(source, { withFileTypes: true }))
    if (file.isFile()) await cp(join(source, file.name), join(to, file.name))
  const { name, ...described } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await writeJson(join(to, 'package.json'), { name, version, ...described })
  await cp(join(root, 'LICENSE'), join(to, 'LICENSE'))
  for (const [file, from] of Object.entries(built)) await cp(join(dist, from), join(to, file))
  await writeFile(join(to, 'element.css'), placeholderRules)
  await writeFile(join(to, 'table.d.ts'), tableTypes())
  await writeJson(join(to, 'custom-elements.json'), manifest())
}

const writeJson = (file: string, content: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`)

function tableTypes(): string {
  const wanted = ['TischleinTableProperties', 'TischleinTableEvents']
  const text = declarationsOf(contract, { project: 'web/tsconfig.json', wanted })
  // A page can also set the properties, so their types are not readonly.
  return text.replace(/(?<=TischleinTableProperties = \{)[^}]*/, (all) =>
    all.replaceAll('readonly ', ''),
  )
}
