import type { Card, Command, Move, Pile } from '../rules/state.ts'

/**
 * A turn as the rulebook describes it: the tops of the piles at its start, and every card played
 * since.
 */
export type BookTurn = {
  readonly start: readonly number[]
  readonly played: readonly (readonly [card: Card, pile: Pile])[]
  readonly hand: readonly Card[]
  readonly minimum: number
  readonly command: (card: Card) => Command | undefined
}

/**
 * Returns the legal plays, computed from the rulebook as plainly as possible without regard for speed. It answers each
 * question from all cards played, and searches every sequence for an end of the turn. Tests compare the real rules with
 * it.
 */
export function playsByTheBook(turn: BookTurn): Move[] {
  return turn.hand.flatMap((card) =>
    ([0, 1, 2, 3] as const)
      .filter((pile) => mayLie(turn, card, pile))
      .map((pile): Move => {
        const loses = !canEndByTheBook(withCard(turn, card, pile))
        return loses ? { do: 'play', card, pile, loses } : { do: 'play', card, pile }
      }),
  )
}

export function endsByTheBook({ start, played, minimum, command }: BookTurn): boolean {
  if (shows({ start, played, command }, 'skull')) return false
  const flash = played.map(([card]) => command(card))
  if (flash.includes('three')) return played.length === 3
  return flash.at(-1) === 'stop' || played.length >= minimum
}

export function canEndByTheBook(turn: BookTurn): boolean {
  if (endsByTheBook(turn)) return true
  if (isOver(turn)) return false
  return turn.hand.some((card) =>
    ([0, 1, 2, 3] as const).some(
      (pile) => mayLie(turn, card, pile) && canEndByTheBook(withCard(turn, card, pile)),
    ),
  )
}

type PlayedTurn = Pick<BookTurn, 'start' | 'played' | 'command'>

const topOf = ({ start, played }: Pick<BookTurn, 'start' | 'played'>, pile: Pile): number =>
  played.findLast(([, on]) => on === pile)?.[0] ?? start[pile] ?? 0

const shows = (turn: PlayedTurn, command: Command): boolean =>
  ([0, 1, 2, 3] as const).some((pile) => turn.command(topOf(turn, pile)) === command)

const isOver = ({ played, command }: BookTurn): boolean => {
  const flash = played.map(([card]) => command(card))
  return flash.at(-1) === 'stop' || (flash.includes('three') && played.length === 3)
}

const withCard = (turn: BookTurn, card: Card, pile: Pile): BookTurn => ({
  ...turn,
  played: [...turn.played, [card, pile]],
  hand: turn.hand.filter((one) => one !== card),
})

function mayLie(turn: BookTurn, card: Card, pile: Pile): boolean {
  const top = topOf(turn, pile)
  const isTrick = pile < 2 ? card === top - 10 : card === top + 10
  const isForward = pile < 2 ? card > top : card < top
  if (!isForward && !isTrick) return false
  if (isTrick && shows(turn, 'no-backwards')) return false
  if (shows(turn, 'one-pile') && boundPiles(turn).some((bound) => bound !== pile)) return false

  const number = turn.played.length + 1
  const after = withCard(turn, card, pile)
  const flash = after.played.map(([one]) => turn.command(one))
  if (flash.includes('three')) {
    if (number > 3) return false
    if (turn.command(card) === 'stop' && number !== 3) return false
    if (turn.command(card) === 'skull' && number === 3) return false
  }
  return !(isOver(after) && shows(after, 'skull'))
}

/**
 * Returns the piles of the latest cards in the turn, as far back as a `one-pile` card was visible
 * before each of them.
 */
function boundPiles(turn: BookTurn): Pile[] {
  const bound: Pile[] = []
  for (let count = turn.played.length - 1; count >= 0; count--) {
    const card = turn.played[count]
    if (!card || !shows({ ...turn, played: turn.played.slice(0, count) }, 'one-pile')) break
    bound.push(card[1])
  }
  return bound
}
