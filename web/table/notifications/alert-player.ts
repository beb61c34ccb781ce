import { effect, untracked, type ReadonlySignal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import { learnLanguage, words } from '../../words/index.ts'
import type { Log } from '../../client/Log.ts'
import { nudgeCue, type Cue } from '../../kit/motion/cues.ts'

/** The state of a table from which alerts follow. */
export interface AlertSource {
  readonly table: ReadonlySignal<PublicTable | null>
  readonly chat: ReadonlySignal<readonly ChatMessage[]>
  /** The viewer's seat. The viewer's own messages make no sound. */
  readonly seat: ReadonlySignal<Seat | null>
  /**
   * Whether it is the viewer's turn. On a shared phone, a string that identifies the player whose
   * turn it is.
   */
  readonly myTurn: ReadonlySignal<boolean | string>
}

/**
 * Alerts a player to their turn, nudges and messages by sound and vibration. While the page is
 * hidden, also notifies the player of their turn and of nudges, if the player allows it. Returns a
 * function that stops the alerts.
 */
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
        // The first snapshot only contains old nudges.
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
        // Several new messages at once come from a snapshot after a lost connection, so they make
        // no sound.
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
 * Runs `changed` whenever the value changes, but not for the first value. Returns a function that
 * stops it.
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
 * Loads the sounds on demand, because they come with the table's chunk.
 * @param viewer the seat whose device vibrates, if the cue is not for everyone
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
  // The tag keeps a single notification per table, even if the player has missed several turns.
  await worker?.showNotification(words.value.yourTurn, {
    tag: code,
    data: `/${code}`,
    icon: '/icon-192.png',
  })
}
