import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import type { Tally } from '../../../shared/protocol/protocol.ts'
import { table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { localise } from '../../words/index.ts'
import { tallyWords } from '../../words/tally.ts'
import { Strokes } from './Strokes.tsx'
import { OpenTally, TallySlip, TallyStrip } from './Tally.tsx'
import { leadersOf, strokesFor, summaryOf, titleOf } from './tally.ts'

inEnglish()

const player = (person: number, name: string, wins: number, streak = 0) => ({
  person,
  name,
  piece: person - 1,
  wins,
  streak,
})

const tally: Tally = {
  since: Date.parse('2026-11-27T19:30:00'),
  players: [player(1, 'Anna', 6, 3), player(2, 'Ben', 4), player(3, 'Cleo', 0)],
  games: [
    { game: 'switch', played: 10 },
    { game: 'the-game', played: 3, together: { won: 0, best: 4, bestTry: 2 } },
  ],
}

const titleAt = (time: string) => titleOf(tally, new Date(time), localise(tallyWords))

describe('the tally', () => {
  test('shows players without a win only beside others who have one', () => {
    expect(leadersOf(tally, true)).toHaveLength(3)
    expect(leadersOf({ ...tally, players: [player(3, 'Cleo', 0)] }, true)).toEqual([])
  })

  test('has a stroke for each win of the viewer, else of the leader, else for each game', () => {
    expect(strokesFor(tally, 2)).toBe(4)
    expect(strokesFor(tally, 3)).toBe(6)
    expect(strokesFor({ ...tally, players: [] }, null)).toBe(13)
  })

  test('sums up the cooperative game by its best try, or by its wins', () => {
    const text = localise(tallyWords)
    expect(summaryOf(tally, 'switch', text, () => 'The Game')).toBe(
      'The Game: 3 tries, best 4 left',
    )
    const won = { game: 'the-game', played: 5, together: { won: 2, best: 0, bestTry: 4 } }
    expect(summaryOf({ ...tally, games: [won] }, 'switch', text, () => 'The Game')).toBe(
      'The Game: 5 tries, 2 won',
    )
    expect(summaryOf({ ...tally, games: [] }, 'switch', text, () => '')).toBe(null)
  })

  test('is named after the weekday of the first game, and after the table on later days', () => {
    expect(titleAt('2026-11-27T23:00:00')).toBe('Friday')
    expect(titleAt('2026-11-29T20:00:00')).toBe('At this table')
  })

  test('animates only the strokes that are added while it is shown', () => {
    const room = render(<Strokes count={4} />)
    const added = () => room.querySelector('.added-stroke')
    const draw = (count: number) => void act(() => renderInto(<Strokes count={count} />, room))
    expect(added()).toBe(null)
    draw(5)
    const crossing = added()
    expect(crossing?.getAttribute('d')).toBe('M2 23L36 7')
    draw(5)
    expect(added()).toBe(crossing)
    draw(6)
    expect(added()).not.toBe(crossing)
    expect(room.querySelectorAll('.added-stroke')).toHaveLength(1)
  })

  test('opens by a tap on the strip or on the sheet of paper', () => {
    let opened = 0
    const open = () => void opened++
    const given = { table: table(), tally, me: 1, open }
    press(render(<TallyStrip {...given} />), 'The tally so far: 13 games')
    const slip = render(<TallySlip {...given} />)
    expect(textOf(slip)).toContain('The Game: 3 tries, best 4 left')
    press(slip, 'The tally so far: 13 games')
    expect(opened).toBe(2)
  })

  test('names everyone with wins and streaks, and lists all games on request', () => {
    const room = render(<OpenTally table={table()} tally={tally} me={1} close={() => {}} />)
    expect(textOf(room)).toContain('You')
    expect(textOf(room)).toContain('3 in a row')
    expect(room.querySelector('[aria-label="4 wins"]')).toBeTruthy()
    expect(button(room, 'Every game')).toBeTruthy()
    press(room, 'Every game')
    return expect.poll(() => room.querySelector('.results-book')).toBeTruthy()
  })
})
