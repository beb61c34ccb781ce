import './invitation.css'

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

import { hiddenCode, spokenCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { copyLink } from '../../parts/copy-text.ts'
import { Icon } from '../../kit/Icon.tsx'
import { formatNames } from '../../parts/format-names.ts'
import { Qr } from '../../parts/Qr.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'

interface InvitationProps {
  readonly table: PublicTable
  /** Shows a message, because some actions, such as copying, have no visible result. */
  readonly say: (text: string) => void
  /** A button for the other way to join: sharing this phone. */
  readonly children?: ComponentChildren
}

/** Shows how other people can join: a code to read out, a QR code to scan, and a link to send. */
export function Invitation({ table, say, children }: InvitationProps) {
  const { code } = table
  const text = words.value.invite
  const hidden = settings.hideCode.value
  // The link names the game. With it, the page can load the game's board before the server answers.
  const link = `${location.origin}/${code}?game=${table.game}`
  const [isQrOpen, openQr] = useState(false)
  const spoken = hidden ? hiddenCode : spokenCode(code)

  return (
    <section class="paper invitation" aria-label={text.title} data-qr={isQrOpen}>
      <p class="invitation-hint">{text.hint(location.host)}</p>
      <p class="invitation-code" data-hidden={hidden}>
        <span aria-hidden="true">
          {spoken.slice(0, 3)}
          <i>{spoken.slice(3, -3)}</i>
          {spoken.slice(-3)}
        </span>
        <span class="visually-hidden">
          {hidden ? text.hidden : text.spelt([...code].join(' '))}
        </span>
      </p>
      <div class="invitation-qr">
        {hidden ? <p class="soft">{text.hidden}</p> : <Qr text={link} name={text.qrName} />}
      </div>
      <div class="invitation-actions">
        {'share' in navigator && (
          <button
            class="button"
            type="button"
            onClick={() => void share(link, challengeOf(table) ?? text.shareText)}
          >
            <Icon name="share" />
            {text.share}
          </button>
        )}
        <button class="button" type="button" onClick={() => void copyLink(link, say)}>
          <Icon name="link" />
          {text.copy}
        </button>
        {/* Only small screens need this button, because they hide the QR code until a tap. */}
        <button
          class="button invitation-qr-button"
          data-shape="square"
          type="button"
          aria-label={text.qrName}
          aria-expanded={isQrOpen}
          onClick={() => openQr(!isQrOpen)}
        >
          <Icon name="code" />
        </button>
        <button
          class="button"
          data-shape="square"
          type="button"
          aria-label={hidden ? text.show : text.hide}
          aria-pressed={hidden}
          onClick={() => (settings.hideCode.value = !hidden)}
        >
          <Icon name={hidden ? 'hidden' : 'eye'} />
        </button>
        {children}
      </div>
    </section>
  )
}

/** Returns a text that invites others to play the same deal as a challenge. Null for a new deal. */
function challengeOf({ sameDeal: same }: PublicTable): string | null {
  const latest = same?.results.at(-1)
  return latest === undefined ? null : words.value.sameDeal.share(formatNames(latest.names))
}

/**
 * Opens the share sheet of the device. Ignores the rejection, because `navigator.share` also
 * rejects if the viewer closes the sheet.
 */
const share = (url: string, text: string): Promise<void> =>
  navigator.share({ url, text }).catch(() => {})
