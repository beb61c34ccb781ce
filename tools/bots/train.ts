import { argv } from 'node:process'

import { Problem, run } from '../cli/local/problem.ts'

/**
 * Trains bots by self-play:
 * `npm run train -- the-game --players 3 --minutes 10`, `npm run train -- switch --minutes 10` or
 * `npm run train -- switch-winner --minutes 3`.
 * The random numbers have no seed, so every run ends with other weights.
 */
const trainers: Readonly<Record<string, () => Promise<unknown>>> = {
  'the-game': () => import('./train/the-game/train.ts'),
  switch: () => import('./train/switch.ts'),
  'switch-winner': () => import('./train/switch-winner.ts'),
}

await run(async () => {
  const trainer = trainers[argv.splice(2, 1)[0] ?? '']
  if (!trainer) throw new Problem(`Which game? One of ${Object.keys(trainers).join(', ')}`)
  await trainer()
})
