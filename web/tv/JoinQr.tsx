import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Qr } from '../parts/Qr.tsx'
import { words } from '../words/index.ts'

/**
 * A QR code with the URL of the table. The URL contains the game, so that a phone can load the
 * board before the server answers.
 */
export const JoinQr = ({ table: { code, game } }: { readonly table: PublicTable }) => (
  <Qr text={`${location.origin}/${code}?game=${game}`} name={words.value.invite.qrName} />
)
