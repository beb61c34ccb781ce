import { dayDealIds, dayOf } from '../../shared/deal/day.ts'
import { ownDay } from '../client/own-days.ts'
import { Icon } from '../kit/Icon.tsx'
import { Leaf } from '../parts/day/Leaf.tsx'
import { bestOf, ownRow } from '../parts/day/own-row.ts'
import { MiniPegs } from '../parts/day/Pegs.tsx'
import { resultText } from '../parts/day/result-text.ts'
import { localise } from '../words/index.ts'
import { dayWords } from '../words/day.ts'

interface DayTicketProps {
  /** Without a network: the text that says so. The cards of today come from the service only. */
  readonly offline?: string | undefined
}

/**
 * The ticket on the landing page that leads to the deals of the day. Without a network it still
 * shows the result of today, and leads to the viewer's days.
 */
export function DayTicket({ offline }: DayTicketProps) {
  const text = localise(dayWords)
  const today = dayOf(Date.now())
  const own = ownDay(today)
  const best = bestOf(own)
  const row = ownRow(today, 28)
  const open = dayDealIds.filter((deal) => own[deal]?.result === undefined).length
  if (offline !== undefined && best === null)
    return (
      <div class="day-ticket" data-offline>
        <Leaf day={today} size="small" />
        <span class="day-ticket-text">
          <b>{text.title}</b>
          <small>{offline}</small>
        </span>
        <Icon name="offline" />
      </div>
    )
  return (
    <a class="day-ticket" href="/day" data-done={best !== null}>
      <Leaf day={today} size="small" />
      <span class="day-ticket-text">
        <b>{best === null ? text.title : text.today(resultText(best.deal, best.result))}</b>
        <small>
          {best === null ? text.ticket : `${text.streak(row.streak)} · ${text.more(open)}`}
        </small>
      </span>
      {best === null ? <Icon name="arrow" /> : <MiniPegs days={row.days} />}
    </a>
  )
}
