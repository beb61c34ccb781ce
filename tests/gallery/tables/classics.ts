import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import type { AnyDefinition, Move } from '../../../shared/define-game/layout.ts'
import type { State } from '../../../shared/define-game/state.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import hearts from '../../../shared/games/hearts.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import thirtyOne from '../../../shared/games/thirty-one.ts'
import type { FixedTable } from './fixed-table.ts'

interface Wanted {
  readonly seats: number
  /** The number of the deal, counted from 1, from which the state is taken. The default is 1. */
  readonly deal?: number
  readonly isWanted: (state: State) => boolean
  /**
   * Chooses the moves that lead to the wanted state. The first legal move is made if this function
   * is missing or returns undefined.
   */
  readonly choose?: (moves: readonly Move[], state: State) => Move | undefined
}

/**
 * Plays a game with fixed cards until `isWanted` returns true for its state, and returns that
 * state.
 */
function played(definition: AnyDefinition, wanted: Wanted): State {
  const { seats, deal = 1, isWanted, choose } = wanted
  const game = gameOf(definition)
  const options = defaultsOf(definition.options ?? {}) as object
  let state = game.setup(seats, options, randomNumbered(7), null)
  while (state.deals < deal || !isWanted(state)) {
    const [seat] = state.turn
    if (seat === undefined) throw new Error(`no state of ${definition.id} is as wanted`)
    const moves = game.moves(game.view(state, seat), options)
    const move = choose?.(moves, state) ?? moves[0]
    if (move === undefined) throw new Error(`no player can move in ${definition.id}`)
    state = game.apply(state, seat, move, options)
  }
  return state
}

const isMine = ({ turn }: State): boolean => turn.includes(0)
const cardsIn = (state: State, zone: string): number =>
  (state.zones[zone] as readonly unknown[]).flat().filter((card) => card !== null).length
/** Returns whether it is the viewer's turn in a trick that already has two cards or more. */
const isInTrick = (state: State): boolean => isMine(state) && cardsIn(state, 'trick') > 1
const isQueenTaken = ({ zones }: State): boolean => [zones['taken']].flat(2).includes('Q♠')
const isMyLastTurn = (state: State): boolean =>
  isMine(state) && state.facts['knocked'] !== null && state.facts['knocked'] !== 0
const knocks = (moves: readonly Move[]) => moves.find((move) => move.do === 'knock')
/**
 * Chooses the move `knock` in the first two deals, so that they end soon. In the third deal, no
 * player knocks.
 */
const knocksTwice = (moves: readonly Move[], { deals }: State) =>
  deals < 3 ? knocks(moves) : undefined

export const classicsTables = {
  heartsPass: {
    game: 'hearts',
    people: 4,
    state: played(hearts, { seats: 4, isWanted: (state) => !state.turn.includes(1) }),
  },
  hearts: {
    game: 'hearts',
    people: 4,
    state: played(hearts, {
      seats: 4,
      deal: 2,
      isWanted: (state) => isInTrick(state) && isQueenTaken(state),
    }),
  },
  heartsFive: {
    game: 'hearts',
    people: 5,
    state: played(hearts, {
      seats: 5,
      isWanted: (state) => isInTrick(state) && isQueenTaken(state),
    }),
  },
  heartsOver: { game: 'hearts', options: { goal: 25 }, people: 4, isPlayed: true },
  ohHellBid: {
    game: 'oh-hell',
    people: 6,
    state: played(ohHell, {
      seats: 6,
      deal: 5,
      isWanted: (state) => isMine(state) && (state.facts['bids'] as unknown[]).includes(null),
    }),
  },
  ohHell: {
    game: 'oh-hell',
    people: 6,
    state: played(ohHell, { seats: 6, deal: 7, isWanted: isInTrick }),
  },
  ohHellOver: { game: 'oh-hell', options: { most: 5 }, people: 4, isPlayed: true },
  thirtyOne: {
    game: 'thirty-one',
    people: 6,
    state: played(thirtyOne, {
      seats: 6,
      deal: 3,
      isWanted: (state) => isMine(state) && cardsIn(state, 'market') === 3,
      choose: knocksTwice,
    }),
  },
  thirtyOneLastTurn: {
    game: 'thirty-one',
    people: 4,
    state: played(thirtyOne, { seats: 4, isWanted: isMyLastTurn, choose: knocks }),
  },
  thirtyOneOver: { game: 'thirty-one', options: { lives: 1 }, people: 4, isPlayed: true },
} as const satisfies Record<string, FixedTable>
