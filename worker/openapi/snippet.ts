/** What the build keeps of itself for good: by version, the newest last, each file with its hash. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What another page writes into its head for the newest version that is kept, and for no other bytes. */
export function snippetOf(origin: string, versions: Versions): string {
  const [version = '', files = {}] = Object.entries(versions).at(-1) ?? []
  const from = (file: string) => `"${origin}/versions/${version}/${file}"`
  const only = (file: string) => `integrity="${files[file]}" crossorigin`
  return [
    `<link rel="stylesheet" href=${from('embed.css')} ${only('embed.css')}>`,
    `<script type="module" src=${from('embed.js')} ${only('embed.js')}></script>`,
  ].join('\n')
}
