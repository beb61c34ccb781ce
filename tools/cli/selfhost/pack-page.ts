import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { packedAt, type PageFiles } from './assets.ts'

const pack = promisify(brotliCompress)

/** Packs the files of a page as small as they get, beside themselves: the runtime would do it anew for each visitor, and in haste. */
export async function packPage(folder: string, files: PageFiles): Promise<void> {
  const packing = Object.entries(files).map(async ([path, { packs }]) => {
    if (packs)
      await writeFile(join(folder, packedAt(path)), await pack(await readFile(join(folder, path))))
  })
  await Promise.all(packing)
}
