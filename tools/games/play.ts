import { run, say, stopOnSignal } from '../cli/local/problem.ts'
import { findGameFile } from './find-game.ts'
import { openPlayground } from './playground-server.ts'

// `npm run play NAME` serves the playground, and prints its address. This page shows the views of
// all seats of a single-file game side by side, and reloads the game when its file is saved.

await run(async () => {
  const [name] = process.argv.slice(2)
  const file = findGameFile(name, 'play')
  const playground = await openPlayground(file, 5180)
  stopOnSignal(() => playground.close())
  say(`\n  The playground of ${name}: ${playground.url}\n`)
})
