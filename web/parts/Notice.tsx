import './notice.css'

import type { ComponentChildren } from 'preact'

import { Icon, type IconName } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'

interface NoticeProps {
  readonly icon: IconName
  /** How important the notice is. An `idle` notice is hidden while any other notice is shown. */
  readonly tone?: 'plain' | 'warning' | 'idle'
  /** How a screen reader announces the notice: `alert` interrupts what it is reading. */
  readonly role?: 'status' | 'alert'
  readonly title?: string
  readonly children: ComponentChildren
  /** The buttons with which the viewer can act on the notice. */
  readonly ways?: ComponentChildren
  readonly onClose?: () => void
}

/**
 * A message about the table, with buttons. It stays until its cause is gone or the viewer closes
 * it.
 */
export const Notice = ({
  icon,
  tone = 'plain',
  role = 'status',
  title,
  children,
  ways,
  onClose,
}: NoticeProps) => (
  <div class="notice" data-tone={tone}>
    <Icon name={icon} />
    <div class="notice-text" role={role}>
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

/** The two buttons of a notice that asks a yes-or-no question. */
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
