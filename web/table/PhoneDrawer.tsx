import { Qr } from '../parts/Qr.tsx'
import { Drawer } from '../parts/Drawer.tsx'
import { words } from '../words/index.ts'

interface PhoneDrawerProps {
  readonly code: string
  readonly token: string
  readonly close: () => void
}

/** Moves the seat to another device, which then holds it: the newest connection wins. */
export function PhoneDrawer({ code, token, close }: PhoneDrawerProps) {
  const told = words.value.phone
  return (
    <Drawer title={told.title} onClose={close}>
      <p>{told.how}</p>
      <Qr text={handoverLink(code, token)} name={told.qrName} />
      <p class="soft">{told.secret}</p>
    </Drawer>
  )
}

/** The token stands behind the `#`, which browsers send to no server. */
const handoverLink = (code: string, token: string): string =>
  `${location.origin}/${code}#seat=${token}`

/** The token that a device was handed in its address, if there is one. */
export const handedToken = (hash: string): string | null =>
  /^#seat=([\w-]{16,128})$/.exec(hash)?.[1] ?? null
