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
import { ReactionButtons } from './ReactionButtons.tsx'
import { ReactionNews } from './Announcements.tsx'

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

describe('the news of reactions', () => {
  test('are announced once, for other players only, and not for reactions from before the page opened', () => {
    const before = [entry(1, 1, 'laugh')]
    const room = render(<ReactionNews entries={before} mine={0} />)
    expect(textOf(room)).toBe('')
    const after = [...before, entry(2, 0, 'clap'), entry(3, 1), entry(4, 1, 'sigh')]
    void act(() => renderInto(<ReactionNews entries={after} mine={0} />, room))
    expect(textOf(room)).toBe('Ben: Sighs.')
  })

  test('are announced in a new element if a player reacts in the same way again', () => {
    const room = render(<ReactionNews entries={[]} mine={0} />)
    const announced = [[1], [1, 2]].map((keys) => {
      const entries = keys.map((key) => entry(key, 1, 'laugh'))
      void act(() => renderInto(<ReactionNews entries={entries} mine={0} />, room))
      return room.querySelector('[role=log] > *')
    })
    expect(announced.map((one) => one?.textContent)).toEqual(['Ben: Laughs.', 'Ben: Laughs.'])
    expect(announced[0]).not.toBe(announced[1])
  })
})
