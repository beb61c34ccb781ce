import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { stdout } from 'node:process'

import { rulesText } from '../../shared/define-game/words.ts'
import { oneFileGames } from '../../shared/games/one-file-games.ts'
import { mcpTools } from '../../worker/openapi/mcp-tools.ts'
import { openApi } from '../../worker/openapi/document.ts'
import { renderReference } from '../../worker/openapi/reference-page.ts'

// Writes the API document as JSON and as an HTML page during the build, and what the Model Context Protocol needs. If the worker generated them, it would have to load
// their sources at each start.
const versions = join(import.meta.dirname, '../../web/public/versions.json')
const document = openApi()
const page = String(await renderReference(document, JSON.parse(await readFile(versions, 'utf8'))))
const games = join(import.meta.dirname, '../../shared/games')
const rules = Object.fromEntries(
  oneFileGames.filter(({ draft }) => !draft).map((game) => [game.id, rulesText(game)]),
)
for await (const path of glob('*/RULES.md', { cwd: games }))
  rules[basename(dirname(path))] = await readFile(join(games, path), 'utf8')
const tools = JSON.stringify(mcpTools())
stdout.write(JSON.stringify({ document: JSON.stringify(document), page, tools, rules }))
