import './notice.css'

import type { ComponentChildren } from 'preact'

import { Icon, type IconName } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'

interface NoticeProps {
  readonly icon: IconName
  /** `idle`: what can wait until nothing else is said. */
  readonly tone?: 'plain' | 'warning' | 'idle'
  readonly title?: string
  readonly children: ComponentChildren
  /** What can be done about it. */
  readonly ways?: ComponentChildren
  readonly onClose?: () => void
}

/** A slip of paper about the table: it lies there until it is settled or put away, with what can be done about it. */
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

/** The ways of a notice that somebody asks with. */
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
