import { signal } from '@preact/signals'
import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { patience } from '../../../shared/wire/limits.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Band } from './Band.tsx'
import { Door, LetBack } from './Door.tsx'
import { Ending } from '../end/Ending.tsx'
import type { Wish } from '../model/model.ts'
import { Paused } from './Paused.tsx'
import { SeatList } from '../gathering/SeatList.tsx'
import { SitDown } from '../gathering/SitDown.tsx'
import { Start } from '../gathering/Start.tsx'
import { Strip } from './Strip.tsx'
import { Talk } from './Talk.tsx'
import type { Visit } from '../model/visit.ts'
import { WaitingFor } from './WaitingFor.tsx'

inEnglish()

/** Takes down what is wished of the table. */
function recordWishes() {
  const wishes: Wish[] = []
  return { wishes, send: (wish: Wish) => void wishes.push(wish) }
}

const paused = (why: 'asked' | 'away', seats = [human('Anna'), human('Ben', { here: false })]) =>
  table({ phase: 'playing', seats, paused: { why, seat: 1 } })

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

describe('the start', () => {
  test('is the host’s', () => {
    expect(textOf(render(<Start hosting={false} missing={0} start={() => {}} />))).toBe('')
  })

  test('says what is missing while it cannot begin', () => {
    const room = render(<Start hosting missing={2} start={() => {}} />)
    expect(button(room, 'Deal the cards').disabled).toBe(true)
    expect(textOf(room)).toContain('It takes 2 more players, or bots.')
  })

  test('deals as soon as it can', () => {
    let started = 0
    press(render(<Start hosting missing={0} start={() => (started += 1)} />), 'Deal the cards')
    expect(started).toBe(1)
  })
})

describe('the list of seats', () => {
  test('lets the host remove others and add bots', () => {
    const { wishes, send } = recordWishes()
    const room = render(<SeatList table={table()} mine={0} hosting most={5} send={send} />)
    press(room, 'Remove Ben')
    press(room, 'Add a bot')
    expect(wishes).toEqual([{ type: 'remove', seat: 1 }, { type: 'add-bot' }])
  })

  test('gives a further bot the strength of the last', () => {
    const { wishes, send } = recordWishes()
    const seats = [human('Anna'), bot('Kim', 'best')]
    press(
      render(<SeatList table={table({ seats })} mine={0} hosting most={5} send={send} />),
      'Add a bot',
    )
    expect(wishes).toEqual([{ type: 'add-bot', strength: 'best' }])
  })

  test('lets the host choose how well each bot plays, in sight and by one tap', () => {
    const { wishes, send } = recordWishes()
    const seats = [human('Anna'), bot('Kim'), bot('Rio', 'best')]
    const room = render(<SeatList table={table({ seats })} mine={0} hosting most={5} send={send} />)
    const groups = [...room.querySelectorAll('fieldset')]
    expect(groups.map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'How well Kim plays',
      'How well Rio plays',
    ])
    const choices = groups.map((one) => Array.from(one.querySelectorAll('input')))
    expect(choices.map((each) => each.map(({ checked }) => checked))).toEqual([
      [false, true, false],
      [false, false, true],
    ])
    void act(() => choices[1]?.[0]?.click())
    expect(wishes).toEqual([{ type: 'bot-strength', seat: 2, strength: 'learning' }])
  })

  test('tells guests how well each bot plays', () => {
    const seats = [human('Anna'), bot('Kim'), bot('Rio', 'best')]
    const room = render(
      <SeatList table={table({ seats })} mine={null} hosting={false} most={5} send={() => {}} />,
    )
    const texts = [...room.querySelectorAll('.seats-who .soft')].map((one) => one.textContent)
    expect(texts).toEqual(['Host · here', 'bot · even match', 'bot · at its best'])
    expect(room.querySelectorAll('input')).toHaveLength(0)
  })

  test('lets guests change their own name and nothing else', () => {
    const room = render(
      <SeatList table={table()} mine={1} hosting={false} most={5} send={() => {}} />,
    )
    const buttons = [...room.querySelectorAll('button')]
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Change my name'])
  })

  test('has no room for a bot at a full table', () => {
    const room = render(<SeatList table={table()} mine={0} hosting most={2} send={() => {}} />)
    expect(() => button(room, 'Add a bot')).toThrow('there is no button')
  })
})

describe('sitting down', () => {
  test('tells why it does not work', async () => {
    const room = render(<SitDown sit={() => Promise.resolve({ refusal: 'table-full' })} />)
    await act(async () => {
      room.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
      await Promise.resolve()
    })
    expect(textOf(room)).toContain('The table is full.')
  })
})

