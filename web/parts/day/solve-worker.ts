/// <reference lib="webworker" />
import { solvableDeals, type SolvableDeal } from '../../../shared/deal/day.ts'
import type { Answer } from '../../../shared/games/the-game/clairvoyant.ts'
import { answerOfDay, type PastDay } from '../../../shared/games/the-game/day-deal.ts'

/** Whether a deal of a past day could be won with all cards known. */
export interface SolvedDeal {
  readonly deal: SolvableDeal
  readonly answer: Answer
}

// The entry of the worker that searches for a way to win the deals of a past day. The search takes
// some seconds on a phone, so it must not block the page.

const worker = globalThis as unknown as DedicatedWorkerGlobalScope

worker.addEventListener('message', ({ data: day }: MessageEvent<PastDay>) => {
  for (const deal of solvableDeals) {
    const solved: SolvedDeal = { deal, answer: answerOfDay(deal, day) }
    worker.postMessage(solved)
  }
  worker.close()
})
