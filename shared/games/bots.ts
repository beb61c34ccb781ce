import { botsFor } from '../define-game/bot.ts'
import type { AnyBots } from '../game/bot.ts'
import type { AnyGame } from '../game/game.ts'
import { bots as highLow } from './high-low/bot/bot.ts'
import { bots as nix } from './nix/bot/bot.ts'
import { oneFileGames } from './one-file-games.ts'
import { bots as switchBots } from './switch/bot/bot.ts'
import { bots as theGame } from './the-game/bot/bot.ts'

// Only the worker, scripts and tests import this list, so that no page loads the weights with which
// the bots rate moves.
const registered = new Map<string, unknown>([
  ['high-low', highLow],
  ['nix', nix],
  ['switch', switchBots],
  ['the-game', theGame],
  ...oneFileGames.map((game) => [game.id, botsFor(game)] as const),
])

/** Returns the bots of a game. Like all.ts, it hides the game-specific types. */
export function botsOf({ about }: Pick<AnyGame, 'about'>): AnyBots {
  const bots = registered.get(about.id)
  if (!bots) throw new Error(`there are no bots for ${about.id}`)
  return bots as AnyBots
}
