import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { workerd } from './workerd.ts'

export type Compatibility = { readonly date: string; readonly flags: readonly string[] }

/** The oldest compatibility date that workerd accepts. */
const oldest = '2021-05-01'

/**
 * Replaces a compatibility date by the oldest date plus the flags that have become the default
 * since then. workerd refuses a date in the future. If the clock of a machine is years behind, even
 * an old date is in the future.
 */
export async function compatibilityAsOf(date: string): Promise<Compatibility> {
  const [before, since] = await Promise.all([
    flagsIn({ date: oldest, flags: [] }),
    flagsIn({ date, flags: [] }),
  ])
  return { date: oldest, flags: [...since].filter((flag) => !before.has(flag)) }
}

/** Returns all flags that workerd turns on for a compatibility date with additional flags. */
export async function flagsIn({ date, flags }: Compatibility): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  try {
    await writeFile(join(folder, 'flags.js'), asks)
    await writeFile(
      join(folder, 'config.capnp'),
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "flags", worker = (
  modules = [(name = "flags.js", esModule = embed "flags.js")],
  compatibilityDate = "${date}",
  compatibilityFlags = ${JSON.stringify(flags)},
))]);`,
    )
    const { stdout } = await promisify(execFile)(workerd, ['test', 'config.capnp'], { cwd: folder })
    const all = JSON.parse(stdout) as Readonly<Record<string, boolean>>
    return new Set(Object.keys(all).filter((flag) => all[flag]))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const asks = `export default { test() { console.log(JSON.stringify(Cloudflare.compatibilityFlags)) } }`
