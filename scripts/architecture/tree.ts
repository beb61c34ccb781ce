import { basename } from 'node:path/posix'

/** Kebab-case; a component and a class are named as they are, and so is a hook. */
const goodName =
  /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*|use[A-Z][A-Za-z]*)(\.(test|spec|config|d))?$/

/** Returns a sentence for each file whose name or place breaks a convention. */
export function untidiness(files: readonly string[]): string[] {
  return [
    ...files
      .filter((file) => /\.(ts|tsx)$/.test(file))
      .filter((file) => !goodName.test(basename(file).replace(/\.tsx?$/, '')))
      .map((file) => `${file} is named like nothing else`),
    ...files
      .filter((file) => file.startsWith('shared/') && /\.(tsx|css)$/.test(file))
      .map((file) => `${file} is for pages`),
  ]
}
