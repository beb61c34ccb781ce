import type { PushOffer } from '../../shared/wire/push.ts'
import { pushKeys } from '../push/house.ts'
import type { RequestContext } from './context.ts'

export const showPush = (c: RequestContext): Response =>
  c.json({ key: pushKeys(c.env)?.publicKey ?? null } satisfies PushOffer)
