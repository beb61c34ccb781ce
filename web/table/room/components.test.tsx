import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Band } from './Band.tsx'
import { Door, LetBack } from './Door.tsx'
import { Strip } from './Strip.tsx'
import type { Visit } from '../model/visit.ts'
import { recordWishes } from '../../testing/record-wishes.ts'

inEnglish()

describe('the band', () => {
  test('says the prompt, and how many lines nobody has read', () => {
    const room = render(
      <Band
        mood="mine"
        prompt="Play two cards."
        chat={{ unread: 3, open: () => {} }}
        openMenu={() => {}}
      />,
    )
    expect(textOf(room)).toContain('Play two cards.')
    expect(button(room, 'Log and chat, 3 unread')).toBeTruthy()
  })
})

/** What somebody on this seat sees while Cleo would like to sit down. */
function renderDoor(changed: Partial<PublicTable>, mine: number | null) {
  const { wishes, send } = recordWishes()
  const doorTable = table({ asking: [{ person: 7, name: 'Cleo' }], ...changed })
  const model = { seat: signal(mine), hosting: signal(mine === doorTable.host), send }
  const visit = { model, waiting: signal(null), declined: signal(false) } as unknown as Visit
  return { wishes, room: render(<Door visit={visit} table={doorTable} />) }
}

describe('the door', () => {
  test('lets the host answer who would like to sit down', () => {
    const { wishes, room } = renderDoor({}, 0)
    expect(textOf(room)).toContain('Cleo would like to sit down.')
    press(room, 'Let them sit')
    press(room, 'No')
    expect(wishes).toEqual([
      { type: 'answer', person: 7, yes: true },
      { type: 'answer', person: 7, yes: false },
    ])
  })

  test('lets the others answer while the host is away, and never a watcher', () => {
    const away = { seats: [human('Anna', { here: false }), human('Ben')] }
    expect(textOf(renderDoor({}, 1).room)).toBe('')
    expect(textOf(renderDoor(away, 1).room)).toContain('Cleo')
    expect(textOf(renderDoor(away, null).room)).toBe('')
  })

  test('offers a way back for each who was removed', () => {
    const { wishes, send } = recordWishes()
    const removed = [{ person: 2, name: 'Ben' }]
    press(render(<LetBack table={table({ removed })} send={send} />), 'Let Ben back in')
    expect(wishes).toEqual([{ type: 'let-back', person: 2 }])
  })
})

describe('the strip', () => {
  test('tells of each chair who sits there, how they are, and what they hold', () => {
    const room = render(
      <Strip
        table={table({
          phase: 'playing',
          seats: [human('Anna'), human('Ben', { here: false }), bot('Kim')],
          watchers: 2,
        })}
        mine={0}
        toMove={[1]}
        held={[6, 1, 5]}
        openSeat={() => {}}
      />,
    )
    const texts = [...room.querySelectorAll('.strip-seat .for-ears')].map((one) => one.textContent)
    expect(texts).toEqual(['6 cards, here, host', 'may move, 1 card, away', '5 cards, bot'])
    const names = [...room.querySelectorAll('.strip-name')].map((one) => one.textContent)
    expect(names).toEqual(['You', 'Ben', 'Kim'])
    expect(room.querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(textOf(room)).toContain('2 watchers')
  })
})
