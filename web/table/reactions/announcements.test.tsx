import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'

import type { AnyOptions, AnyView } from '../../../shared/game/game.ts'
import { position } from '../../../shared/games/switch/testing/positions.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { TableSession } from '../../client/TableSession.ts'
import { navigate } from '../../client/router.ts'
import { loadGame } from '../../boards/load-game.ts'
import type { VisibleGame } from '../../parts/visible-game.ts'
import { inEnglish, render } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { words } from '../../words/index.ts'
import { Announcements } from './Announcements.tsx'

inEnglish()

const sessions: TableSession[] = []
afterEach(() => sessions.splice(0).forEach((session) => session.close()))

function openSession(): TableSession {
  const session = new TableSession('KTRMVX')
  sessions.push(session)
  return session
}

const start = position({ hands: ['2♥ 5♣', '2♣ 7♦'], discards: '9♥' })
const options = start.options as unknown as AnyOptions
const at = table({ game: 'switch', seats: [human('Anna'), human('Ben')], options })

const base = { title: '', entries: [], mine: 0, news: [], message: null, table: at }

const mine = async (): Promise<VisibleGame> => ({
  ...(await loadGame('switch', 'en')),
  view: view(start, 0) as unknown as AnyView,
})

function statusOf(game: VisibleGame | null, status = words.value.yourTurn) {
  const session = openSession()
  const room = render(<Announcements {...base} {...{ session, status, turn: 0, game }} />)
  return room.querySelector('[role=status]')?.textContent
}

test('the viewer’s turn is announced with what the viewer can play', async () => {
  expect(statusOf(await mine())).toBe('Your turn: hearts or a nine')
})

test('a prompt that does not name the turn follows the announcement of the turn', async () => {
  const game = await mine()
  const board = { ...game.board, prompt: () => 'Take the pile' }
  expect(statusOf({ ...game, board })).toBe('Your turn: Take the pile')
})

test('a refusal and, on a shared phone, the turn are announced unchanged', async () => {
  expect(statusOf(await mine(), 'It’s not your turn.')).toBe('It’s not your turn.')
  expect(statusOf(null)).toBe('Your turn')
})

test('a refusal is announced again if it is repeated', () => {
  const session = openSession()
  const room = render(null)
  const elements = [{}, {}].map((message) => {
    const status = 'It’s not your turn.'
    const shown = { ...base, session, status, message, turn: 0 }
    void act(() => renderInto(<Announcements {...shown} game={null} />, room))
    return room.querySelector('[role=status] span')
  })
  expect(elements.map((one) => one?.textContent)).toEqual(Array(2).fill('It’s not your turn.'))
  expect(elements[1]).not.toBe(elements[0])
})

test('the title of a table is announced when the viewer comes from another page', () => {
  navigate('/KTRMVX')
  const shown = { ...base, session: openSession(), title: 'Switch · K T R', status: '', game: null }
  const room = render(<Announcements {...shown} turn={0} />)
  expect([...room.querySelectorAll('[role=log]')].map((one) => one.textContent)).toContain(
    'Switch · K T R',
  )
  navigate('/')
})

/** Renders positions one after the other, and returns whether each announced the turn again. */
async function announcedAt(positions: readonly { turn: number; toMove: number[] }[]) {
  const session = openSession()
  const game = await mine()
  let [room, last] = [render(null), null as Element | null]
  return positions.map(({ turn, toMove }) => {
    session.model.projection.value = { game: 'switch', seq: turn, view: game.view, turn, toMove }
    const isMine = toMove.includes(0)
    const status = isMine ? words.value.yourTurn : ''
    const shown = { ...base, session, status, turn }
    void act(() => renderInto(<Announcements {...shown} game={isMine ? game : null} />, room))
    const now = room.querySelector('[role=status] span')
    const isNew = now !== last && now?.textContent !== ''
    last = now
    return isNew
  })
}

test('the turn is announced again after the viewer’s own move, which leaves them to move', async () => {
  const turns = [0, 1, 2].map((turn) => ({ turn, toMove: [0] }))
  expect(await announcedAt(turns)).toEqual([true, true, true])
})

test('moves of others at the same time do not announce the turn again, but the next turn does', async () => {
  const together = [[0, 1, 2], [0, 2], [0], [1], [0]].map((toMove, turn) => ({ turn, toMove }))
  expect(await announcedAt(together)).toEqual([true, false, false, false, true])
})
