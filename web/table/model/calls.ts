import { effect, untracked } from '@preact/signals'

import { settings } from '../../settings.ts'
import { learnLanguage, words } from '../../words/index.ts'
import type { Log } from './log.ts'
import type { TableModel } from './model.ts'
import { ring, wasTouched } from '../../kit/sound.ts'

/** All that calls a player who looks elsewhere: sounds, a vibration, and a notice of the system if they asked for it. */
export function callViewer(model: TableModel, log: Log): () => void {
  const stops = [
    onChange(
      () => model.myTurn.value,
      (mine) => {
        if (mine) callToTurn(model)
      },
    ),
    onChange(
      () => model.table.value?.phase,
      (phase, before) => {
        const outcome = model.table.value?.outcome ?? null
        if (phase !== 'over' || before !== 'playing' || outcome === null) return
        const won = outcome.kind === 'together' ? outcome.won : isFirst(outcome.places, model)
        ring(won ? 'won' : 'lost', settings.volume.value)
      },
    ),
    onChange(
      () => model.chat.value,
      (lines, before) => {
        const line = lines.at(-1)
        // More than one at once is what was said before somebody came.
        if (line === undefined || lines.length !== before.length + 1) return
        const isAudible = line.seat !== model.seat.value && log.hears(line)
        if (isAudible) ring('chat', settings.volume.value)
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

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
  ring('turn', settings.volume.value)
  if (wasTouched()) navigator.vibrate?.(80)
  const code = model.table.value?.code
  if (document.visibilityState === 'hidden' && settings.notices.value && code !== undefined)
    void notify(code)
}

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

const isFirst = (places: readonly number[], model: TableModel): boolean =>
  model.seat.value === null || places[model.seat.value] === 1
