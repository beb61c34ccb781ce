import { effect, untracked } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { settings } from '../../settings.ts'
import { learnLanguage, words } from '../../words/index.ts'
import type { Log } from './log.ts'
import type { TableModel } from './model.ts'
import type { Moment } from '../../kit/motion/moment.ts'

/** All that calls a player who looks elsewhere: a bell, a buzz, and a notice of the system if they asked for it. */
export function callViewer(model: TableModel, log: Log): () => void {
  const stops = [
    onChange(
      () => model.myTurn.value,
      (mine) => {
        if (mine) callToTurn(model)
      },
    ),
    onChange(
      () => takenIn(model.table.value),
      (taken, before) => {
        const came = taken.filter((seat) => !before.includes(seat))
        if (before.length > 0 && came.length > 0) play({ name: 'sit-down', seats: came })
      },
    ),
    onChange(
      () => model.chat.value,
      (lines, before) => {
        const line = lines.at(-1)
        // More than one at once is what was said before somebody came.
        if (line === undefined || lines.length !== before.length + 1) return
        const isAudible = line.seat !== model.seat.value && log.hears(line)
        if (isAudible) play({ name: 'speak', seats: [line.seat] })
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

const takenIn = (table: PublicTable | null): readonly Seat[] =>
  table?.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat])) ?? []

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

function callToTurn(model: TableModel): void {
  play({ name: 'my-turn' })
  const code = model.table.value?.code
  if (document.visibilityState === 'hidden' && settings.notices.value && code !== undefined)
    void notify(code)
}

/** What plays comes with the table, long after the page: whoever calls here has one before them. */
const play = (moment: Moment): void =>
  void import('../../kit/motion/play-moment.ts').then(
    ({ playMoment }) => playMoment(moment),
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
