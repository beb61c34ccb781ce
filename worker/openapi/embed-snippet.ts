/**
 * The hash of each file of each release, by version and file name. The newest release is the last.
 * Every later build still serves the files.
 */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A placeholder for the origin of the service in texts that are the same for every service. */
export const exampleOrigin = 'https://tischlein.example'

/**
 * Returns the script tag for a page that embeds a table. The tag loads the newest release and
 * checks its hash, or loads the current build if there is no release.
 */
export function embedSnippet(versions: Versions): string {
  const script = 'embed.js'
  const newest = Object.entries(versions).at(-1)
  if (!newest) return `<script type="module" src="${exampleOrigin}/${script}"></script>`
  const [version, files] = newest
  return `<script type="module" src="${exampleOrigin}/versions/${version}/${script}" integrity="${files[script]}" crossorigin></script>`
}
