/** The releases that every later build keeps serving: by version, the newest last, each file with its hash. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What stands for the address of the service in a text that is the same for every service. */
export const exampleOrigin = 'https://tischlein.example'

/** Returns what another page writes into its head: the newest release with its hash, before the first one the newest build. */
export function snippetOf(versions: Versions): string {
  const script = 'embed.js'
  const newest = Object.entries(versions).at(-1)
  if (!newest) return `<script type="module" src="${exampleOrigin}/${script}"></script>`
  const [version, files] = newest
  return `<script type="module" src="${exampleOrigin}/versions/${version}/${script}" integrity="${files[script]}" crossorigin></script>`
}
