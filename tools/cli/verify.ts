import { readFile } from 'node:fs/promises'

import type { Outcome } from '../../shared/game/game.ts'
import { type Misfit, type VerifiedGame, verifyRecord } from '../../shared/deal/record.ts'
import { Problem, run, say } from './local/problem.ts'

/** The message for each reason why a record does not verify. */
const sentences: Readonly<Record<Misfit['what'], string>> = {
  unreadable: 'The file is not the record of a finished game.',
  game: 'This service does not offer the game.',
  'older-rules':
    'The rules have changed since the game was played, so it can no longer be verified.',
  options: 'The game does not have these options.',
  seats: 'The game is not for this number of players, or the numbers of names and nonces differ.',
  commitment: 'The secret does not match the commitment published before the deal.',
  step: 'The move is not legal with the cards that the secret deals.',
  check: 'The checksum does not match: the file was changed at this step or before it.',
  outcome: 'The game did not have this outcome.',
}

await run(async () => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Problem('Missing file: npm run verify -- FILE')
  const verified = verifyRecord(await readJson(file))
  if (!verified.ok) throw new Problem(describeMisfit(verified.refused))
  for (const line of linesOf(verified.value)) say(line)
})

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Problem(`${file} cannot be read as JSON.`)
  }
}

function describeMisfit({ what, step }: Misfit): string {
  const place = step === undefined ? '' : `, step ${step + 1}`
  return `Not verified (${what}${place}): ${sentences[what]}`
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
    ...(same ? [`cards       the same as in deal ${same.deal} of table ${same.code}`] : []),
    `commitment  ${proof.commitment} is the SHA-256 of the secret`,
    `key         ${key} is derived from the secret and the nonces`,
    `nonces      from ${added} of ${people} people; bots add none`,
    `steps       ${steps.length}, each legal with the cards that the key deals`,
    `checksums   ${record.checks.length}, all match`,
    `outcome     ${describeOutcome(outcome)}`,
    'The game is verified.',
  ]
}

function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'cooperative'
    ? `${outcome.won ? 'won' : 'lost'} together (${outcome.clause}), score ${outcome.score}`
    : `places ${outcome.places.join(', ')}, points ${outcome.points.join(', ')}`
}
