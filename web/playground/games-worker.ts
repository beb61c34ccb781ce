import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import {
  playGames,
  summaryOf,
  type FinishedGame,
  type Players,
  type Summary,
} from './many-games.ts'

// Plays many games in a web worker, so that the page stays responsive. To stop the games, the page
// terminates the worker.

export interface GamesOrder {
  readonly version: number
  readonly seats: number
  readonly options: object
  readonly players: Players
  readonly count: number
}
export interface GamesReport {
  readonly summary: Summary
  readonly isDone: boolean
}

const reportEvery = 120

addEventListener('message', ({ data }: MessageEvent<GamesOrder>) => void play(data))

async function play({ version, seats, options, players, count }: GamesOrder): Promise<void> {
  const path = `/playground-game-${version}.js`
  const { default: definition } = (await import(/* @vite-ignore */ path)) as {
    default: AnyDefinition
  }
  const finished: FinishedGame[] = []
  let reported = 0
  const report = (isDone: boolean): void => {
    reported = Date.now()
    const message: GamesReport = { summary: summaryOf(finished, seats), isDone }
    postMessage(message)
  }
  for (const game of playGames(definition, { seats, options }, players, count)) {
    if (!game) continue
    finished.push(game)
    if (game.end === 'error') break
    if (Date.now() - reported > reportEvery) report(false)
  }
  report(true)
}
