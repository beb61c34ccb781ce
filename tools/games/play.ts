import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { endWhenAsked, Problem, run, say } from '../cli/local/problem.ts'
import { openPlayground } from './playground-server.ts'

// `npm run play NAME` opens the playground: a page that shows the views of all seats of a
// single-file game side by side, and reloads the game when its file is saved.

await run(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Problem('Which game? `npm run play NAME`')
  const own = join(import.meta.dirname, `../../shared/games/${name}.ts`)
  const file = existsSync(name) ? resolve(name) : own
  if (!existsSync(file))
    throw new Problem(`There is no ${file}. \`npm run new-game ${name}\` writes it.`)
  const playground = await openPlayground(file, 5180)
  endWhenAsked(() => playground.close())
  say(`\n  The playground of ${name}: ${playground.url}\n`)
})
