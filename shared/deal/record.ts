import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'

import { canonical, findEqual, isSame } from '../canonical.ts'
import { dayDeals, type DayDealId } from './day.ts'
import { gameRecordSchema, type GameRecord, type GameStep, type Proof } from './game-record.ts'
import { games } from '../games/all.ts'
import type { AnyGame, AnyOptions, AnyState, PreviousGame, Outcome } from '../game/game.ts'
import { readOptions } from '../game/options.ts'
import { seatsFor } from '../game/seats.ts'
import { commitment, keyOf } from './proof.ts'
import { randomFrom } from './random.ts'
import { isFromNewerVersion, makeReplayable } from './replay.ts'
import { withMoveTakenBack, withStep, type Standing } from './standing-steps.ts'
import { ok, refuse, type Result } from '../result.ts'
import { readonlyObject } from '../protocol/schemas.ts'
import { runToCompletion, stepsPerPiece, type CooperativeTask } from '../cooperative-task.ts'

/** The reasons why a game record fails verification, in the order of the checks. */
export const misfits = [
  /** The file is not a game record, or a newer version of Tischlein wrote it. */
  'unreadable',
  'game',
  /**
   * The game was played by an older version of the rules, which the current rules cannot replay.
   */
  'older-rules',
  'options',
  'seats',
  /** The secret does not match the commitment. */
  'commitment',
  /** A step is not legal with the cards that follow from the secret and the nonces. */
  'step',
  /** The steps are legal, but a checksum does not match. */
  'check',
  'outcome',
] as const
export type Misfit = {
  readonly what: (typeof misfits)[number]
  /** The index of the first wrong step or checksum, from 0. Present only for `step` and `check`. */
  readonly step?: number
}

/** A game record that has passed verification. */
export type VerifiedGame = {
  readonly record: GameRecord
  /** The key of the deal, derived from the secret and the nonces. All cards follow from it. */
  readonly key: string
  readonly outcome: Outcome
}

type Unchecked = Omit<GameRecord, 'checks' | 'outcome'>

/**
 * Returns a checksum for each step. Each checksum covers its step and the previous checksum; the
 * first covers the deal. So a changed step changes all later checksums.
 */
export const checksOf = (record: Unchecked): string[] => runToCompletion(checking(record))

export function* checking(record: Unchecked): CooperativeTask<string[]> {
  const checks: string[] = []
  for (const step of record.steps) {
    checks.push(checkOf(checks.at(-1) ?? headOf(record), step))
    if (checks.length % stepsPerPiece === 0) yield
  }
  return checks
}

/**
 * Verifies a game record: replays it from its secret, and returns the first mismatch.
 * @example
 * const verified = verifyRecord(JSON.parse(text))
 * if (!verified.ok) console.error(verified.refused.what, verified.refused.step)
 */
export function verifyRecord(
  file: unknown,
  known: readonly AnyGame[] = games,
): Result<VerifiedGame, Misfit> {
  const read = v.safeParse(fileSchema, file)
  if (!read.success) return refuse({ what: 'unreadable' })
  // The schema does not validate the options, moves and signals of the game. The code below
  // compares them with the legal options, moves and signals.
  const record = read.output as unknown as GameRecord
  const { proof, names } = record

  const game = known.find(({ about }) => about.id === record.game)
  if (!game) return refuse({ what: 'game' })
  if (isFromNewerVersion(game, record)) return refuse({ what: 'unreadable' })
  const played = makeReplayable(game, record)
  if (!played) return refuse({ what: 'older-rules' })
  const options = readOptions(game.choices, played.options)
  if (!options.ok || !isSame(options.value, played.options)) return refuse({ what: 'options' })
  if (!seatsFit(game, played)) return refuse({ what: 'seats' })
  if (commitment(proof.secret) !== proof.commitment) return refuse({ what: 'commitment' })

  const key = keyOf(record)
  const ended = playedAgain(
    game,
    played,
    game.setup(names.length, played.options, randomFrom(key), played.previousGame),
  )
  if (!ended.ok) return ended
  const broken = brokenCheck(record)
  if (broken !== null) return refuse({ what: 'check', step: broken })
  const outcome = game.outcome(ended.value)
  if (outcome === null || !isSame(outcome, record.outcome)) return refuse({ what: 'outcome' })
  return ok({ record, key, outcome })
}

