/** What the build keeps of itself for good: by version, the newest last, each file with its hash. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What stands for the address of the service in a text that is the same for every service. */
export const exampleOrigin = 'https://tischlein.example'

/** Returns what another page writes into its head for the newest version that is kept, and for no other bytes. */
export function snippetOf(versions: Versions): string {
  const [version = '', files = {}] = Object.entries(versions).at(-1) ?? []
  const script = 'embed.js'
  return `<script type="module" src="${exampleOrigin}/versions/${version}/${script}" integrity="${files[script]}" crossorigin></script>`
}
