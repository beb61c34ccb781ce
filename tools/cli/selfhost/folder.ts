import { copyFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { unstable_readConfig as readConfig } from 'wrangler'

import { bundleWorker, dist, root } from '../local/build.ts'
import { workerdConfig } from './config.ts'
import { workerd } from './workerd.ts'

type Folder = {
  readonly path: string
  /** The entry point of the worker. Tests and measurements replace it. */
  readonly entry?: string
  /**
   * `copy` puts the runtime into the folder, so that the folder can be moved to other machines.
   * `link` puts only a symbolic link there.
   */
  readonly runtime?: 'copy' | 'link'
}

/** The settings of wrangler.toml that are used here. */
type Configured = {
  readonly compatibility_date: string
  readonly durable_objects: { readonly bindings: readonly { name: string; class_name: string }[] }
}

/**
 * Writes everything that workerd needs into a folder: the built page, the bundled worker and the
 * configuration. Miniflare could serve without this folder, with as many moves per second. But it
 * holds 570 MB with its Node process, and workerd alone 77 MB, without Node on the machine.
 */
export async function writeFolder({
  path,
  entry = 'worker/index.ts',
  runtime = 'link',
}: Folder): Promise<void> {
  const { compatibility_date, durable_objects }: Configured = readConfig({
    config: join(root, 'wrangler.toml'),
  })
  const config = workerdConfig({
    compatibilityDate: compatibility_date,
    objects: durable_objects.bindings.map((one) => [one.name, one.class_name] as const),
    authorities: rootCertificates,
  })
  await mkdir(path, { recursive: true })
  // Remove only the files of the previous build: the operator may have other files in this folder.
  await rm(join(path, 'page'), { recursive: true, force: true })
  await cp(dist, join(path, 'page'), { recursive: true })
  const written = {
    'config.capnp': config,
    'worker.js': await bundleWorker(entry),
    'assets.js': await bundleWorker('tools/cli/selfhost/assets.ts'),
  }
  for (const [name, text] of Object.entries(written)) await writeFile(join(path, name), text)
  for (const name of ['healthy.sh', 'back-up.sh'])
    await copyFile(join(root, 'deploy', name), join(path, name))
  await writeProgram(path, runtime)
}

/**
 * Writes the runtime and its start script into a folder that already contains the configuration.
 */
export async function writeProgram(path: string, runtime: 'copy' | 'link'): Promise<void> {
  await copyFile(join(root, 'deploy/start.sh'), join(path, 'start.sh'))
  const program = join(path, 'workerd')
  await rm(program, { force: true })
  await (runtime === 'copy' ? copyFile : symlink)(workerd, program)
}
