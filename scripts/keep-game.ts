import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { playedToday, statesOf } from '../shared/deal/replay.ts'
import { randomRecord } from '../shared/deal/testing/random-record.ts'
import { withAllShapes } from '../shared/game/laws/shapes.ts'
import { gameOf } from '../shared/games/all.ts'
import { root } from './local/build.ts'
import { Problem, run, say } from './local/problem.ts'

// Writes down what today's version of a game leaves behind, for the law that says it can be read for ever
// (shared/game/laws/every-game-stored.test.ts): `npx node scripts/keep-game.ts switch`, once for each version.

await run(async () => {
  const [id = '', seed = '05'] = process.argv.slice(2)
  const game = gameOf(id)
  if (!game) throw new Problem('Say which game: npx node scripts/keep-game.ts GAME')
  const file = join(root, `shared/games/${id}/testing/stored/${game.version}.json`)
  if (existsSync(file)) throw new Problem(`${file} was made by that version: it stays as it is.`)
  const record = randomRecord(game, seed.repeat(32))
  const played = playedToday(game, record)
  const all = played ? statesOf(game, played) : []
  const states = withAllShapes(all).map((at) => ({ at, state: all[at] }))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ states, record })}\n`)
  say(`${file}: ${record.names.length} seats, ${states.length} states of ${all.length}`)
})
