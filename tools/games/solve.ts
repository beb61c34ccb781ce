import { parseArgs } from 'node:util'

import { randomNumbered } from '../../shared/deal/random.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { solve, type Answer } from '../../shared/games/the-game/clairvoyant.ts'
import { choices, type Options } from '../../shared/games/the-game/options.ts'
import { setup } from '../../shared/games/the-game/rules/deal.ts'
import { run, say } from '../cli/local/problem.ts'

// Counts how many deals of The Game a player who sees all cards can win:
// `npm run solve -- --players 1 --deals 1000 --width 300`.
await run(async () => {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '1' },
      deals: { type: 'string', default: '100' },
      first: { type: 'string', default: '1' },
      width: { type: 'string', default: '300' },
    },
  })
  const [players, deals, first, width] = [
    values.players,
    values.deals,
    values.first,
    values.width,
  ].map(Number) as [number, number, number, number]
  const options = defaultsOf(choices.values) as Options
  const counts: Record<Answer, number> = { yes: 0, no: 0, 'not-found': 0 }
  const begun = performance.now()
  for (let number = first; number < first + deals; number++)
    counts[solve(setup(players, options, randomNumbered(number)), width)]++
  const each = Math.round((performance.now() - begun) / deals)
  say(
    `${players} players, deals ${first} to ${first + deals - 1}, width ${width}: won ${counts.yes}, cannot be won ${counts.no}, ` +
      `not found ${counts['not-found']}; ${each} ms a deal`,
  )
})
