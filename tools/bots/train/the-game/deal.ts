import { allCards, handSize, inOrder } from '../../../../shared/games/the-game/rules/deal.ts'
import { commandsIn, fixedLayout } from '../../../../shared/games/the-game/rules/layout.ts'
import { wholeTurns } from '../../../../shared/games/the-game/bot/turns/whole-turns.ts'
import { drawCount, handAfter } from '../../../../shared/games/the-game/bot/next-position.ts'
import type { Position } from '../../../../shared/games/the-game/bot/position.ts'
import type { WholeTurn } from '../../../../shared/games/the-game/bot/turns/turns.ts'
import type { Options } from '../../../../shared/games/the-game/options.ts'
import { startOfTurn, type Tops } from '../../../../shared/games/the-game/rules/turn.ts'
import { shuffle, type Random } from '../../../../shared/deal/random.ts'

export type Choose = (position: Position, turns: readonly WholeTurn[]) => WholeTurn

/**
 * Plays one deal turn by turn. It never builds the state of the game's rules, so it is many times
 * faster than the rules.
 * @returns how many cards are left
 */
export function playDeal(seats: number, options: Options, random: Random, choose: Choose): number {
  const [draw] = shuffle(random, allCards)
  const size = handSize(seats, options)
  const commandOn = commandsIn(options.edition === 'extreme' ? fixedLayout : [])
  const hands = Array.from({ length: seats }, () => inOrder(draw.splice(-size)))
  const unlaid = new Set(allCards)
  let tops: Tops = [1, 1, 100, 100]

  for (let seat = 0; unlaid.size > 0; seat = (seat + 1) % seats) {
    const hand = hands[seat] ?? []
    if (hand.length === 0) continue
    const position: Position = {
      edition: options.edition,
      seats,
      begun: startOfTurn(tops),
      hand,
      unseen: flagsOf([...unlaid].filter((card) => !hand.includes(card))),
      draw: draw.length,
      handSize: size,
      terms: { minimum: draw.length > 0 ? 2 : 1, commandOn },
    }
    const turns = wholeTurns(position)
    if (turns.length === 0) return unlaid.size
    const turn = choose(position, turns)
    const left = handAfter(position, turn)
    for (const { card } of turn.plays()) unlaid.delete(card)
    tops = turn.tops
    const drawn = drawCount(position, turn, left.length)
    hands[seat] = inOrder([...left, ...draw.splice(draw.length - drawn)])
  }
  return 0
}

function flagsOf(cards: readonly number[]): Uint8Array {
  const flags = new Uint8Array(128)
  for (const card of cards) flags[card] = 1
  return flags
}
