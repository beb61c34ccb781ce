import './share-day.css'

import { useState } from 'preact/hooks'

import type { DayDealId } from '../../../shared/deal/day.ts'
import type { OwnDay } from '../../client/own-days.ts'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'
import { DayThumb, ShareDay, useDayPicture, type SharedResult } from './ShareDay.tsx'

interface ShareOnPageProps {
  readonly day: string
  readonly own: OwnDay
  readonly deal: DayDealId
}

/** Shows the picture of the day's best result, and a button that shares it. */
export function ShareOnPage({ day, own, deal }: ShareOnPageProps) {
  const { result = 0, turns } = own[deal] ?? {}
  const shared: SharedResult = { day, deal, game: { result, ...(turns && { turns }) } }
  const { preview } = useDayPicture(shared, `${location.host}/day`, 'wide')
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="day-acts">
      <DayThumb preview={preview} shape="wide" />
      <button class="button" type="button" onClick={() => setOpen(true)}>
        <Icon name="share" />
        {localise(dayWords).share}
      </button>
      {isOpen && <ShareDay shared={shared} close={() => setOpen(false)} />}
    </div>
  )
}
