import { useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import { Notice } from '../../parts/Notice.tsx'
import { timeThresholds } from '../../parts/turn-clock.ts'
import { useNow } from '../time/use-now.ts'
import { allowNotifications, type PermissionAnswer, useNotificationSupport } from './push.ts'
import { localise } from '../../words/index.ts'
import { inTouchWords } from '../../words/in-touch.ts'
import { useShouldOffer } from './should-offer.ts'

interface NotificationOfferProps {
  readonly table: PublicTable
  readonly mine: Seat
  readonly toMove: readonly Seat[]
}

/**
 * Offers notifications to a player who waits for other players. A viewer who has declined once gets
 * no further offer.
 */
export function NotificationOffer({ table, mine, toMove }: NotificationOfferProps) {
  const text = localise(inTouchWords)
  const now = useNow(timeThresholds(table))
  const isMoment = useShouldOffer({ table, mine, toMove, now })
  const [answer, setAnswer] = useState<PermissionAnswer | null>(null)
  const [later, putOff] = useState(false)
  const isOpen = isMoment && !later
  const isAsked = !settings.notifications.value && !settings.notificationsDeclined.value
  const means = useNotificationSupport(isOpen && isAsked)

  if (!isOpen) return null
  const close = (): void => putOff(true)
  if (answer !== null)
    return (
      <Notice icon="bell" onClose={close}>
        {text[answer]}
      </Notice>
    )
  if (!isAsked || means === 'none') return null
  return (
    <Notice
      icon="bell"
      tone="idle"
      title={text.offer}
      onClose={close}
      ways={
        <>
          <button
            class="button"
            type="button"
            onClick={() => (settings.notificationsDeclined.value = true)}
          >
            {text.never}
          </button>
          {means === 'push' && (
            <button
              class="button"
              data-look="main"
              type="button"
              onClick={() => void allowNotifications().then(setAnswer)}
            >
              {text.yes}
            </button>
          )}
        </>
      }
    >
      {means === 'push' ? text.offerMeans : text.homeScreen}
    </Notice>
  )
}
