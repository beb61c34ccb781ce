import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { dayDeals } from '../../shared/deal/day.ts'
import { commitment, dealKey } from '../../shared/deal/proof.ts'
import type { Outcome } from '../../shared/game/game.ts'
import { dayDescriptionSchema } from '../../shared/protocol/answers.ts'
import type { DayDescription } from '../../shared/protocol/protocol.ts'
import type { FirstDealt } from '../../shared/deal/game-record.ts'
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
  const json = await readJson(file)
  const day = v.safeParse(dayDescriptionSchema, json)
  if (day.success) {
    for (const line of linesOfDay(day.output)) say(line)
    return
  }
  const verified = verifyRecord(json)
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
    ...(same ? [`cards       ${describeFirstDeal(same)}`] : []),
    `commitment  ${proof.commitment} is the SHA-256 of the secret`,
    `key         ${key} is derived from the secret and the nonces`,
    `nonces      from ${added} of ${people} people; bots add none`,
    `steps       ${steps.length}, each legal with the cards that the key deals`,
    `checksums   ${record.checks.length}, all match`,
    `outcome     ${describeOutcome(outcome)}`,
    'The game is verified.',
  ]
}

function describeFirstDeal(first: FirstDealt): string {
  return 'day' in first
    ? `deal of the day ${first.day} (${first.deal}); compare the commitment with /api/day/${first.day}`
    : `the same as in deal ${first.deal} of table ${first.code}`
}

/**
 * Verifies the answer of `/api/day/2026-11-24`: the secret is the one that was committed to, and
 * has one key for each deal.
 */
function linesOfDay({ day, commitment: published, secret, deals }: DayDescription): string[] {
  if (secret === undefined)
    throw new Problem(`The secret of ${day} is not published before the day is over.`)
  if (commitment(secret) !== published)
    throw new Problem(`Not verified (commitment): ${sentences.commitment}`)
  const keys = deals.map(({ deal }) => {
    const nonces = Array.from({ length: dayDeals[deal].seats }, () => null)
    return `key         ${dealKey(secret, nonces, day, deal)} of ${deal}`
  })
  return [
    `the deals of ${day}`,
    `commitment  ${published} is the SHA-256 of the secret`,
    ...keys,
    'The day is verified.',
  ]
}

function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'cooperative'
    ? `${outcome.won ? 'won' : 'lost'} together (${outcome.clause}), score ${outcome.score}`
    : `places ${outcome.places.join(', ')}, points ${outcome.points.join(', ')}`
}
