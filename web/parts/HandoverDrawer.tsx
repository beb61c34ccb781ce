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
 * Shows a QR code with which another device takes over the viewer's seat. When that device
 * connects, the server closes this device's connection to the seat.
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
