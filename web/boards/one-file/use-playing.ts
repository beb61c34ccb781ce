import { useState } from 'preact/hooks'

import type { Move } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { CardId } from '../../../shared/define-game/types.ts'
import { viewRulesOf } from '../../../shared/define-game/view-rules.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { BoardProps } from '../../kit/board.ts'
import { applyOrder, moveCard } from '../../kit/hand/order.ts'
import { useOfferedMoves } from '../../kit/use-offered-moves.ts'
import {
  cardsOf,
  completeMoves,
  mostCards,
  nextChoice,
  pick,
  placesFor,
  plainMoves,
  rulesOf,
  valueFieldsOf,
  type Choice,
} from './choosing.ts'
import { cardNumbered, cardsAt, numberOf, seatsAround, type Scene } from './scene.ts'

export type Table = BoardProps<object, Move, never, View, OneFileWords>
export type Playing = ReturnType<typeof usePlaying>

/**
 * Handles what the viewer does on the board: selects cards and values, and plays them. For an
 * illegal move, explains the rule.
 */
export function usePlaying(scene: Scene, table: Table) {
  const { layout, parts, view, options, isMine } = scene
  const [touched, touch] = useState<readonly CardId[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<string, unknown>>(new Map())
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [knownDeal, setKnownDeal] = useState(view.deals)
  const [isHelpOpen, setHelpOpen] = useState(false)

  const { isPending, moves } = useOfferedMoves(view, table.moves, isMine)
  const rules = viewRulesOf(layout)

  const hand = applyOrder(
    cardsAt(view, parts.hand).map((card) => numberOf(scene, card)),
    order,
  )
  const onTable = new Set<CardId>([
    ...hand.map((number) => cardNumbered(scene, number)),
    ...parts.rows.flatMap((zone) => cardsAt(view, zone)),
  ])
  const picked = isMine ? touched.filter((card) => onTable.has(card)) : []
  const complete = completeMoves(layout, moves, picked)
  const step = nextChoice(layout, complete, chosen, seatsAround(view), (move) =>
    rules.violatedClause(view, options, move),
  )
  const selected = (step && chosen.get(step.field)) ?? null
  const choice =
    step?.choices.find(
      ({ value, clause }) => step.isLast && value === selected && clause === null,
    ) ?? null
  const ready = [
    ...complete.filter((move) => valueFieldsOf(layout, move.do).length === 0),
    ...(choice ? [choice.move] : []),
  ]

  function send(move: Move): void {
    setKnownDeal(view.deals)
    if (isPending || !isMine) return
    touch([])
    setChosen(new Map())
    table.play(move)
  }

  function refuse(card: CardId): void {
    if (!isMine || isPending) return
    // If one of the possible kinds of move takes a single card, explains the rule that forbids this
    // card in it.
    for (const [name, { choose = {} }] of layout.moves) {
      const [field, ...more] = Object.keys(choose)
      if (field === undefined || more.length > 0) continue
      const isNow = moves.some((move) => move.do === name)
      if (isNow)
        return table.explain(rules.violatedClause(view, options, { do: name, [field]: card }))
    }
    const [first] = moves
    const rule = first && rulesOf(layout, first.do)?.rule
    if (rule) table.explain(rule)
  }

  function tap(card: CardId): void {
    const [only] = ready
    if (picked.length === 1 && picked[0] === card && only && ready.length === 1) return send(only)
    const next = pick(layout, moves, picked, card)
    if (next) touch(next)
    else refuse(card)
  }

  // A set, because a hand of 17 cards has 680 ways to pass three of them.
  const playable = new Set(moves.flatMap((move) => cardsOf(layout, move)))
  const places = placesFor(layout, moves, parts.hand)
  /** Cards that leave the hand together are shown in the middle as soon as they are selected. */
  const inPlace = places > 0 ? picked : []
  return {
    /** The cards of the hand, without those that are shown in the middle. */
    hand: hand.filter((number) => !inPlace.includes(cardNumbered(scene, number))),
    picked,
    isPending,
    moves,
    /** What the viewer has to choose next besides cards. Null if there is nothing to choose. */
    step,
    /** The selected choice, if it completes a legal move. Otherwise null. */
    choice,
    /** The legal moves that the selected cards and choice complete. */
    ready,
    /**
     * How many cards leave the hand together. The middle has a place for each of them. 0 if cards
     * leave one by one.
     */
    places,
    /** How many more cards can be selected for the largest move. */
    missing: Math.max(0, mostCards(layout, moves, picked) - picked.length),
    needsCards: playable.size > 0,
    plain: plainMoves(layout, moves),
    isHelpOpen,
    /** Whether a deal has ended, and the viewer has not closed its result. */
    isDealNew: knownDeal < view.deals,
    goOn: () => setKnownDeal(view.deals),
    isPlayable: (card: CardId): boolean => playable.has(card),
    tap,
    send,
    /**
     * Selects a value. If the move needs another value, the board asks for that next. Otherwise, a
     * second tap on the selected value sends the move.
     */
    pickChoice({ value, move, clause }: Choice): void {
      if (clause !== null) table.explain(clause)
      else if (choice?.value === value) send(move)
      else if (step) setChosen(new Map(chosen).set(step.field, value))
    },
    /** Asks again for a value that the viewer has chosen. */
    undoChoice(field: string): void {
      const rest = new Map(chosen)
      rest.delete(field)
      setChosen(rest)
    },
    /** Plays the selected cards if they mean exactly one move. */
    play(): void {
      const [only] = ready
      if (only && ready.length === 1) send(only)
    },
    /**
     * Plays a card that was dragged onto the table, together with the card on which it was dropped,
     * if these make a legal move. Otherwise plays it with the selected cards, or alone. Returns
     * true if a move was sent.
     */
    drop(card: CardId, onto: CardId | null): boolean {
      const cards = [...new Set([...picked.filter((one) => one !== onto), card])]
      const tries = onto === null ? [cards, [card]] : [[card, onto], cards, [card]]
      for (const one of tries) {
        const found = completeMoves(layout, moves, one).filter(
          (move) => valueFieldsOf(layout, move.do).length === 0,
        )
        const [only] = found
        if (found.length !== 1 || !only) continue
        send(only)
        return !isPending
      }
      if (playable.has(card)) touch(pick(layout, moves, picked, card) ?? [])
      else refuse(card)
      return false
    },
    hold(card: CardId): void {
      if (picked.includes(card)) return
      const next = pick(layout, moves, picked, card)
      if (next) touch(next)
    },
    deselect(): void {
      touch([])
      setChosen(new Map())
    },
    reorder: (card: number, place: number) => setOrder(moveCard(hand, card, place)),
    showHelp: (isOpen: boolean) => setHelpOpen(isOpen),
  }
}
