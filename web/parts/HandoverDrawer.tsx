import { Qr } from './Qr.tsx'
import { Drawer } from '../kit/Drawer.tsx'
import { words } from '../words/index.ts'
import { handoverLink } from '../client/handover.ts'

interface HandoverDrawerProps {
  readonly code: string
  readonly token: string
  readonly close: () => void
}

/**
 * Moves the seat to another device by a QR code. The newest connection of a seat replaces older
 * connections.
 */
export function HandoverDrawer({ code, token, close }: HandoverDrawerProps) {
  const text = words.value.phone
  return (
    <Drawer title={text.title} onClose={close}>
      <p>{text.how}</p>
      <Qr text={handoverLink(code, token)} name={text.qrName} />
      <p class="soft">{text.secret}</p>
    </Drawer>
  )
}
