import './notice.css'

import type { ComponentChildren } from 'preact'

import { Icon, type IconName } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'

interface NoticeProps {
  readonly icon: IconName
  /** The importance: an `idle` notice is hidden while there is another notice. */
  readonly tone?: 'plain' | 'warning' | 'idle'
  readonly title?: string
  readonly children: ComponentChildren
  /** The buttons of the notice. */
  readonly ways?: ComponentChildren
  readonly onClose?: () => void
}

/** A notice about the table with its buttons. It stays until it is resolved or closed. */
export const Notice = ({ icon, tone = 'plain', title, children, ways, onClose }: NoticeProps) => (
  <div class="notice" data-tone={tone} role={tone === 'warning' ? 'alert' : undefined}>
    <Icon name={icon} />
    <div class="notice-text">
      {title !== undefined && <h2>{title}</h2>}
      <p>{children}</p>
    </div>
    {ways !== undefined && <div class="notice-actions">{ways}</div>}
    {onClose !== undefined && (
      <button
        class="icon-button"
        type="button"
        aria-label={words.value.close}
        onClick={() => onClose()}
      >
        <Icon name="close" />
      </button>
    )}
  </div>
)

interface NoOrYesProps {
  readonly no: string
  readonly yes: string
  readonly answer: (yes: boolean) => void
}

/** The buttons of a notice that asks a question. */
export const NoOrYes = ({ no, yes, answer }: NoOrYesProps) => (
  <>
    <button class="button" type="button" onClick={() => answer(false)}>
      {no}
    </button>
    <button class="button" data-look="main" type="button" onClick={() => answer(true)}>
      {yes}
    </button>
  </>
)
