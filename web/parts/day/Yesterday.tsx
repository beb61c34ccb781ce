import './yesterday.css'

import { useEffect, useState } from 'preact/hooks'

import { solvableDeals, type SolvableDeal } from '../../../shared/deal/day.ts'
import type { Answer } from '../../../shared/games/the-game/clairvoyant.ts'
import type { PastDay } from '../../../shared/games/the-game/day-deal.ts'
import type { DayDescription } from '../../../shared/protocol/protocol.ts'
import { fetchDay } from '../../client/fetch-day.ts'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'
import { dealName, tablesOf } from './result-text.ts'
import type { SolvedDeal } from './solve-worker.ts'

/**
 * Shows whether the deals of yesterday could be won with all cards known, and how many tables have
 * won them. Shows nothing if the service has not published the secret of that day.
 */
export function Yesterday({ day }: { readonly day: string }) {
  const text = localise(dayWords)
  const [past, setPast] = useState<DayDescription | null>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<SolvableDeal, Answer>>(new Map())
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    void fetchDay(day).then((found) => {
      if (isOver || found?.secret === undefined) return
      setPast(found)
      stop = solveInWorker({ day: found.day, secret: found.secret }, ({ deal, answer }) =>
        setAnswers((before) => new Map([...before, [deal, answer]])),
      )
    })
    return () => {
      isOver = true
      stop?.()
      setPast(null)
      setAnswers(new Map())
    }
  }, [day])
  if (past === null) return null
  return (
    <section class="day-yesterday paper" aria-label={text.yesterday}>
      <h2>{text.yesterday}</h2>
      <ul>
        {solvableDeals.map((deal) => {
          const answer = answers.get(deal)
          const results = past.deals.find((one) => one.deal === deal)?.results ?? []
          const played = tablesOf(results)
          const won = tablesOf(results.filter(({ result }) => result === 0))
          return (
            <li key={deal} aria-busy={answer === undefined} data-answer={answer}>
              <b>{dealName(deal)}</b>
              <span>{answer === undefined ? text.solving : text.answers[answer]}</span>
              {played > 0 && <small>{text.wonBy(won, played)}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Starts the search for a way to win the deals of a past day. Returns a function that stops it. */
function solveInWorker(day: PastDay, onSolved: (solved: SolvedDeal) => void): () => void {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<SolvedDeal>) => onSolved(data))
  worker.postMessage(day)
  return () => worker.terminate()
}