function seatsFit(
  game: AnyGame,
  { names, proof, options, previousGame: before, firstDealt }: GameRecord,
): boolean {
  if (firstDealt && 'day' in firstDealt && !isOfDay(game, proof, firstDealt.deal)) return false
  const { min, max } = seatsFor(game, options)
  return (
    names.length >= min &&
    names.length <= max &&
    proof.nonces.length === names.length &&
    (before === null || isBefore(before, names.length))
  )
}

/**
 * Whether a record fits this deal of the day: the same game and number of seats, and no nonces.
 * Nonces would have changed the cards.
 */
function isOfDay({ about }: AnyGame, { nonces }: Proof, deal: DayDealId): boolean {
  const { game, seats } = dayDeals[deal]
  return game === about.id && nonces.length === seats && nonces.every((nonce) => nonce === null)
}

/** Whether `previousSeats` is valid: in the previous game, each player had a different seat or none. */
function isBefore({ outcome, previousSeats: was }: PreviousGame, seats: number): boolean {
  const sat = was.filter((seat) => seat !== null)
  return (
    was.length === seats &&
    new Set(sat).size === sat.length &&
    (outcome.kind !== 'places' || sat.every((seat) => seat < outcome.places.length))
  )
}

function playedAgain(
  game: AnyGame,
  { steps, options, names }: GameRecord,
  dealt: AnyState,
): Result<AnyState, Misfit> {
  let standing: Standing = { state: dealt, steps: [] }
  for (const [at, step] of steps.entries()) {
    const next = step.seat < names.length ? applyStep(game, options, standing, step) : null
    if (next === null) return refuse({ what: 'step', step: at })
    standing = next
  }
  return ok(standing.state)
}

/**
 * Applies a step of the file to `standing` as a table does: a move or signal if it is legal, or a
 * take-back. Returns null if the step is not possible.
 */
function applyStep(
  game: AnyGame,
  options: AnyOptions,
  standing: Standing,
  step: GameStep,
): Standing | null {
  const { state } = standing
  const { seat } = step
  if ('takeBack' in step)
    return game.outcome(state) === null ? withMoveTakenBack(game, options, standing, seat) : null
  const view = game.view(state, seat)
  if ('signal' in step) {
    const signal = findEqual(game.signals(view, options), step.signal)
    return signal === undefined ? null : withStep(game, options, standing, { seat, signal })
  }
  if (!game.toMove(state).includes(seat)) return null
  const move = findEqual(game.moves(view, options), step.move)
  return move === undefined ? null : withStep(game, options, standing, { seat, move })
}

function brokenCheck(record: GameRecord): number | null {
  const checks = checksOf(record)
  const length = Math.max(checks.length, record.checks.length)
  for (let at = 0; at < length; at++) if (checks[at] !== record.checks[at]) return at
  return null
}

const short = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)

const checkOf = (previous: string, step: GameStep): string => short(previous + canonical(step))

/**
 * Returns the checksum of the deal, which the first step's checksum covers. Leaves out the secret,
 * because the commitment already determines it.
 */
function headOf(record: Unchecked): string {
  const { format, code, deal, firstDealt, game, gameVersion, options, previousGame, names, proof } =
    record
  return short(
    canonical({
      format,
      code,
      deal,
      firstDealt,
      game,
      gameVersion,
      options,
      previousGame,
      names,
      commitment: proof.commitment,
      nonces: proof.nonces,
    }),
  )
}

/**
 * The schema of a file. It accepts any outcome, so that a wrong one is reported as `outcome`
 * instead of `unreadable`.
 */
const fileSchema = readonlyObject({ ...gameRecordSchema.entries, outcome: v.looseObject({}) })
