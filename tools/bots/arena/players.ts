import type { AnyBot, AnyPlayer } from '../../../shared/game/bot.ts'
import type { AnyGame } from '../../../shared/game/game.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import { strengths, type Strength } from '../../../shared/game/strength.ts'
import { pick } from '../../../shared/deal/random.ts'

/** Returns the names of all computer players of a game; the weakest is last. */
export const playersOf = (game: AnyGame): string[] => [
  ...strengths.toReversed(),
  ...Object.keys(botsOf(game).rivals ?? {}),
  'chance',
]

export function playerNamed(game: AnyGame, name: string): AnyPlayer {
  const { bot, rivals } = botsOf(game)
  const found = isStrength(name) ? playingAt(bot, name) : rivals?.[name]
  if (found) return found
  if (name === 'chance') return byChance(game)
  throw new Error(`${game.about.id} has no ${name}, only ${playersOf(game).join(', ')}`)
}

const isStrength = (name: string): name is Strength => strengths.some((one) => one === name)

const playingAt = (bot: AnyBot, strength: Strength): AnyPlayer => ({
  move: (view, options, asked) => bot.move(view, options, { ...asked, strength }),
  signal: (view, options) => bot.signal(view, options),
})

/** Returns a player that makes random legal moves. */
const byChance = (game: AnyGame): AnyPlayer => ({
  move(view, options, { random }) {
    const moves = game.moves(view, options)
    return moves[pick(random, moves.length)[0]] ?? null
  },
  signal: () => null,
})
