import './site.css'

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

import { gamesOnOffer } from '../games.ts'
import { cameByLink } from '../router.ts'
import { words } from '../words/index.ts'
import { Icon } from '../kit/Icon.tsx'
import { Wordmark } from './Logo.tsx'
import { Looks } from './Looks.tsx'
import { Drawer } from '../kit/Drawer.tsx'

interface SiteProps {
  /** Of the browser's tab. */
  readonly title: string
  readonly children: ComponentChildren
}

/** What surrounds every page that is not a table. */
export function Site({ title, children }: SiteProps) {
  const [looksOpen, openLooks] = useState(false)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (cameByLink()) main.current?.focus()
  }, [])
  useEffect(() => {
    document.title = title === '' ? 'Tischlein' : `${title} · Tischlein`
  }, [title])
  return (
    <div class="site">
      <header class="site-head">
        <a class="site-home" href="/" aria-label={words.value.site.home}>
          <Wordmark />
        </a>
        <button class="button" type="button" onClick={() => openLooks(true)}>
          <Icon name="sliders" />
          <span class="site-looks">{words.value.looks.title}</span>
        </button>
      </header>
      <main class="site-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer class="site-foot">
        {gamesOnOffer.map((about) => (
          <a key={about.id} href={`/rules/${about.id}`}>
            {words.value.site.rulesOf(about.name)}
          </a>
        ))}
        <a href="/tables">{words.value.lobby.title}</a>
        <a href="/verify">{words.value.site.verify}</a>
        <a href="/api">{words.value.site.api}</a>
      </footer>
      {looksOpen && (
        <Drawer title={words.value.looks.title} onClose={() => openLooks(false)}>
          <Looks />
        </Drawer>
      )}
    </div>
  )
}
