import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { headlineOutlines } from './outlines.ts'

// Writes the letters that the worker draws, after the typeface or its letters have changed:
// npx node tools/assets/fonts/write-outlines.ts && npx oxfmt worker/preview/letters.json

const file = join(import.meta.dirname, '../../../worker/preview/letters.json')
await writeFile(file, JSON.stringify(await headlineOutlines(), null, 2))
