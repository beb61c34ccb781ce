import { readFile } from 'node:fs/promises'

import type { Outcome } from '../../shared/game/game.ts'
import { type Misfit, type VerifiedGame, verifyRecord } from '../../shared/deal/record.ts'
import { Problem, run, say } from './local/problem.ts'

/** The message for each reason why a record does not verify. */
const sentences: Readonly<Record<Misfit['what'], string>> = {
  unreadable: 'This is not the export of a finished game.',
  game: 'The game is not one of ours.',
  'older-rules':
    'It was played by rules that have changed since, so it cannot be checked any more.',
  options: 'The options are not those of the game.',
  seats:
    'So many cannot play this game, or the names and the shares in the chance differ in number.',
  commitment: 'The secret is not the one that was promised before the deal.',
  step: 'This could not be done with the cards that the secret deals.',
  check: 'This is not what the table wrote down: the file has been changed here or before.',
  outcome: 'The game did not end like this.',
}

await run(async () => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Problem('Say which game: npm run verify -- FILE')
  const verified = verifyRecord(await readJson(file))
  if (!verified.ok) throw new Problem(misfitTold(verified.refused))
  for (const line of linesOf(verified.value)) say(line)
})

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Problem(`${file} cannot be read as JSON.`)
  }
}

function misfitTold({ what, step }: Misfit): string {
  const place = step === undefined ? '' : `, step ${step + 1}`
  return `Does not fit (${what}${place}): ${sentences[what]}`
}

function linesOf({ record, key, outcome }: VerifiedGame): string[] {
  const { code, deal, firstDealt: same, game, names, proof, steps } = record
  const added = proof.nonces.filter((nonce) => nonce !== null).length
  const people = names.filter(
    (_, seat) =>
      typeof proof.nonces[seat] === 'string' ||
      steps.some((step) => step.seat === seat && step.by === 'human'),
  ).length
  return [
    `${game}, table ${code}, deal ${deal}, played by ${names.join(', ')}`,
    ...(same ? [`cards     those of table ${same.code}, deal ${same.deal}, dealt again`] : []),
    `promise   ${proof.commitment} is SHA-256 of the secret`,
    `key       ${key} from the secret and the contributions`,
    `shuffle   contributions from ${added} of ${people} people; bots add none`,
    `steps     ${steps.length}, each legal with the cards that this key deals`,
    `checks    ${record.checks.length}, each as the table wrote it down`,
    `outcome   ${outcomeTold(outcome)}`,
    'Everything fits.',
  ]
}

function outcomeTold(outcome: Outcome): string {
  return outcome.kind === 'cooperative'
    ? `${outcome.won ? 'won' : 'lost'} together (${outcome.clause}), score ${outcome.score}`
    : `places ${outcome.places.join(', ')}, points ${outcome.points.join(', ')}`
}
