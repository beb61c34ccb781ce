import '../../parts/day/day.css'

import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { fetchMissedViews } from '../../client/api.ts'
import { fetchDay } from '../../client/fetch-day.ts'
import { storeOwnGame, type DayTurn } from '../../client/own-days.ts'
import { seatToken } from '../../client/stored-table.ts'
import { Icon } from '../../kit/Icon.tsx'
import { PegRow } from '../../parts/day/Pegs.tsx'
import { betterThan, type DayResults } from '../../parts/day/result-text.ts'
import { ShareDay } from '../../parts/day/ShareDay.tsx'
import { standingViews, turnsOf } from '../../parts/day/turns.ts'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'

interface DayEndProps {
  readonly table: PublicTable
  readonly mine: Seat
}

/**
 * The end of a deal of the day. Shows a row of holes for the pegs of the days, in which today's peg
 * falls into its hole. Offers to share the result. Stores the result, unless this browser has
 * played the deal before.
 */
export function DayEnd({ table, mine }: DayEndProps) {
  const text = localise(dayWords)
  const { outcome, sameDeal } = table
  const first = sameDeal?.firstDealt
  const [turns, setTurns] = useState<readonly DayTurn[] | null>(null)
  const [results, setResults] = useState<DayResults | null>(null)
  const [shares, setShares] = useState(false)
  const result = outcome?.kind === 'cooperative' ? outcome.score : outcome?.places[mine]
  const day = first !== undefined && 'day' in first ? first : null
  // Stores the result before `PegRow` is rendered, because `PegRow` reads the stored results.
  const [counts] = useState(
    () =>
      day !== null &&
      result !== undefined &&
      sameDeal?.uncounted === undefined &&
      storeOwnGame(day.day, day.deal, { code: table.code, result }),
  )
  useEffect(() => {
    if (day === null || result === undefined) return
    void fetchMissedViews(table.code, seatToken(table.code) ?? '', 0).then((answer) => {
      const views = answer.ok ? standingViews(answer.value.positions) : []
      const found = turnsOf(day.deal, views, mine)
      if (counts && found.length > 0)
        storeOwnGame(day.day, day.deal, { code: table.code, result, turns: found })
      setTurns(found)
    })
    void fetchDay(day.day).then((found) =>
      setResults(found?.deals.find(({ deal }) => deal === day.deal)?.results ?? null),
    )
  }, [table.code, result])
  if (day === null || result === undefined) return null
  if (!counts) return <p class="day-uncounted">{text.uncounted}</p>
  const better = results === null ? null : betterThan(results, result)
  return (
    <section class="day-end" aria-label={text.title}>
      {better !== null && better > 0 && <p class="day-better">{text.betterToday(better)}</p>}
      <PegRow today={day.day} falls />
      <div class="day-end-ways">
        <button
          class="button"
          data-look="main"
          type="button"
          disabled={turns === null}
          onClick={() => setShares(true)}
        >
          <Icon name="share" />
          {text.shareAtEnd}
        </button>
        <a class="button" data-look="soft" href="/day">
          <Icon name="eye" />
          {text.others}
        </a>
      </div>
      {shares && turns !== null && (
        <ShareDay
          shared={{ day: day.day, deal: day.deal, game: { result, turns } }}
          close={() => setShares(false)}
        />
      )}
    </section>
  )
}
