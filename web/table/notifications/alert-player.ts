import { effect, untracked, type ReadonlySignal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import { learnLanguage, words } from '../../words/index.ts'
import type { Log } from '../../client/Log.ts'
import { nudgeCue, type Cue } from '../../kit/motion/cues.ts'

/** The data on which alerts depend. */
interface AlertSource {
  readonly table: ReadonlySignal<PublicTable | null>
  readonly chat: ReadonlySignal<readonly ChatMessage[]>
  /** The viewer's seat. The viewer's own chat messages make no sound. */
  readonly seat: ReadonlySignal<Seat | null>
  /**
   * Whether it is the viewer's turn. On a shared phone, a string that identifies the player whose
   * turn it is.
   */
  readonly myTurn: ReadonlySignal<boolean | string>
}

/**
 * Alerts the viewer by sound and vibration: when it is their turn, and when a player sits down, is
 * reminded to move, or sends a message. While the page is hidden, also shows notifications of turns
 * and reminders, if the viewer allows it. Returns a function that stops all alerts.
 */
export function alertPlayer(model: AlertSource, log: Pick<Log, 'isShown'>): () => void {
  const stops = [
    onChange(
      () => model.table.value && model.myTurn.value,
      (mine, before) => {
        // A turn in the first snapshot is not new, and its sound would delay the first cards.
        if (mine && before !== null) alertTurn(model)
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
        // The reminders in the first snapshot are old, so they cause no alert.
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
        // Several new messages in one change come from a snapshot after a lost connection. They are
        // old, so they make no sound.
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

/**
 * Calls `changed` each time the value changes, but not for the first value. Returns a function that
 * stops this.
 */
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
 * Plays a cue. Loads the code for sounds on demand, because it is in the chunk of the table, which
 * this page may not have loaded.
 * @param viewer the viewer's seat. If missing, the device vibrates whichever seats the cue is about
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
  // Notifications with the same tag replace each other, so that several missed turns at a table
  // show only one.
  await worker?.showNotification(words.value.yourTurn, {
    tag: code,
    data: `/${code}`,
    icon: '/icon-192.png',
  })
}
