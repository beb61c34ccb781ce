/** What one service was found to need. */
export type Needs = {
  /** Kilobytes that it holds before anybody comes. */
  readonly empty: number
  /** Kilobytes of a table at which nothing happens, with two players connected. */
  readonly table: number
  /** Kilobytes of the line of somebody who watches. */
  readonly watcher: number
  /** Milliseconds for which a move keeps a processor busy, and one that the best bot has thought about. */
  readonly move: number
  readonly thought: number
}

/** What one core and one gigabyte have room for, each by itself. */
export type Room = {
  readonly tables: number
  readonly watchers: number
  readonly movesPerSecond: number
  readonly tablesInPlay: number
  readonly botsInPlay: number
}

const gigabyte = 1024 * 1024
/** People who play quickly: each of them, or each bot, moves once in so many seconds. */
export const secondsBetweenMoves = 5
/** A machine that is never more than half busy has room for the moment when all move at once. */
export const busyPart = 1 / 2

export function roomFor({ empty, table, watcher, move, thought }: Needs): Room {
  const free = Math.max(0, gigabyte - empty)
  return {
    tables: fitting(free, table),
    watchers: fitting(free, watcher),
    movesPerSecond: Math.floor(1_000 / move),
    tablesInPlay: inPlay(move),
    botsInPlay: inPlay(thought),
  }
}

/** How many may each take so many milliseconds of a core, again and again. */
const inPlay = (cost: number): number => Math.floor((secondsBetweenMoves * 1_000 * busyPart) / cost)

const fitting = (free: number, each: number): number => Math.floor(free / each)
