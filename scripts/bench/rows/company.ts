import { setTimeout as pass } from 'node:timers/promises'

import { gameOf } from '../../../shared/games/all.ts'
import type { AnyGame, AnyOptions } from '../../../shared/game/game.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import { connect, openTable, sit, type SeatClient } from '../../../testing/seat-client.ts'
import { botsMove } from '../choices.ts'
import type { OpenTable } from '../contestant.ts'
import { atMost, median, quantile, ratioOf, type Figure } from '../figure.ts'
import type { OurService } from '../ours.ts'
import type { Row, Scale } from '../row.ts'

/** The one whose best bots think the longest. */
const thoughtful = 'the-game'
const bots = 4

/** Whether people feel that a full table of the best bots thinks beside them, in the same thread. */
export const company: Row = {
  name: 'company',
  async measure({ scale, ours }) {
    const service = await ours()
    const people = await service.open(5)
    const alone: number[][] = []
    const beside: number[][] = []
    for (let round = 0; round < scale.rounds; round++) {
      alone.push(await timesOf(people, scale))
      const leave = await tableOfBots(service)
      beside.push(await timesOf(people, scale))
      await leave()
    }
    people.leave()
    return figuresOf(alone, beside)
  },
}

async function timesOf(table: OpenTable, { moves }: Scale): Promise<number[]> {
  const times: number[] = []
  while (times.length < moves) {
    times.push(await table.move())
    // People leave bots the time to come to their turns.
    await pass(50)
  }
  return times
}

function figuresOf(alone: readonly number[][], beside: readonly number[][]): Figure[] {
  const [medians, mediansAlone] = [beside.map(median), alone.map(median)]
  return [
    {
      what: `the mover sees their move beside a table of ${bots} best bots, beside none`,
      unit: 'ms',
      ours: median(medians),
      beside: median(mediansAlone),
      ratio: ratioOf(medians, mediansAlone),
      goal: atMost('ratio', 1.2),
    },
    {
      what: '99 of 100 such moves are seen within',
      unit: 'ms',
      ours: quantile(beside.flat(), 0.99),
      beside: quantile(alone.flat(), 0.99),
    },
  ]
}

/** A person and the bots, who play until all leave. The person never lets them wait. */
async function tableOfBots({ origin }: OurService): Promise<() => Promise<void>> {
  const game = gameOf(thoughtful)
  if (!game) throw new Error(`no game ${thoughtful}`)
  const code = await openTable(origin.origin, thoughtful, {})
  const { token } = await sit(origin.origin, code, 'Ada')
  const ada = await connect(origin.origin, code, token)
  for (let bot = 0; bot < bots; bot++)
    await ada.say({ id: `bot-${bot}`, type: 'add-bot', strength: 'best' })
  await ada.say({ id: 'start', type: 'start' })
  const isOver = { yet: false }
  const play = playOn(game, ada, isOver)
  return async () => {
    isOver.yet = true
    await play
    ada.close()
  }
}

async function playOn(game: AnyGame, ada: SeatClient, isOver: { yet: boolean }): Promise<void> {
  const chooses = botsMove()
  const options = defaultsOf(game.choices.values) as AnyOptions
  for (let said = 0; !isOver.yet; said++) {
    const shown = ada.shown()
    const id = `said-${said}`
    if (ada.table().phase === 'over') await ada.say({ id, type: 'rematch' })
    else if (shown?.toMove.includes(0)) {
      const move = chooses(game, shown.view, options)
      await ada.say({ id, type: 'move', turn: shown.turn, move })
    }
    await pass(20)
  }
}
