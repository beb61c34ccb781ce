import { effect, untracked, type ReadonlySignal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import { learnLanguage, words } from '../../words/index.ts'
import type { Log } from '../../client/Log.ts'
import { nudgeCue, type Cue } from '../../kit/motion/cues.ts'

/** What somebody who looks elsewhere is called by. */
export interface AlertSource {
  readonly table: ReadonlySignal<PublicTable | null>
  readonly chat: ReadonlySignal<readonly ChatMessage[]>
  /** Who has no need to hear what they say themselves. */
  readonly seat: ReadonlySignal<Seat | null>
  /** Whose turn it is, where several look at one phone. */
  readonly myTurn: ReadonlySignal<boolean | string>
}

/** All that calls a player who looks elsewhere: a bell, a buzz, and a notice of the system if they asked for it. */
export function alertPlayer(model: AlertSource, log: Pick<Log, 'isShown'>): () => void {
  const stops = [
    onChange(
      () => model.myTurn.value,
      (mine) => {
        if (mine) alertTurn(model)
      },
    ),
    onChange(
      () => occupiedSeats(model.table.value),
      (taken, before) => {
        const came = taken.filter((seat) => !before.includes(seat))
        if (before.length > 0)
          for (const seat of came) play({ name: 'sit-down', seats: [seat], target: `seat-${seat}` })
      },
    ),
    onChange(
      () => nudgesIn(model.table.value),
      (nudged, before) => {
        // What was there when somebody came is over.
        if (before === null || nudged === null) return
        const known = new Set(before.map(({ at }) => at))
        const fresh = nudged.filter(({ at }) => !known.has(at))
        for (const { seat } of fresh) play(nudgeCue(seat), model.seat.value)
        if (fresh.some(({ seat }) => seat === model.seat.value)) notifyIfHidden(model)
      },
    ),
    onChange(
      () => model.chat.value,
      (lines, before) => {
        const line = lines.at(-1)
        // More than one at once is what was said before somebody came.
        if (line === undefined || lines.length !== before.length + 1) return
        const isAudible = line.seat !== model.seat.value && log.isShown(line)
        if (isAudible) play({ name: 'speak', seats: [line.seat] })
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

const occupiedSeats = (table: PublicTable | null): readonly Seat[] =>
  table?.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat])) ?? []

interface ReceivedNudge {
  readonly seat: Seat
  readonly at: number
}

const nudgesIn = (table: PublicTable | null): readonly ReceivedNudge[] | null =>
  table &&
  (table.pendingTurns ?? []).flatMap(({ seat, nudge }) => (nudge ? [{ seat, at: nudge.at }] : []))

/** Runs when the value becomes another, not for the one it begins with. */
function onChange<Value>(
  read: () => Value,
  changed: (value: Value, before: Value) => void,
): () => void {
  let first = true
  let before: Value
  return effect(() => {
    const value = read()
    const last = before
    before = value
    if (!first && value !== last) untracked(() => changed(value, last))
    first = false
  })
}

function alertTurn(model: AlertSource): void {
  play({ name: 'my-turn' })
  notifyIfHidden(model)
}

function notifyIfHidden(model: AlertSource): void {
  const code = model.table.value?.code
  if (document.visibilityState === 'hidden' && settings.notifications.value && code !== undefined)
    void notify(code)
}

/**
 * What plays comes with the table, long after the page: whoever calls here has one before them.
 * @param viewer whose hands feel it, where it is not meant for all
 */
const play = (moment: Cue, viewer?: Seat | null): void =>
  void import('../../kit/motion/play-cues.ts').then(
    ({ playCue, playCues }) =>
      viewer === undefined ? playCue(moment) : playCues([moment], viewer),
    () => {},
  )

async function notify(code: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await learnLanguage()
  // One notice a table, however many turns somebody missed.
  await worker?.showNotification(words.value.yourTurn, {
    tag: code,
    data: `/${code}`,
    icon: '/icon-192.png',
  })
}
