import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../../cli/local/build.ts'
import { buildPackage } from './build-package.ts'

const run = promisify(execFile)
const standIns = join(import.meta.dirname, 'stand-ins')
/**
 * Libraries whose types the package needs, but which are not installed here. The folder stand-ins/
 * has replacements for their type files.
 */
const libraries = {
  react: { '.': 'react.d.ts', './jsx-runtime': 'react-jsx-runtime.d.ts' },
  vue: { '.': 'vue.d.ts' },
  svelte: { './elements': 'svelte-elements.d.ts' },
} as const

/** A new project of a user of our package. The package is installed there without a network. */
export class ConsumerProject {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async create(): Promise<ConsumerProject> {
    const outside = await mkdtemp(join(tmpdir(), 'tischlein-'))
    const built = join(outside, 'built')
    const folder = join(outside, 'project')
    await buildPackage(built)
    await mkdir(folder)
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    await npm(outside, 'pack', built)
    const packed = (await readdir(outside)).filter((file) => file.endsWith('.tgz'))
    await npm(folder, 'install', ...packed.map((file) => join(outside, file)))
    const project = new ConsumerProject(folder)
    await project.#takeLibraries()
    return project
  }

  /** Deletes the folder of the project. */
  remove(): Promise<void> {
    return rm(join(this.folder, '..'), { recursive: true, force: true })
  }

  /** Runs a program in the project, and returns its output. */
  async run(program: string): Promise<string> {
    await writeFile(join(this.folder, 'program.js'), program)
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: this.folder })
    return stdout
  }

  /** Writes the files into the project, compiles them, and returns the compiler's errors. */
  async compile(files: Readonly<Record<string, string>>): Promise<string> {
    for (const [file, text] of Object.entries(files)) await writeFile(join(this.folder, file), text)
    const strictly = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
    const how = ['--target', 'es2024', '--module', 'nodenext', '--jsx', 'react-jsx', '--types', '']
    const compiler = [
      join(root, 'node_modules/typescript/lib/tsc.js'),
      '--ignoreConfig',
      '--noEmit',
    ]
    const lib = ['--lib', 'es2024,dom,dom.iterable']
    const words = [...compiler, ...strictly, ...how, ...lib, ...Object.keys(files)]
    return run(process.execPath, words, { cwd: this.folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    )
  }

  async #takeLibraries(): Promise<void> {
    const modules = join(this.folder, 'node_modules')
    await symlink(join(root, 'node_modules/preact'), join(modules, 'preact'))
    for (const [library, files] of Object.entries(libraries)) {
      await mkdir(join(modules, library))
      const places = Object.entries(files).map(([place, file]) => {
        const at = place === '.' ? './index.d.ts' : `./${file}`
        return [place, file, at] as const
      })
      for (const [, file, at] of places) await cp(join(standIns, file), join(modules, library, at))
      const exported = Object.fromEntries(places.map(([place, , at]) => [place, { types: at }]))
      const manifest = JSON.stringify({ name: library, exports: exported })
      await writeFile(join(modules, library, 'package.json'), manifest)
    }
  }
}

/**
 * The environment variables without those of npm. `npm test` has set them for this repository, and
 * they would mislead npm in the user's project.
 */
const cleanEnv = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))

const npm = (folder: string, ...words: readonly string[]) =>
  run('npm', [...words, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: Object.fromEntries(cleanEnv),
  })
