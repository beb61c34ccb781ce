import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../../../shared/games/all.ts'
import type { AnyGame } from '../../../../shared/game/game.ts'
import { botsMove } from '../choices.ts'
import { atMost, quantile, type Figure } from '../figure.ts'
import { openLine } from '../line.ts'
import type { OurService } from '../ours.ts'
import { starts } from '../player.ts'
import type { Row, Scale } from '../row.ts'

/** As many as like to play together. */
const usualSeats = 4
const goal = atMost('ours', 400)

/** What a viewer of a whole game by bots hears, in bytes on the wire. */
export const bytes: Row = {
  name: 'bytes',
  async measure({ scale, ours }) {
    const figures: Figure[] = []
    for (const game of games) figures.push(...(await inGame(game, await ours(), scale)))
    return figures
  },
}

async function inGame(game: AnyGame, at: OurService, scale: Scale): Promise<Figure[]> {
  const seats = Math.min(usualSeats, game.about.seats.max)
  const players = Array.from({ length: seats }, () => new Heard())
  const watcher = new Heard()
  const table = await at.openGame({
    game: game.about.id,
    seats,
    chooses: botsMove(),
    receive: (seat) => (message, size) => players[seat]?.count(message, size),
  })
  const watching = await openLine(at.origin, table.watchPath, (message, size) =>
    watcher.count(message, size),
  )
  await pass(scale.settled)
  for (const viewer of [...players, watcher]) viewer.forget()
  for (let moves = 0; moves < scale.longestGame && !(await table.isOver()); moves++) {
    await table.move()
    // Slowly enough that the watcher, too, hears of each move by itself.
    await pass(30)
  }
  await pass(scale.settled)
  table.leave()
  watching.destroy()
  const name = game.about.name
  return [...inAMove(`${name}, player`, players), ...inAMove(`${name}, watcher`, [watcher])]
}

/** All that is heard shared out among the moves: the answers to one's own, and the table's matters, which change at the end. */
function inAMove(who: string, viewers: readonly Heard[]): Figure[] {
  const views = viewers.flatMap((one) => one.views)
  const all = viewers.reduce((sum, one) => sum + one.bytes, 0)
  const unit = 'bytes'
  return [
    { what: `${who}: a move`, unit, ours: all / views.length, goal },
    { what: `${who}: 95 of 100 views within`, unit, ours: quantile(views, 0.95) },
  ]
}

class Heard {
  bytes = 0
  /** The size of each. */
  views: number[] = []

  count(message: Buffer, size: number): void {
    this.bytes += size
    if (starts(message, '{"type":"view"')) this.views.push(size)
  }

  forget(): void {
    this.bytes = 0
    this.views = []
  }
}
