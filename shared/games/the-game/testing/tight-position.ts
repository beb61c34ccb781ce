import { pick, randomFrom, shuffle } from '../../../deal/random.ts'
import { allCards } from '../rules/deal.ts'
import { fixedLayout } from '../rules/layout.ts'
import { extreme } from './positions.ts'
import { commands, type Card, type Command, type State } from '../rules/state.ts'

/**
 * Returns a state in which seat 0 has little room on the piles, with more commands, backwards
 * tricks and skulls than in a normal deal.
 */
export function tightPosition(seed: number, most: number): State {
  const below = picksFrom(seed)
  const shuffled = shuffle(randomFrom('ab'.repeat(32)), allCards)[0]
  const turned = below(98)
  const layout = below(2)
    ? fixedLayout
    : [...shuffled.slice(turned), ...shuffled.slice(0, turned)].slice(0, 28)
  const cardWith = (command: Command): Card => layout[commands.indexOf(command) * 4 + below(4)] ?? 2

  const taken = new Set<Card>()
  const take = (wanted: Card): Card => {
    let card = wanted
    while (taken.has(card) || card < 2 || card > 99) card = 2 + below(98)
    taken.add(card)
    return card
  }
  // A turn never begins with a skull on top, so leave the skulls out.
  layout.slice(4, 8).forEach((skull) => taken.add(skull))
  const top = (tight: Card): Card => {
    const lock = (['no-backwards', 'one-pile', 'silence'] as const)[below(3)] ?? 'silence'
    return take(below(3) ? tight : cardWith(lock))
  }
  const tops = [
    top(99 - below(50)),
    top(99 - below(20)),
    top(2 + below(50)),
    top(2 + below(20)),
  ] as const
  layout.slice(4, 8).forEach((skull) => taken.delete(skull))

  const inHand = (): Card => {
    const near = tops[below(4)] ?? 2
    return (
      [
        near + (below(2) ? 10 : -10),
        cardWith('skull'),
        cardWith(commands[below(7)] ?? 'stop'),
        2 + below(98),
      ][below(4)] ?? 2
    )
  }
  const hand = Array.from({ length: 1 + below(most) }, () => take(inHand()))
  const expert = below(2) === 0
  const situation = { hand, others: [[]], tops, layout, expert }
  return extreme(below(3) ? situation : { ...situation, draw: 0 })
}

/** Returns a function that picks random numbers below a bound. */
export function picksFrom(seed: number): (below: number) => number {
  let random = randomFrom((seed >>> 0).toString(16).padStart(64, '0'))
  return (below) => {
    const [picked, next] = pick(random, below)
    random = next
    return picked
  }
}
