import { useMemo, useState } from 'preact/hooks'

import type { BoardProps } from '../../kit/board.ts'
import {
  areSame,
  eachHeld,
  goesWith,
  heldAt,
  rowsOf,
  thinkable,
  valueOf,
  valuesOf,
  waysTo,
  type Held,
} from './choosing.ts'
import { lastRound, why } from '../../../shared/games/nix/rules/moves.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import { joker, type Card, type Move, type View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { decodeStock } from '../../../shared/games/nix/rules/chip-codec.ts'

export type OpenSheet = 'keys' | 'scores'
export type Playing = ReturnType<typeof usePlaying>

/** What a player is about to lay. It is forgotten as soon as a chip of theirs lies. */
type Choice = {
  readonly chipsLeft: number
  /** The cards that the player took up one by one, and the combination that was proposed to complete them. */
  readonly taken: readonly Held[]
  readonly proposed: readonly Card[] | null
  readonly row: Row | null
  readonly isSuper: boolean
}

/** What a viewer does at the board: choosing cards, row and chip, laying, and being told why not. */
export function usePlaying(table: BoardProps<Options, Move, never, View, Words>) {
  const { view, options } = table
  const [open, show] = useState<OpenSheet | null>(null)
  const [stored, choose] = useState<Choice | null>(null)
  const possible = useMemo(() => thinkable(view), [view])

  const stock = view.seat === null ? undefined : decodeStock(view.stock)[view.seat]
  const chipsLeft = (stock?.plain ?? 0) + Number(stock?.super ?? false)
  const nothing: Choice = { chipsLeft, taken: [], proposed: null, row: null, isSuper: false }
  const choice = stored?.chipsLeft === chipsLeft ? stored : nothing
  const change = (changed: Partial<Choice>): void => choose({ ...choice, ...changed })

  const hand = eachHeld(view.hand)
  const lifted = choice.proposed ? ofThese(choice.proposed, choice.taken) : choice.taken
  const cards = valuesOf(lifted)
  const fitting = rowsOf(cards, possible)
  const row =
    fitting.find((one) => one === choice.row) ?? (fitting.length === 1 ? fitting[0] : null)
  const isMine = view.seat !== null && view.turn === view.seat
  const superNot: 'round' | 'joker' | null =
    view.round === lastRound ? 'round' : cards.includes(joker) ? 'joker' : null
  const isSuper = choice.isSuper && superNot === null
  const move: Move | null =
    row === null || row === undefined ? null : { row, cards, chip: isSuper ? 'super' : 'plain' }

  function toggle(held: Held): void {
    const taken = lifted.includes(held) ? lifted.filter((one) => one !== held) : [...lifted, held]
    change({ taken, proposed: null, row: taken.length > 0 ? choice.row : null })
  }

  const explainRow = (to: Row): void =>
    table.explain(why({ ...view, turn: view.seat }, options, { row: to, cards, chip: 'plain' }))

  function layIt(chosen: Move): void {
    const offered = table.moves.find(
      (one) =>
        one.row === chosen.row && one.chip === chosen.chip && areSame(one.cards, chosen.cards),
    )
    if (offered) table.play(offered)
    else if (!isMine) table.explain('NU-03')
  }

  return {
    hand,
    lifted,
    cards,
    /** The rows that the chosen cards go into. */
    fitting,
    /** What would be laid now; null while it is not decided. */
    move,
    isMine,
    /** My move is on its way, or the table pauses. */
    waits: isMine && table.moves.length === 0,
    open,
    show,

    /** A card that leads somewhere together with those that are chosen. */
    goesAlong: (held: Held): boolean =>
      cards.length > 0 && !lifted.includes(held) && goesWith(valueOf(held), cards, possible),
    toggle,
    /** One more card of this value; when all of them are chosen, none. */
    toggleValue(value: Card): void {
      const all = hand.filter((held) => valueOf(held) === value)
      const next = all.find((held) => !lifted.includes(held))
      if (next !== undefined) return toggle(next)
      change({ taken: lifted.filter((held) => !all.includes(held)), proposed: null })
    },
    putDown: () => choose(null),
    /**
     * The chosen cards go there, or are completed for it; once more, and they are completed another way. `carried` is a
     * card that a pointer brings along.
     */
    tapRow(to: Row, carried?: Held): void {
      const isNew = carried !== undefined && !lifted.includes(carried)
      const taken = isNew ? [...lifted, carried] : choice.taken
      const ways = waysTo(to, valuesOf(taken), possible)
      const at = ways.findIndex((way) => areSame(way.cards, cards))
      const way = at < 0 || row !== to ? (ways[at] ?? ways[0]) : ways[(at + 1) % ways.length]
      if (way) change({ taken, proposed: way.cards, row: to })
      else if (view.seat !== null && !view.ending) explainRow(to)
    },

    /** Whether a super-chip is left, goes with the next combination, and if not, why. */
    superChip: stock?.super ? { chosen: isSuper, not: superNot } : null,
    tapSuper(): void {
      if (!stock?.super) return
      if (superNot) table.explain(superNot === 'round' ? 'NU-10' : 'NU-09')
      else change({ isSuper: !choice.isSuper })
    },

    lay(): void {
      if (move) layIt(move)
    },
    /** One of two rows that the chosen cards go into: laid at once, or kept for when my turn comes. */
    layIn(to: Row): void {
      if (isMine) layIt({ row: to, cards, chip: 'plain' })
      else change({ row: to })
    },
  }
}

/** Cards of these values: those that the player has taken, and the first others. */
function ofThese(values: readonly Card[], taken: readonly Held[]): readonly Held[] {
  const chosen: Held[] = []
  for (const value of values) {
    const own = taken.find((held) => valueOf(held) === value && !chosen.includes(held))
    let nth = 0
    while (chosen.includes(heldAt(value, nth)) || taken.includes(heldAt(value, nth))) nth++
    chosen.push(own ?? heldAt(value, nth))
  }
  return chosen
}
