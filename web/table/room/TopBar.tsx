import './top-bar.css'

import type { ComponentChildren } from 'preact'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useWhenIdle } from '../../kit/motion/animations.ts'
import { Logo } from '../../parts/Logo.tsx'
import { TipSymbol } from '../../kit/tips/TipSymbol.tsx'
import { words } from '../../words/index.ts'
import type { ReplayTarget } from './use-replay-view.ts'

interface TopBarProps {
  /** What the page is called: the game, and the code of the table. */
  readonly title: string
  /** What of it is shown. */
  readonly name: string
  /** Null while nobody is to see anything of it. */
  readonly table: Pick<PublicTable, 'spectators' | 'openHands'> | null
  /** How many lines of chat are unread; null where the talk lies beside the board. */
  readonly chat: { readonly unread: number; readonly open: () => void } | null
  /** The way to the others who share this phone. */
  readonly phone?: ComponentChildren
  /** Whether watchers see my hand. */
  readonly hand?: ComponentChildren
  /** Null while nobody may have anything of it. */
  readonly openMenu: (() => void) | null
}

/** The far wall of the room: the way home, which table this is, and what else there is. */
export function TopBar({ title, name, table, chat, phone, hand, openMenu }: TopBarProps) {
  const text = words.value
  const watchers = useWhenIdle(table?.spectators ?? 0)
  return (
    <header class="top">
      <h1 class="visually-hidden">{title}</h1>
      <a class="top-home" href="/">
        <Logo />
        <span class="top-name">{name}</span>
        <span class="visually-hidden">: {text.menu.home}</span>
      </a>
      <div class="top-tools">
        {watchers > 0 && (
          <TipSymbol
            tip={table?.openHands?.open ? 'watchers-of-hands' : 'watchers'}
            label={text.strip.watchers(watchers)}
            class="top-spectators"
          >
            <Icon name="eye" />
            {watchers}
          </TipSymbol>
        )}
        {hand}
        {phone}
        {chat !== null && (
          <button
            class="icon-button"
            type="button"
            aria-label={text.talk.open(chat.unread)}
            onClick={chat.open}
          >
            <Icon name="chat" />
            {chat.unread > 0 && (
              <span class="top-unread" aria-hidden="true">
                {Math.min(chat.unread, 99)}
              </span>
            )}
          </button>
        )}
        {openMenu !== null && (
          <button class="icon-button" type="button" aria-label={text.menu.title} onClick={openMenu}>
            <Icon name="menu" />
          </button>
        )}
      </div>
    </header>
  )
}

/** What stands beside the way home: what is looked at, or which table this is. */
export function topBarName(
  back: ReplayTarget | null,
  { phase }: PublicTable,
  { name, code }: { readonly name: string; readonly code: string | null },
): string {
  if (back !== null && back.to !== 'evening') return words.value.replay.title
  return phase === 'gathering' || code === null ? name : code
}
