import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import { heightFor } from '../../shared/embed/height.ts'
import { readWish, versioned, type FrameNews } from '../../shared/embed/messages.ts'
import { override, ownLanguage, settings } from '../client/settings.ts'
import { dress } from './looks/dress.ts'
import type { TableModel } from '../client/TableModel.ts'
import { pageRecord } from './record/page-record.ts'
import { newsForWatchers } from './news.ts'

/** The origin of the page that this one stands in; null where the browser does not tell. */
function originAround(): string | null {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}

/** Says something to the page around, if there is one. */
export function tell(news: FrameNews): void {
  if (parent === window) return
  const origin = originAround()
  // A page in a sandbox has an origin, `null`, that cannot be written to by its name. Nothing in the news is private.
  const to = origin === null || origin === 'null' ? '*' : origin
  parent.postMessage(versioned(news), to)
}

/** Follows what the page around wishes, and only that page: neither another frame on it nor what it opened. */
export function followWishes(): () => void {
  const around = originAround()
  const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (parent === window || source !== parent || origin !== around) return
    const wish = readWish(data)
    if (wish?.type === 'theme') override(settings.theme, wish.theme)
    if (wish?.type === 'lang') override(settings.language, wish.lang ?? ownLanguage())
    if (wish?.type === 'record' || wish?.type === 'no-record') pageRecord.value = wish
    if (wish?.type === 'looks')
      dress(wish.looks, (look, reason) => tell({ type: 'refused', look, reason }))
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

/** Tells how high the frame wants to be, whenever its width has become another. */
export function useHeight(shows: string): void {
  useEffect(() => {
    let sentHeight = 0
    const measure = (): void => {
      const height = heightFor(innerWidth, shows)
      if (height !== sentHeight) tell({ type: 'resize', height })
      sentHeight = height
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [shows])
}

/** Tells that the viewer sits at the table, and not where. */
export function useSeated(model: TableModel): void {
  useEffect(() => {
    const stop = effect(() => {
      if (model.seat.value !== null) tell({ type: 'seated' })
    })
    return stop
  }, [model])
}

/** Tells whose turn it is, and how it ended: what every watcher knows, when they know it. */
export function useNews(model: TableModel): void {
  useEffect(() => {
    const newsAt = newsForWatchers()
    let sentNews = ''
    return effect(() => {
      const viewer = model.seat.value === null ? 'watcher' : 'player'
      const news = newsAt(model.table.value, model.projection.value, viewer)
      const text = JSON.stringify(news)
      if (news !== null && text !== sentNews) tell(news)
      sentNews = text
    })
  }, [model])
}
