import { basename, dirname } from 'node:path/posix'

/** A file of ours, and how many lines it has. */
export type SourceFile = { readonly file: string; readonly lines: number }

const mostFiles = 22
const mostLines = 250

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
/** Kebab-case; a component and a class are named as they are, and so is a hook. */
const goodName =
  /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*|use[A-Z][A-Za-z]*)(\.(test|spec|config|d))?$/

/** What somebody who looks for something would trip over, as sentences. */
export function untidiness(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ file }) => /\.(ts|tsx)$/.test(file) && !isTest(file))
  const folders = Map.groupBy(sources, ({ file }) => dirname(file))
  return [
    ...[...folders]
      .filter(([, all]) => all.length > mostFiles)
      .map(([folder, all]) => `${folder} has ${all.length} source files`),
    ...[...sources, ...files.filter(({ file }) => file.endsWith('.css'))]
      .filter(({ file, lines }) => lines > mostLines && !file.includes('/testing/'))
      .map(({ file, lines }) => `${file} has ${lines} lines`),
    ...files
      .filter(({ file }) => /\.(ts|tsx)$/.test(file))
      .filter(({ file }) => !goodName.test(basename(file).replace(/\.tsx?$/, '')))
      .map(({ file }) => `${file} is named like nothing else`),
    ...files
      .filter(({ file }) => file.startsWith('shared/') && /\.(tsx|css)$/.test(file))
      .map(({ file }) => `${file} is for pages`),
  ]
}
