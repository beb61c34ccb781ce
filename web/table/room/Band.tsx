import './band.css'

import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'

/** Whom the prompt concerns. It says so itself, too: never the colour alone. */
export type BandMood = 'mine' | 'waiting' | 'quiet'

interface BandProps {
  readonly mood: BandMood
  readonly prompt: string
  readonly chat: { readonly unread: number; readonly open: () => void } | null
  readonly openMenu: () => void
}

/** The one fixed place for what is to be done now. */
export function Band({ mood, prompt, chat, openMenu }: BandProps) {
  const text = words.value
  return (
    <div class="band" data-mood={mood}>
      <p class="band-prompt">
        {mood === 'mine' && <span aria-hidden="true">▸ </span>}
        {prompt}
      </p>
      {chat !== null && (
        <button
          class="icon-button band-chat"
          type="button"
          aria-label={text.talk.open(chat.unread)}
          onClick={chat.open}
        >
          <Icon name="chat" />
          {chat.unread > 0 && (
            <span class="band-unread" aria-hidden="true">
              {Math.min(chat.unread, 99)}
            </span>
          )}
        </button>
      )}
      <button class="icon-button" type="button" aria-label={text.menu.title} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </div>
  )
}
