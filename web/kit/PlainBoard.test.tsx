import { expect, test } from 'vitest'

import { randomNumbered } from '../../shared/deal/random.ts'
import type { AnyGame, AnyMove, AnyState, Viewer } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { game as highestCard } from '../../shared/testing/highest-card/game.ts'
import { clauses, words } from '../../shared/testing/highest-card/words/en/table.ts'
import { TableAround } from '../testing/at-table.tsx'
import { inEnglish, press, render, textOf } from '../testing/render.ts'
import { createPlainBoard } from './PlainBoard.tsx'

inEnglish()

// Casts to `AnyGame`, because the page has no types for a particular game.
const game = highestCard as unknown as AnyGame
const { Board, prompt, rules } = createPlainBoard(game)
const options = defaultsOf(game.choices.values) as Parameters<AnyGame['moves']>[1]
const names = ['Ada', 'Ben', 'Cleo']

function show(state: AnyState, viewer: Viewer, play: (move: AnyMove) => void = () => {}) {
  const view = game.view(state, viewer)
  const room = render(
    <TableAround names={names} mine={typeof viewer === 'number' ? viewer : null}>
      <Board
        view={view}
        options={options}
        words={words}
        clauses={clauses}
        names={names}
        moves={rules.moves(view, options)}
        signals={[]}
        play={play}
        sendSignal={() => {}}
        explain={() => {}}
      />
    </TableAround>,
  )
  return { room, says: prompt(view, options, words, names) }
}

const buttonsIn = (room: HTMLElement): string[] =>
  [...room.querySelectorAll('.player-panel-actions button')].map((one) => one.textContent ?? '')

test('a game without a board of its own is played from the deal to its end', () => {
  let state = game.setup(names.length, options, randomNumbered(1), null)
  let laid = 0
  for (let [seat] = game.toMove(state); seat !== undefined; [seat] = game.toMove(state)) {
    const mover = seat
    const { room, says } = show(
      state,
      mover,
      (move) => (state = game.apply(state, mover, move, options)),
    )
    expect(says).toMatch(/^Your turn/)
    const [name] = buttonsIn(room)
    if (name === undefined) throw new Error('the player to move has no button')
    press(room, name)
    laid++
  }
  expect(laid).toBe(15)
  expect(show(state, 0).says).toBe('The game is over.')
  expect(game.outcome(state)).toMatchObject({ kind: 'places' })
})

test('shows each card that the viewer may see, and a button for each move', () => {
  const state = game.setup(names.length, options, randomNumbered(2), null)
  const [mover = 0] = game.toMove(state)
  const { room } = show(state, mover)
  const cards = [...room.querySelectorAll('.plain-board-card')].map((one) => one.textContent ?? '')
  expect(cards).toHaveLength(5)
  expect(buttonsIn(room)).toEqual(cards.map((card) => `Play the ${card}`))
})

test('spectators see no buttons and no hand', () => {
  const { room, says } = show(game.setup(3, options, randomNumbered(3), null), 'public')
  expect(buttonsIn(room)).toEqual([])
  expect(room.querySelectorAll('.plain-board-card')).toHaveLength(0)
  expect(textOf(room)).toContain('Ada, rounds taken: 0')
  expect(says).toMatch(/ is to move\.$/)
})
