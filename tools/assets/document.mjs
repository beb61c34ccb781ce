import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stdout } from 'node:process'

import { openApi } from '../../worker/openapi/document.ts'
import { renderReference } from '../../worker/openapi/reference-page.ts'

// Writes the API document as JSON and as an HTML page during the build. If the worker generated them, it would have to load
// their sources at each start.
const versions = join(import.meta.dirname, '../../web/public/versions.json')
const document = openApi()
const page = String(await renderReference(document, JSON.parse(await readFile(versions, 'utf8'))))
stdout.write(JSON.stringify({ document: JSON.stringify(document), page }))
