import { ok, refuse } from '../../../../shared/result.ts'
import type { Subscribing } from '../../../../shared/wire/commands.ts'
import { limits } from '../../../../shared/wire/limits.ts'
import type { Seat } from '../../../../shared/game/game.ts'
import type { Decision, Moment } from '../decision.ts'
import { withSeat, type Human, type Table } from '../table.ts'
import { isPushAddress } from './address.ts'

// Which browsers are told when it becomes somebody's turn. They are part of the seat, and go with it.

/** Once more with what is known changes nothing. Of too many the one that came first goes: nobody uses so many. */
export function subscribe(
  table: Table,
  seat: Seat,
  human: Human,
  { endpoint, p256dh, auth }: Subscribing,
  { pushes }: Moment,
): Decision {
  if (!pushes) return refuse({ refusal: 'no-push' })
  if (!isPushAddress(endpoint)) return refuse({ refusal: 'bad-endpoint' })
  const { subscriptions } = human
  const known = subscriptions.find((one) => one.endpoint === endpoint)
  if (known?.p256dh === p256dh && known.auth === auth) return ok({ table })
  const others = subscriptions.filter((one) => one !== known)
  const all = [...others, { endpoint, p256dh, auth, notice: null, failures: 0 }]
  return ok({
    table: withSeat(table, seat, { ...human, subscriptions: all.slice(-limits.subscriptions) }),
  })
}

export function unsubscribe(
  table: Table,
  seat: Seat,
  human: Human,
  { endpoint }: Pick<Subscribing, 'endpoint'>,
): Decision {
  const subscriptions = human.subscriptions.filter((one) => one.endpoint !== endpoint)
  return ok({ table: withSeat(table, seat, { ...human, subscriptions }) })
}
