import type { Seat } from '../../../game/game.ts'
import type { Move, Value } from '../rules/state.ts'

/**
 * A game of High & Low with its full history: every play on the pile, and every position that
 * occurred.
 */
export type ReferenceGame = {
  readonly places: boolean
  hands: Value[][]
  faceUp: Value[][]
  faceDown: (Value | null)[][]
  draw: Value[]
  pile: Value[][]
  gone: Value[]
  ready: boolean[]
  turn: Seat
  finished: Seat[]
  positions: Map<string, number>
  over: 'HL-18' | 'HL-19' | null
}

/**
 * A second implementation of the legal moves, as plain as possible without regard for speed. Tests compare the real
 * rules with it.
 */
export function referenceMoves(game: ReferenceGame, seat: Seat): Move[] {
  const { draw, pile, ready } = game
  const hand = game.hands[seat] ?? []
  const faceUp = game.faceUp[seat] ?? []
  const faceDown = game.faceDown[seat] ?? []
  if (game.over) return []
  if (ready.includes(false)) {
    if (ready[seat]) return []
    const pairs = hand.flatMap((mine) => faceUp.map((other) => [mine, other] as const))
    const changing = pairs.filter(([mine, other]) => mine !== other)
    return distinct([
      ...changing.map(([mine, other]): Move => ({ do: 'exchange', hand: mine, faceUp: other })),
      { do: 'ready' },
    ])
  }
  if (game.turn !== seat) return []

  const found: Move[] = []
  const mayUseTable = hand.length === 0 && draw.length === 0
  for (const value of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    for (const count of [1, 2, 3, 4]) {
      const cards = Array.from({ length: count }, () => value)
      const from = mayUseTable ? faceUp : hand
      if (from.filter((card) => card === value).length < count) continue
      if (beats(pile, cards)) found.push({ do: 'play', value, count })
      else if (mayUseTable && count === 1) found.push({ do: 'try', value })
    }
  if (mayUseTable && faceUp.length === 0)
    for (const at of [0, 1, 2] as const) if (faceDown[at]) found.push({ do: 'flip', at })
  if (pile.length > 0) found.push({ do: 'take' })
  return distinct(found)
}

const distinct = (moves: Move[]): Move[] =>
  moves.filter(
    (move, at) => moves.findIndex((one) => JSON.stringify(one) === JSON.stringify(move)) === at,
  )

function beats(pile: readonly Value[][], cards: readonly Value[]): boolean {
  const value = cards[0] ?? 0
  if (value === 2 || value === 3 || value === 10) return true
  // A play of fewer than four cards fits on any pile if it completes four cards of the same value.
  // Four cards played together complete nothing, so they have to beat the pile.
  if (cards.length < 4 && isFour([...pile, [...cards]])) return true
  const solid = pile.filter((play) => !play.includes(3))
  const sinceRestart = solid.slice(solid.findLastIndex((play) => play.includes(2)) + 1)
  const below = sinceRestart.at(-1)?.[0]
  if (below === undefined) return true
  const group = Math.max(...sinceRestart.map((play) => play.length))
  return cards.length >= group && (below === 7 ? value < 7 : value > below)
}

/**
 * Returns whether the last four cards have the same value. 2s and 3s are skipped, unless the top
 * card is a 2 or a 3 itself.
 */
function isFour(pile: readonly Value[][]): boolean {
  const cards = pile.flat()
  const top = cards.at(-1)
  const counted = top === 2 || top === 3 ? cards : cards.filter((card) => card !== 2 && card !== 3)
  const four = counted.slice(-4)
  return four.length === 4 && four.every((card) => card === top)
}

/** Plays a move, and modifies the game. */
export function playReference(game: ReferenceGame, seat: Seat, move: Move): void {
  const hand = game.hands[seat] ?? []
  const faceUp = game.faceUp[seat] ?? []
  const faceDown = game.faceDown[seat] ?? []
  switch (move.do) {
    case 'exchange':
      hand.splice(hand.indexOf(move.hand), 1, move.faceUp)
      faceUp.splice(faceUp.indexOf(move.faceUp), 1, move.hand)
      return
    case 'ready':
      game.ready[seat] = true
      if (!game.ready.includes(false)) begin(game)
      return
    case 'play': {
      const from = hand.length > 0 ? hand : faceUp
      const cards = Array.from({ length: move.count }, () => {
        from.splice(from.indexOf(move.value), 1)
        return move.value
      })
      put(game, cards)
      break
    }
    case 'try':
      faceUp.splice(faceUp.indexOf(move.value), 1)
      hand.push(move.value, ...game.pile.flat())
      game.pile = []
      break
    case 'flip': {
      const card = faceDown[move.at] ?? 0
      faceDown[move.at] = null
      if (beats(game.pile, [card])) put(game, [card])
      else {
        hand.push(card, ...game.pile.flat())
        game.pile = []
      }
      break
    }
    case 'take':
      hand.push(...game.pile.flat())
      game.pile = []
      break
  }
  passOn(game, seat)
}

function put(game: ReferenceGame, cards: Value[]): void {
  game.pile.push(cards)
  if (!cards.includes(10) && !isFour(game.pile)) return
  game.gone.push(...game.pile.flat())
  game.pile = []
}

function passOn(game: ReferenceGame, seat: Seat): void {
  const holds = (one: Seat): boolean =>
    [game.hands[one], game.faceUp[one], game.faceDown[one]].flat().some((card) => Boolean(card))
  if (!holds(seat)) game.finished.push(seat)
  const left = game.hands.map((_, one) => one).filter(holds)
  if (left.length <= 1 || (!game.places && game.finished.length > 0)) {
    game.over = 'HL-18'
    return
  }
  do game.turn = (game.turn + 1) % game.hands.length
  while (!holds(game.turn))
  begin(game)
}

function begin(game: ReferenceGame): void {
  const hand = game.hands[game.turn] ?? []
  while (hand.length < 5 && game.draw.length > 0) hand.push(game.draw.pop() ?? 0)
  const position = wholePosition(game)
  const times = (game.positions.get(position) ?? 0) + 1
  game.positions.set(position, times)
  if (times === 3) game.over = 'HL-19'
}

function wholePosition({ turn, hands, faceUp, faceDown, draw, pile, gone }: ReferenceGame): string {
  const cards = [...hands, ...faceUp, gone].map((all) => all.toSorted((a, b) => a - b))
  return JSON.stringify([turn, cards, faceDown, draw, pile.flat()])
}
