import { computed, effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import { heightFor } from '../../shared/embed/height.ts'
import {
  readMessageFromPage,
  withVersion,
  type FrameToPageMessage,
} from '../../shared/embed/messages.ts'
import { isTheme, type Theme } from '../../shared/appearance.ts'
import { chosenLanguage, isLanguage, type Language } from '../../shared/language.ts'
import { override, settings } from '../client/settings.ts'
import { storedValue } from '../client/storage.ts'
import { applyTheme } from './theme/apply-theme.ts'
import type { TableModel } from '../client/TableModel.ts'
import { pageRecord } from './record/page-record.ts'
import { createNewsFinder } from './news.ts'

/** Returns the origin of the embedding page. Null if the browser does not reveal it. */
function originAround(): string | null {
  const [nearest] = location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}

/** Sends a message to the embedding page, if there is one. */
export function postToParent(news: FrameToPageMessage): void {
  if (parent === window) return
  const origin = originAround()
  // A sandboxed page has the origin `null`, which cannot be a target. `*` is safe, because the
  // messages contain nothing private.
  const to = origin === null || origin === 'null' ? '*' : origin
  parent.postMessage(withVersion(news), to)
}

/** Handles messages from the embedding page. Ignores those from other windows. */
export function followParentCommands(): () => void {
  const around = originAround()
  const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (parent === window || source !== parent || origin !== around) return
    const wish = readMessageFromPage(data)
    if (wish?.type === 'theme')
      override(settings.theme, wish.theme === 'system' ? ownTheme() : wish.theme)
    if (wish?.type === 'lang') override(settings.language, wish.lang ?? ownLanguage())
    if (wish?.type === 'record' || wish?.type === 'no-record') pageRecord.value = wish
    if (wish?.type === 'looks')
      applyTheme(wish.looks, (look, reason) => postToParent({ type: 'refused', look, reason }))
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

/** Returns the theme that the viewer has chosen, even if the embedding site shows another one. */
function ownTheme(): Theme {
  const kept = storedValue('theme')
  return isTheme(kept) ? kept : 'system'
}

/**
 * Returns the language that the viewer has chosen, even if the embedding site shows another one.
 */
function ownLanguage(): Language {
  const kept = storedValue('language')
  return typeof kept === 'string' && isLanguage(kept) ? kept : chosenLanguage(navigator.languages)
}

/** Sends the preferred height of the iframe to the embedding page whenever the width changes. */
export function usePublishHeight(shows: string): void {
  useEffect(() => {
    let sentHeight = 0
    const measure = (): void => {
      const height = heightFor(innerWidth, shows)
      if (height !== sentHeight) postToParent({ type: 'resize', height })
      sentHeight = height
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [shows])
}

/**
 * Notifies the embedding page when the viewer has a seat. The message does not contain the number
 * of the seat.
 */
export function usePublishSeated(model: TableModel): void {
  useEffect(() => {
    // Does not depend on the number of the seat, which changes when players swap seats.
    const isSeated = computed(() => model.seat.value !== null)
    return effect(() => {
      if (isSeated.value) postToParent({ type: 'seated' })
    })
  }, [model])
}

/** Notifies the embedding page of turns and of the result, but not before spectators see them. */
export function usePublishNews(model: TableModel): void {
  useEffect(() => {
    const newsAt = createNewsFinder()
    let sentNews = ''
    return effect(() => {
      const viewer = model.seat.value === null ? 'spectator' : 'player'
      const news = newsAt(model.table.value, model.projection.value, viewer)
      const text = JSON.stringify(news)
      if (news !== null && text !== sentNews) postToParent(news)
      sentNews = text
    })
  }, [model])
}
