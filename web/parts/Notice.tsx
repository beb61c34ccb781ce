import './notice.css'

import type { ComponentChildren } from 'preact'

import { words } from '../words/index.ts'
import { Icon, type IconName } from '../kit/Icon.tsx'

interface NoticeProps {
  readonly icon: IconName
  readonly tone?: 'plain' | 'warning'
  readonly children: ComponentChildren
  readonly onClose?: () => void
}

/** A sentence about the table that stays until it is settled, with what can be done about it. */
export const Notice = ({ icon, tone = 'plain', children, onClose }: NoticeProps) => (
  <div class="notice" data-tone={tone} role={tone === 'warning' ? 'alert' : undefined}>
    <Icon name={icon} />
    <div class="notice-text">{children}</div>
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