describe('a pause', () => {
  test('that somebody asked for is ended by anybody', () => {
    const { wishes, send } = recordWishes()
    const room = render(<Paused table={paused('asked')} seated send={send} />)
    expect(textOf(room)).toContain('Ben needs a moment.')
    press(room, 'Go on')
    expect(wishes).toEqual([{ type: 'resume' }])
  })

  test('for somebody who is away offers a bot, or to go on without', () => {
    const { wishes, send } = recordWishes()
    const room = render(<Paused table={paused('away')} seated send={send} />)
    press(room, 'Let a bot keep the chair')
    press(room, 'Go on without a bot')
    expect(wishes).toEqual([{ type: 'keep', seat: 1 }, { type: 'resume' }])
  })

  test('for somebody who has left waits for a bot or a newcomer', () => {
    const seats = [human('Anna'), { ...human('Ben'), kind: 'open' as const }]
    const room = render(<Paused table={paused('away', seats)} seated send={() => {}} />)
    expect(textOf(room)).toContain('Ben has left.')
    expect(() => button(room, 'Go on without a bot')).toThrow('there is no button')
  })

  test('is only looked at by watchers', () => {
    const room = render(<Paused table={paused('away')} seated={false} send={() => {}} />)
    expect(room.querySelectorAll('button')).toHaveLength(0)
  })
})

describe('waiting for somebody who is away', () => {
  const seats = [human('Anna'), human('Ben', { here: false })]
  const playing = table({ phase: 'playing', seats })
  const waiting = (toMove: readonly number[], wishes: Wish[] = []) =>
    render(<WaitingFor table={playing} toMove={toMove} send={(wish) => void wishes.push(wish)} />)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('offers a bot, once it has been a while', () => {
    const wishes: Wish[] = []
    const room = waiting([1], wishes)
    expect(textOf(room)).toBe('')
    void act(() => void vi.advanceTimersByTime(patience.away))
    expect(textOf(room)).toContain('Everybody waits for Ben, who is away.')
    press(room, 'Let a bot keep the chair')
    expect(wishes).toEqual([{ type: 'keep', seat: 1 }])
  })

  test('says nothing while it is the turn of somebody who is here', () => {
    const room = waiting([0])
    void act(() => void vi.advanceTimersByTime(patience.away))
    expect(textOf(room)).toBe('')
  })
})

describe('talk', () => {
  test('that a rule has closed says which', () => {
    const room = render(
      <Talk
        entries={[]}
        state={{ open: false, why: 'Silence lies open.' }}
        draft=""
        say={() => {}}
      />,
    )
    expect(textOf(room)).toContain('Silence lies open.')
    expect(room.querySelector('input')).toBeNull()
  })

  test('sends what was typed, and nothing if that was nothing', () => {
    const lines: string[] = []
    const room = render(
      <Talk entries={[]} state={{ open: true }} draft="" say={(text) => void lines.push(text)} />,
    )
    const input = room.querySelector('input')
    const type = (text: string): void => {
      void act(() => {
        if (input !== null) input.value = text
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      void act(() => {
        room.querySelector('form')?.dispatchEvent(new Event('submit'))
      })
    }
    type('  ')
    type(' hello ')
    expect(lines).toEqual(['hello'])
    expect(input?.value).toBe('')
  })

  test('gives back what was refused, unless something else is begun', () => {
    const talk = { entries: [], state: { open: true }, say: () => {} } as const
    const room = render(<Talk {...talk} draft="" />)
    const input = room.querySelector('input')
    void act(() => renderInto(<Talk {...talk} draft="I hold 61" />, room))
    expect(input?.value).toBe('I hold 61')
    void act(() => renderInto(<Talk {...talk} draft="I hold 62" />, room))
    expect(input?.value).toBe('I hold 61')
  })
})

describe('the end', () => {
  const over = { table: table({ phase: 'over' }), replay: () => {}, say: () => {}, sits: true }

  test('offers the host the next deal with one tap', () => {
    const { wishes, send } = recordWishes()
    press(render(<Ending {...over} seated hosting send={send} />), 'Play again')
    expect(wishes).toEqual([{ type: 'rematch' }])
  })

  test('tells the others whose decision that is', () => {
    const room = render(<Ending {...over} seated hosting={false} send={() => {}} />)
    expect(textOf(room)).toContain('Anna can deal again.')
    expect(() => button(room, 'Play again')).toThrow('there is no button')
  })

  test('lets everybody verify and save the game', () => {
    const room = render(<Ending {...over} seated={false} hosting={false} send={() => {}} />)
    const links = [...room.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/verify?code=KTRMVX', '/api/tables/KTRMVX/game', '/'])
  })
})
