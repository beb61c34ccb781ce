import './day-page.css'
import '../kit/cards/more-backs.css'

import { useEffect, useState } from 'preact/hooks'

import { dayDealIds, dayDeals, dayOf, endOfDay, type DayDealId } from '../../shared/deal/day.ts'
import type { DayDescription } from '../../shared/protocol/protocol.ts'
import { findGame } from '../boards/available-games.ts'
import { fetchPublicState } from '../client/api.ts'
import { fetchDay } from '../client/fetch-day.ts'
import { ownDay, storeOwnGame, type OwnGame } from '../client/own-days.ts'
import { navigate } from '../client/router.ts'
import { CardBack } from '../kit/cards/CardBack.tsx'
import { clothProps } from '../kit/cloth.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { DayChart } from '../parts/day/DayChart.tsx'
import { Leaf } from '../parts/day/Leaf.tsx'
import { bestOf } from '../parts/day/own-row.ts'
import { PegRow } from '../parts/day/Pegs.tsx'
import { resultText, tablesOf } from '../parts/day/result-text.ts'
import { myName } from '../parts/my-name.ts'
import { openTableAndSit } from '../parts/open-table-and-sit.ts'
import { Site } from '../parts/Site.tsx'
import { localise } from '../words/index.ts'
import { dayWords } from '../words/day.ts'
import { sentenceFor } from '../words/sentence-for.ts'

const ShareOnPage = lazy(() =>
  import('../parts/day/ShareOnPage.tsx').then((part) => part.ShareOnPage),
)

const loadSounds = () => import('../parts/day/day-sounds.ts')
const Yesterday = lazy(() => import('../parts/day/Yesterday.tsx').then((part) => part.Yesterday))

/** The page of the deals of today, at `/day`. */
export function DayPage() {
  const text = localise(dayWords)
  const now = useMinutes()
  const today = dayOf(now)
  const own = ownDay(today)
  const best = bestOf(own)
  const described = useDay(today)
  const { previous } = described === 'failed' ? {} : (described ?? {})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<DayDealId | null>(null)
  const [breaking, setBreaking] = useState<DayDealId | null>(null)
  const next = dayDealIds.find((deal) => own[deal]?.result === undefined)

  async function play(deal: DayDealId, again: boolean): Promise<void> {
    if (busy !== null) return
    setBusy(deal)
    setProblem(null)
    const from = location.pathname
    const wanted = { dealOfTheDay: deal, ...(again && ({ again } as const)) }
    const opened = await openTableAndSit(wanted, myName.value.trim())
    setBusy(null)
    if (!opened.ok) return setProblem(sentenceFor(opened.refused))
    if (!again) {
      storeOwnGame(await dayOfTable(opened.value), deal, { code: opened.value })
      setBreaking(deal)
      await loadSounds().then(
        ({ breakBand }) => breakBand(),
        () => {},
      )
    }
    navigate(`/${opened.value}`, from)
  }

  return (
    <Site title={text.title}>
      <div class="day-page" data-played={best !== null}>
        <header class="day-head">
          <Leaf day={today} size="big" />
          <div>
            <h1>{text.title}</h1>
            <p>
              {best === null ? (
                text.lead(localMidnight(today))
              ) : (
                <Countdown now={now} day={today} />
              )}
            </p>
          </div>
        </header>
        <ol class="day-deals">
          {dayDealIds.map((deal) => (
            <Deal
              key={deal}
              {...{ deal, busy: busy === deal, isNext: deal === next, play }}
              breaks={breaking === deal}
              own={own[deal] ?? null}
            />
          ))}
        </ol>
        <p class="problem" role="alert" hidden={problem === null}>
          {problem}
        </p>
        <PegRow today={today} />
        <Others {...{ today, described, best }} />
        {best !== null && <ShareOnPage day={today} own={own} deal={best.deal} />}
        {previous !== undefined && <Yesterday day={previous} />}
        <p class="day-pastime">{text.pastime}</p>
      </div>
    </Site>
  )
}

