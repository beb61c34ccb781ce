import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Qr } from '../parts/Qr.tsx'
import { words } from '../words/index.ts'

/**
 * The address of the table for cameras. It names the game, so that the page of a phone loads the
 * board before the server answers.
 */
export const JoinQr = ({ table: { code, game } }: { readonly table: PublicTable }) => (
  <Qr text={`${location.origin}/${code}?game=${game}`} name={words.value.invite.qrName} />
)
