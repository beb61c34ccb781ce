import { cardsFor, type Row } from '../rules/rows.ts'
import {
  addPoints,
  gainByPush,
  placeOf,
  places,
  push,
  type Board,
  type Player,
  type Worths,
} from './board.ts'
import { playersHabit, superHabit } from './habits.ts'
import { subtract, type Laying, type CardCounts } from './card-counts.ts'
import type { Planner, Step } from './plan.ts'
import { fieldWorths, type ChipToCome, type Position } from './position.ts'
import { rowAt, within, type World } from './world.ts'

/**
 * A move to simulate: the row and the kind of the chip to place, and the cards left in the hand.
 */
interface Course {
  readonly row: Row
  readonly isSuper: boolean
  readonly rest: CardCounts
}

/**
 * The weight of the points that a push gains or loses when a simulated player chooses a row. It was
 * found by games of the bot against itself.
 */
const pushWeight = 0.25

/**
 * Returns a function that simulates the rest of the deal: it places the chip of `course`, and then
 * the later chips as `world` samples them. It returns the probability that the bot wins the game.
 */
export function playOutFrom(
  position: Position,
  planner: Planner,
): (course: Course, world: World) => number {
  const { me, players, seats, toCome } = position
  const board: Board = new Int8Array(places)
  const supersNow = Uint8Array.from(position.hasSuper, Number)
  const hasSuper = new Uint8Array(players)
  const held = new Int8Array(seats)
  const remaining: Laying[][] = Array.from({ length: seats }, () => [])
  const shares = new Float64Array(8)
  const points = new Float64Array(players)
  const rivalWeight = 1 / (players - 1)

  return (course, world) => {
    board.set(position.board)
    hasSuper.set(supersNow)
    held.set(position.held)
    world.plans?.forEach((plan, player) => {
      remaining[player] = [...plan]
    })
    lay(me, course.row, course.isSuper)
    let left = course.rest
    for (let at = 1; at < toCome.length; at++) {
      const chip = toCome[at]
      if (!chip) break
      if (chip.player === seats) {
        push(board, world.egon[chip.round - 1] ?? 6, seats, chip.round === 4)
      } else if (chip.player === me) {
        left = layMine(chip, left)
      } else if (world.plans) {
        layAsPlanned(chip)
      } else {
        layAsUsual(chip, world.luck[at] ?? [0, 0])
      }
    }
    points.set(position.totals)
    addPoints(board, fieldWorths, points)
    return chanceToWin(points, me, position.deal)
  }

  /**
   * Places the bot's own chip. It follows the bot's plan, but also takes into account what the push
   * gains in the current position.
   */
  function layMine({ round, worths }: ChipToCome, hand: CardCounts): CardCounts {
    let [chosen, most] = [null as Step | null, -Infinity]
    for (const step of planner.steps(hand, round, hasSuper[me] === 1)) {
      const worth = step.worth + gainByPush(board, step.laying.row, me, worths, rivalWeight)
      if (worth > most) [chosen, most] = [step, worth]
    }
    if (!chosen) return hand
    lay(me, chosen.laying.row, chosen.isSuper)
    return subtract(hand, chosen.laying.cards)
  }

  function layAsPlanned(chip: ChipToCome): void {
    const { player, round } = chip
    const plan = remaining[player] ?? []
    const later = chip.next < 0 ? null : (toCome[chip.next]?.worths ?? null)
    const mustUseJoker = plan.length > 1 && jokerPlays(plan) >= plan.length - 1
    let [chosen, most, isSuper] = [0, -Infinity, false]
    plan.forEach((laying, at) => {
      // Choose “no card” only if the plan contains nothing else (NU-06).
      if (laying.cards === 0) return
      if (mustUseJoker && !laying.failsAtLast) return
      const row = round === 5 ? laying.rowAtLast : laying.row
      const now = chip.worths[placeOf(row, 0)] ?? 0
      const lost = later ? (later[placeOf(row, 0)] ?? 0) : 0
      const superGain =
        hasSuper[player] === 1 && !laying.hasJoker && round < 5
          ? now - (round < 4 && later ? bestLater(plan, at, later) : 0)
          : -1
      const score =
        now -
        lost +
        gainByPush(board, row, player, chip.worths, rivalWeight) +
        Math.max(superGain, 0)
      if (score > most) [chosen, most, isSuper] = [at, score, superGain >= 0]
    })
    const laying = plan[chosen]
    if (!laying) return
    plan.splice(chosen, 1)
    if (laying.cards === 0) isSuper = hasSuper[player] === 1 && round === 4
    lay(player, round === 5 ? laying.rowAtLast : laying.row, isSuper)
  }

  /**
   * Places a chip in a random row. Each row is as likely as players with this number of cards
   * choose it (`playersHabit`), and more likely if the push gains points.
   */
  function layAsUsual({ player, round, worths }: ChipToCome, luck: readonly number[]): void {
    const cards = held[player] ?? 0
    const habit = playersHabit(round, cards)
    let all = 0
    for (let row = 0; row < 8; row++) {
      const share = habit[row] ?? 0
      const gain = share > 0 ? gainByPush(board, row as Row, player, worths, rivalWeight) : 0
      all += shares[row] = share * Math.exp(pushWeight * gain)
    }
    const row = within(rowAt(shares, (luck[0] ?? 0) * all), cards)
    held[player] = cards - cardsFor[row]
    const isSuper = hasSuper[player] === 1 && (luck[1] ?? 0) < superHabit(round, row)
    lay(player, row, isSuper)
  }

  function lay(player: Player, row: Row, isSuper: boolean): void {
    if (isSuper) hasSuper[player] = 0
    push(board, row, player, isSuper)
  }
}

const jokerPlays = (plan: readonly Laying[]): number =>
  plan.reduce((count, { failsAtLast }) => count + Number(failsAtLast), 0)

/**
 * Returns the best value that the super-chip can have in the player’s next turn. It tries all
 * combinations of the plan except the one at the index `except`.
 */
function bestLater(plan: readonly Laying[], except: number, later: Worths): number {
  let best = 0
  for (let at = 0; at < plan.length; at++) {
    const laying = plan[at]
    if (laying && at !== except && !laying.hasJoker)
      best = Math.max(best, later[placeOf(laying.row, 0)] ?? 0)
  }
  return best
}

/**
 * After each of the four deals, the lead in points with which a player finishes ahead of another
 * with a probability of 73 %.
 */
const safeLeads = [32, 24, 16, 3]

/**
 * Estimates the probability of winning: the product of the probabilities that `me` finishes ahead
 * of each other player.
 */
function chanceToWin(points: Float64Array, me: Player, deal: number): number {
  const safeLead = safeLeads[deal - 1] ?? 1
  const own = points[me] ?? 0
  let chance = 1
  for (let player = 0; player < points.length; player++)
    if (player !== me) chance /= 1 + Math.exp(((points[player] ?? 0) - own) / safeLead)
  return chance
}
