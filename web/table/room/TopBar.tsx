import './top-bar.css'

import type { ComponentChildren } from 'preact'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useWhenIdle } from '../../kit/motion/animations.ts'
import { Logo } from '../../parts/Logo.tsx'
import { TipSymbol } from '../../kit/TipSymbol.tsx'
import { words } from '../../words/index.ts'
import type { ReplayTarget } from './use-replay-view.ts'

interface TopBarProps {
  /** The title of the page: the game and the table's code. */
  readonly title: string
  /** The visible text next to the logo, which `topBarName` chooses. */
  readonly name: string
  /** The table. Null on a shared phone while its cards are hidden. */
  readonly table: Pick<PublicTable, 'spectators' | 'openHands'> | null
  /**
   * How many chat messages are unread, and how to open the chat. Null on a shared phone while its
   * cards are hidden.
   */
  readonly chat: { readonly unread: number; readonly open: () => void } | null
  /**
   * What is shown next to the table's name: the elapsed time, and the button that opens the tally.
   */
  readonly children?: ComponentChildren
  /**
   * On a shared phone, the button that hides the cards during a game and lists the players before
   * it. On a phone beside a television, the button that switches between the hand
   * alone and the whole table.
   */
  readonly phone?: ComponentChildren
  /**
   * The button that says whether spectators see the viewer's hand. Missing if spectators can see no
   * hands.
   */
  readonly hand?: ComponentChildren
  /** Opens the menu. Null on a shared phone while its cards are hidden. */
  readonly openMenu: (() => void) | null
}

/** The top bar: a link to the start page with `name`, and buttons for the chat and the menu. */
export function TopBar({ title, name, table, chat, children, phone, hand, openMenu }: TopBarProps) {
  const text = words.value
  const spectators = useWhenIdle(table?.spectators ?? 0)
  return (
    <header class="top">
      <h1 class="visually-hidden">{title}</h1>
      <a class="top-home" href="/">
        <Logo />
        <span class="top-name">{name}</span>
        <span class="visually-hidden">: {text.menu.home}</span>
      </a>
      {children}
      <div class="top-tools">
        {spectators > 0 && (
          <TipSymbol
            tip={table?.openHands?.open ? 'open-hands' : 'spectators'}
            label={text.strip.spectators(spectators)}
            class="top-spectators"
          >
            <Icon name="eye" />
            {spectators}
          </TipSymbol>
        )}
        {hand}
        {phone}
        {chat !== null && (
          <button
            class="icon-button"
            type="button"
            aria-label={text.chat.open(chat.unread)}
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

/**
 * Returns the text next to the link to the start page: the title of a replay, the name of the game,
 * or the table's code.
 */
export function topBarName(
  back: ReplayTarget | null,
  { phase }: PublicTable,
  { name, code }: { readonly name: string; readonly code: string | null },
): string {
  if (back !== null && back.to !== 'results') return words.value.replay.title
  return phase === 'gathering' || code === null ? name : code
}
