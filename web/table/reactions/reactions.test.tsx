import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Reaction } from '../../../shared/game/reaction.ts'
import { pageTimeouts } from '../../../shared/protocol/page-limits.ts'
import type { LogEntry } from '../../client/Log.ts'
import type { VisibleGame } from '../../parts/visible-game.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { settings } from '../../client/settings.ts'
import { ReactionButtons } from './ReactionButtons.tsx'
import { ChatNews } from './ChatNews.tsx'

inEnglish()
afterEach(() => void vi.useRealTimers())

const gameThatForbids = (...forbidden: readonly Reaction[]) =>
  ({
    view: {},
    board: {
      rules: {
        reactionForbiddenBy: (_view: unknown, _options: unknown, reaction: Reaction) =>
          forbidden.includes(reaction) ? 'TG-17' : null,
      },
    },
  }) as unknown as VisibleGame

function opened(game = gameThatForbids(), turnSince = Date.now()) {
  const { commands, send } = recordCommands()
  const close = vi.fn<() => void>()
  const pendingTurns = [{ seat: 1, since: turnSince }]
  const at = table({ phase: 'playing', seats: [human('Anna'), human('Ben')], pendingTurns })
  const room = render(<ReactionButtons {...{ table: at, game, mine: 0, send, close }} />)
  return { room, commands, close }
}

const names = (room: HTMLElement) =>
  [...room.querySelectorAll('button')].map(({ textContent }) => textContent)

const hitKey = (name: string) =>
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

describe('the faces of a piece', () => {
  test('are sent by a tap, which closes them', () => {
    const { room, commands, close } = opened()
    press(room, 'Thanks')
    expect(commands).toEqual([{ type: 'react', reaction: 'thanks' }])
    expect(close).toHaveBeenCalledOnce()
  })

  test('are sent by the keys 1 to 6', () => {
    const { commands } = opened()
    hitKey('3')
    expect(commands).toEqual([{ type: 'react', reaction: 'clap' }])
  })

  test('leave out the reactions that the rules forbid now, also by key', () => {
    const { room, commands } = opened(gameThatForbids('sigh', 'amazed'))
    expect(names(room)).toEqual(['Laugh', 'Clap', 'Thanks'])
    hitKey('2')
    expect(commands).toEqual([])
  })

  test('offer to hurry a player only after ten seconds of that player’s turn', () => {
    expect(names(opened().room)).not.toContain('Hurry up')
    const { room } = opened(gameThatForbids(), Date.now() - pageTimeouts.hurryAfter)
    expect(button(room, 'Hurry up')).toBeDefined()
  })

  test('close on Escape, on a tap elsewhere, and four seconds after they were opened by a tap', () => {
    const one = opened()
    hitKey('Escape')
    expect(one.close).toHaveBeenCalledOnce()
    const other = opened()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(other.close).toHaveBeenCalledOnce()
    vi.useFakeTimers()
    const idle = opened()
    vi.advanceTimersByTime(3_999)
    expect(idle.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(idle.close).toHaveBeenCalledOnce()
  })
})

const entry = (key: number, seat: number, reaction?: Reaction): LogEntry => ({
  kind: 'chat',
  key,
  line: {
    at: key,
    name: ['Anna', 'Ben'][seat] ?? '',
    seat,
    text: 'text',
    ...(reaction && { reaction }),
  },
})

describe('chat messages and reactions', () => {
  test('of other players are announced once, except those from before the page opened', () => {
    const before = [entry(1, 1, 'laugh')]
    const room = render(<ChatNews entries={before} mine={0} />)
    expect(textOf(room)).toBe('')
    const after = [...before, entry(2, 0, 'clap'), entry(3, 1), entry(4, 1, 'sigh')]
    void act(() => renderInto(<ChatNews entries={after} mine={0} />, room))
    expect(textOf(room)).toBe('Ben: text Ben: Sighs.')
  })

  test('are announced in a new element if a player reacts in the same way again', () => {
    const room = render(<ChatNews entries={[]} mine={0} />)
    const announced = [[1], [1, 2]].map((keys) => {
      const entries = keys.map((key) => entry(key, 1, 'laugh'))
      void act(() => renderInto(<ChatNews entries={entries} mine={0} />, room))
      return room.querySelector('[role=log] > *')
    })
    expect(announced.map((one) => one?.textContent)).toEqual(['Ben: Laughs.', 'Ben: Laughs.'])
    expect(announced[0]).not.toBe(announced[1])
  })

  test('are not announced again after their player was muted for a while', () => {
    const [first, second] = [entry(1, 1), entry(2, 1)]
    const room = render(<ChatNews entries={[first]} mine={0} />)
    const announcedAfter = (entries: readonly LogEntry[]) => {
      void act(() => renderInto(<ChatNews entries={entries} mine={0} />, room))
      return room.querySelector('[role=log] > *')
    }
    const announced = announcedAfter([first, second])
    expect(announced?.textContent).toBe('Ben: text')
    announcedAfter([])
    expect(announcedAfter([first, second])).toBe(announced)
  })

  test('that are phrases are announced in the viewer’s language', async () => {
    const line = { at: 1, name: 'Ben', seat: 1, text: 'Nice row!', phrase: 'nice-row' } as const
    const room = render(<ChatNews entries={[]} mine={0} />)
    settings.language.value = 'de'
    const entries: LogEntry[] = [{ kind: 'chat', key: 1, line }]
    void act(() => renderInto(<ChatNews entries={entries} mine={0} />, room))
    await expect.poll(() => textOf(room)).toBe('Ben: Schöne Reihe!')
    settings.language.value = 'en'
  })
})
