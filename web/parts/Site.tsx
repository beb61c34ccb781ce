import './site.css'

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

import { availableGames } from '../boards/available-games.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { hasNavigated } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'
import { Wordmark } from './Logo.tsx'

const LooksDrawer = lazy(() =>
  import('./AppearanceSettings.tsx').then((part) => part.AppearanceDrawer),
)

interface SiteProps {
  /** The title of the browser tab. */
  readonly title: string
  /**
   * Whether the page takes the focus, because it replaces a table under the same URL. Every page
   * takes it after a navigation.
   */
  readonly takesFocus?: boolean
  readonly children: ComponentChildren
}

/** The layout of every page that shows no table. */
export function Site({ title, takesFocus = false, children }: SiteProps) {
  const text = words.value
  const [looksOpen, openLooks] = useState(false)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus || hasNavigated()) main.current?.focus()
  }, [])
  useEffect(() => {
    document.title = title === '' ? 'Tischlein' : `${title} · Tischlein`
  }, [title])
  return (
    <div class="site">
      <header class="site-head">
        <a class="site-home" href="/" aria-label={text.site.home}>
          <Wordmark />
        </a>
        <button class="site-settings" type="button" onClick={() => openLooks(true)}>
          <span aria-hidden="true">{settings.language.value.toUpperCase()}</span>
          <Icon name="sliders" />
          <span class="visually-hidden">{text.looks.title}</span>
        </button>
      </header>
      <main class="site-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer class="site-foot">
        {availableGames.map((about) => (
          <a key={about.id} href={`/rules/${about.id}`}>
            {text.site.rulesOf(about.name)}
          </a>
        ))}
        <a href="/tables">{text.lobby.title}</a>
        <a href="/verify">{text.site.verify}</a>
        <a href="/api">{text.site.api}</a>
      </footer>
      {looksOpen && <LooksDrawer close={() => openLooks(false)} />}
    </div>
  )
}
