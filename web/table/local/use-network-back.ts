import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import type { TableModel } from '../../client/TableModel.ts'
import { watchNetwork } from '../../client/check-network.ts'
import { isOffline } from '../../client/network.ts'
import { fetchFriendsTable, type FriendsTable } from './friends-table.ts'

/**
 * The minimum time in ms between a move and the notice, so that the notice never covers a moving
 * card.
 */
const pauseAfterMove = 600

/**
 * The viewer plays against bots until the network is back, and then returns to the table with
 * friends. Returns this table once the network is back, and null until then. Waits until no pointer is
 * down and no move has just been made, so that the notice does not interrupt a drag.
 */
export function useNetworkBack(model: TableModel): FriendsTable | null {
  const [found, setFound] = useState<FriendsTable | null>(null)
  useEffect(() => watchNetwork(), [])
  useEffect(() => {
    let wasOffline = isOffline.peek()
    let isOver = false
    const stop = effect(() => {
      const offline = isOffline.value
      if (offline) setFound(null)
      else if (wasOffline)
        void fetchFriendsTable(Date.now())
          .then(async (table) => {
            if (table !== null) await untilHandIsStill(model)
            if (!isOver && !isOffline.peek()) setFound(table)
          })
          .catch(() => {})
      wasOffline = offline
    })
    return () => {
      isOver = true
      stop()
    }
  }, [model])
  return found
}

/** Waits until no pointer is down, and no move was made for `pauseAfterMove`. */
export function untilHandIsStill({ projection }: Pick<TableModel, 'projection'>): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    let isDown = document.querySelector('[data-carried]') !== null
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      if (!isDown) timer = setTimeout(end, pauseAfterMove)
    }
    const listen = (type: string, down: boolean) =>
      document.addEventListener(
        type,
        () => {
          isDown = down
          wait()
        },
        { capture: true, signal: done.signal },
      )
    listen('pointerdown', true)
    listen('pointerup', false)
    listen('pointercancel', false)
    const stop = effect(() => {
      if (projection.value !== undefined) wait()
    })
    function end(): void {
      done.abort()
      stop()
      resolve()
    }
  })
}