interface DealProps {
  readonly deal: DayDealId
  readonly own: OwnGame | null
  readonly busy: boolean
  /** Whether to animate the band: it breaks. */
  readonly breaks: boolean
  /** Whether the button of this deal is the main one. */
  readonly isNext: boolean
  readonly play: (deal: DayDealId, again: boolean) => Promise<void>
}

/**
 * Shows a deal as a pack of cards with a paper band. The band is broken once this browser has
 * opened the deal.
 */
function Deal({ deal, own, busy, breaks, isNext, play }: DealProps) {
  const text = localise(dayWords)
  const about = findGame(dayDeals[deal].game)
  const isOver = own?.result !== undefined
  const look = isNext ? 'main' : 'quiet'
  return (
    <li class="day-deal" data-played={isOver} {...(about && clothProps(about.cloth))}>
      <span class="day-pack" data-open={own !== null} data-breaks={breaks}>
        <CardBack />
        <span class="day-band">
          <b>{text.bands[deal]}</b>
        </span>
        {own?.result !== undefined && <em class="day-stamp">{resultText(deal, own.result)}</em>}
      </span>
      <div>
        <h2>{about?.name}</h2>
        <p>{isOver ? text.played : text.deals[deal]}</p>
      </div>
      {own === null ? (
        <button
          class="button"
          data-look={look}
          type="button"
          aria-busy={busy}
          aria-label={`${text.play}: ${about?.name ?? ''}, ${text.bands[deal]}`}
          onClick={() => void play(deal, false)}
        >
          {text.play}
        </button>
      ) : (
        <div class="day-deal-ways">
          <a class="button" data-look={isOver ? 'quiet' : look} href={`/${own.code}`}>
            <Icon name="play" />
            {isOver ? text.watch : text.goOn}
          </a>
          {isOver && (
            <button type="button" aria-busy={busy} onClick={() => void play(deal, true)}>
              {text.again}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

interface OthersProps {
  readonly today: string
  readonly described: DayDescription | 'failed' | null
  readonly best: { readonly deal: DayDealId; readonly result: number } | null
}

/**
 * Shows the results of other tables. They stay hidden until this browser has a result of its own.
 */
function Others({ described, best }: OthersProps) {
  const text = localise(dayWords)
  if (described === null) return <section class="day-others paper" aria-busy="true" />
  if (described === 'failed') return <p class="day-others paper">{text.unavailable}</p>
  if (best === null)
    return (
      <section class="day-others paper" data-folded="true">
        <Icon name="eye" />
        <p>
          <b>{text.othersAfter}</b>{' '}
          {text.othersHidden(
            described.deals.reduce((sum, { results }) => sum + tablesOf(results), 0),
          )}
        </p>
      </section>
    )
  const results = described.deals.find(({ deal }) => deal === best.deal)?.results ?? []
  return <DayChart deal={best.deal} results={results} own={best.result} />
}

function Countdown({ now, day }: { readonly now: number; readonly day: string }) {
  const minutes = Math.max(0, Math.ceil((endOfDay(day) - now) / 60_000))
  return <>{localise(dayWords).next(Math.floor(minutes / 60), minutes % 60)}</>
}

/**
 * Returns the time at which the day (in UTC) ends; null if this is midnight in the local time zone.
 */
function localMidnight(day: string): Date | null {
  const end = new Date(endOfDay(day))
  return end.getHours() === 0 && end.getMinutes() === 0 ? null : end
}

/** Returns the time, and renders again each minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Returns the day whose deal the table plays. The service decides which day that is: the clock of
 * this device may be wrong, and the day can end before the answer arrives.
 */
async function dayOfTable(code: string): Promise<string> {
  const state = await fetchPublicState(code)
  const first = state.ok ? state.value.table.sameDeal?.firstDealt : undefined
  return first !== undefined && 'day' in first ? first.day : dayOf(Date.now())
}

function useDay(day: string): DayDescription | 'failed' | null {
  const [described, setDescribed] = useState<DayDescription | 'failed' | null>(null)
  useEffect(() => {
    let isLatest = true
    void fetchDay(day).then((found) => {
      if (isLatest) setDescribed(found ?? 'failed')
    })
    return () => {
      isLatest = false
    }
  }, [day])
  return described
}
