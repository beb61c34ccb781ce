import { ghost, type Play, type Value } from '../../../shared/games/high-low/rules/state.ts'

/** How far apart the cards of one play lie, in widths of a card. */
export const within = 0.36
/** How far the next play lies from them, so that groups are seen as groups. */
const between = 0.56
/** Ghosts lie close, since what counts is below them. */
const close = 0.28

/** A card that can be seen on the pile. */
export type FanCard = {
  readonly value: Value
  /** Its place among all cards of the pile, from the bottom. */
  readonly place: number
  /** Which play it belongs to, from the bottom. */
  readonly play: number
  readonly left: number
}

/** The newest plays as far as there is room, the oldest of them on the left. */
export function fanOf(
  pile: readonly Play[],
  room: number,
): { readonly cards: readonly FanCard[]; readonly width: number } {
  let place = pile.reduce((sum, { count }) => sum + count, 0)
  let left = 0
  const cards: FanCard[] = []
  for (const [play, { value, count }] of [...pile.entries()].toReversed())
    for (let each = 0; each < count; each++) {
      if (cards.length > 0) left -= each > 0 ? within : stepTo(pile[play + 1])
      place -= 1
      if (1 - left > room) return aligned(cards)
      cards.push({ value, place, play, left })
    }
  return aligned(cards)
}

const stepTo = (next: Play | undefined): number => (next?.value === ghost ? close : between)

function aligned(newestFirst: readonly FanCard[]): ReturnType<typeof fanOf> {
  const start = newestFirst.at(-1)?.left ?? 0
  const cards = newestFirst.map((card) => ({ ...card, left: card.left - start })).toReversed()
  return { cards, width: 1 - start }
}
