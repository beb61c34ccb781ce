import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { settings } from '../../client/settings.ts'
import { gameOverProps } from '../../testing/game-over.ts'
import { human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { DealResults } from './DealResults.tsx'
import { GameOver } from './GameOver.tsx'
import { BeforeDeal } from '../../embed/BeforeDeal.tsx'
import { preloadEnd } from '../../parts/end/use-end.ts'
import { Invitation } from '../gathering/Invitation.tsx'
import { seatLimitsOf } from '../gathering/free-seats.ts'
import { RepeatedDeal } from './RepeatedDeal.tsx'
import { TableContext } from '../../kit/table/table-context.ts'
import { GatheringSeats } from '../gathering/GatheringSeats.tsx'
import { peopleAt } from '../../parts/people.ts'
import { TableRules } from '../gathering/TableRules.tsx'

inEnglish()
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 503 })))
})

const left = (score: number): Outcome => ({
  kind: 'cooperative',
  won: false,
  clause: 'TG-19',
  score,
})

const same: PublicTable['sameDeal'] = {
  firstDealt: { code: 'BCDFGH', deal: 1 },
  seats: 2,
  results: [
    { code: 'BCDFGH', deal: 1, names: ['Emil', 'Finn'], outcome: left(30) },
    { code: 'WXZKTR', deal: 2, names: ['Cleo', 'Dora'], outcome: left(12) },
  ],
}
const again = table({ sameDeal: same })
const over = table({ sameDeal: same, phase: 'over', deal: 1, outcome: left(3) })

/** Waits until the text `some` appears. The words of the game load after the first render. */
async function withWords(room: HTMLElement, some: string): Promise<void> {
  await expect.poll(() => textOf(room)).toContain(some)
}

describe('before a repeated deal', () => {
  test('the drawer explains its origin and results', async () => {
    const room = render(<RepeatedDeal table={again} />)
    await withWords(room, '12 cards left.')
    expect(textOf(room)).toContain('The same deal as at table WXZ·KTR')
    expect(textOf(room)).toContain('Anyone who saw that game knows the cards already.')
    expect(textOf(room)).toContain('Exactly 2 seats')
    const links = [...room.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/WXZKTR#step=0', '/BCDFGH#step=0'])
  })

  test('of the day, the drawer and an embedded page show the date, and no earlier results', async () => {
    const ofDay = table({
      seats: [],
      sameDeal: { firstDealt: { day: '2026-11-28', deal: 'switch' }, seats: 1, results: [] },
    })
    for (const page of [
      <RepeatedDeal table={ofDay} />,
      <BeforeDeal name="Switch" table={ofDay} />,
    ]) {
      const room = render(page)
      await expect.poll(() => textOf(room)).toContain('Deal of the day, 28 November')
      expect(textOf(room)).not.toContain('knows the cards')
      expect(room.querySelector('ol')).toBe(null)
    }
  })

  test('there are as many seats as before, each with its previous player', () => {
    const about = findGame('the-game')
    if (!about) throw new Error('there is no such game')
    expect(seatLimitsOf(again, about)).toEqual({ min: 2, max: 2 })
    expect(seatLimitsOf(table(), about)).toEqual(about.seats)
    const people = peopleAt(again, { mine: null, toMove: [], recentChat: new Map() })
    const room = render(
      <TableContext.Provider
        value={{ people, openPlayerMenu: null, answer: null, spectatorPanel: null }}
      >
        <GatheringSeats table={again} isHost={false} most={2} send={() => {}} />
      </TableContext.Provider>,
    )
    expect(textOf(room)).toContain('here · Host · Cleo’s cards')
    expect(textOf(room)).toContain('here · Dora’s cards')
  })

  test('the host cannot change the rules, and reads why', () => {
    const about = findGame('the-game')
    if (!about) throw new Error('there is no such game')
    const rulesOf = (at: PublicTable) =>
      render(
        <TableRules
          about={about}
          table={at}
          mine={0}
          isHost
          send={() => {}}
          openRules={() => {}}
        />,
      )
    expect(button(rulesOf(table()), 'Change the rules')).toBeTruthy()
    const room = rulesOf(again)
    expect(() => button(room, 'Change the rules')).toThrow('there is no button')
    expect(textOf(room)).toContain('The rules belong to this deal.')
  })

  test('the shared text is a challenge', () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, share })
    press(render(<Invitation table={again} say={() => {}} />), 'Share')
    expect(share).toHaveBeenCalledWith({
      url: `${location.origin}/KTRMVX?game=${again.game}`,
      text: 'Exactly the cards that Cleo and Dora had. What will you make of them?',
    })
    vi.unstubAllGlobals()
  })
})

describe('after a repeated deal', () => {
  afterEach(() => {
    settings.hideCode.value = false
  })

  test('the results are listed, this table’s first', async () => {
    const room = render(<DealResults table={over} />)
    await withWords(room, '3 cards left')
    const rows = [...room.querySelectorAll('.deal-results > li')].map((one) => one.textContent)
    expect(rows).toEqual([
      'This tableAnna and BenLost, 3 cards left. That’s excellent!',
      'WXZ·KTRCleo and DoraLost, 12 cards left.',
      'BCD·FGHEmil and FinnLost, 30 cards left.',
    ])
  })

  test('in a competitive game every seat has its points', () => {
    const outcome: Outcome = { kind: 'places', places: [2, 1], points: [7, 31] }
    const seats = [human('Anna'), human('Ben')]
    const room = render(<DealResults table={table({ ...over, game: 'nix', seats, outcome })} />)
    const [here] = room.querySelectorAll('.deal-results-points')
    expect([...(here?.children ?? [])].map((one) => one.textContent)).toEqual(['Anna7', 'Ben31'])
  })

  test('each player has their own points, even after they have changed seats', async () => {
    await preloadEnd('nix')
    const outcome: Outcome = { kind: 'places', places: [2, 1], points: [7, 31] }
    const result = { deal: 1, game: 'nix', names: ['Anna', 'Ben'], people: [1, 2], pieces: [0, 1] }
    const swapped = table({
      ...over,
      game: 'nix',
      seats: [human('Ben', { person: 2 }), human('Anna', { person: 1 })],
      results: [{ ...result, minutes: 24, outcome }],
      outcome,
    })
    const room = render(
      <GameOver {...gameOverProps} table={swapped} mine={0} isHost send={() => {}} />,
    )
    const [here] = room.querySelectorAll('.deal-results-points')
    expect([...(here?.children ?? [])].map((one) => one.textContent)).toEqual(['Anna7', 'Ben31'])
  })

  test('no code is shown while codes are hidden', () => {
    settings.hideCode.value = true
    expect(textOf(render(<DealResults table={over} />))).not.toMatch(/BCD|WXZ/)
    expect(textOf(render(<RepeatedDeal table={again} />))).not.toMatch(/BCD|WXZ/)
  })

  test('other tables have no results to compare', () => {
    expect(
      render(<DealResults table={table({ phase: 'over', outcome: left(3) })} />).innerHTML,
    ).toBe('')
  })
})

test('after a game that was played on from a step, the main button returns to that step', async () => {
  await preloadEnd('the-game')
  const playedOn = table({ ...over, sameDeal: { ...same, playedOn: { step: 3, seat: 0 } } })
  const room = render(
    <GameOver {...gameOverProps} table={playedOn} mine={0} isHost send={() => {}} />,
  )
  expect(button(room, 'From move 4 again').dataset.look).toBe('main')
  const results = [...room.querySelectorAll('.real-and-new-result > figure')].map(
    (one) => one.textContent,
  )
  expect(results).toEqual(['real game12cards left', 'what if3cards left'])
  expect(() => button(room, 'Again!')).toThrow('there is no button')
})

test('in an embedded page without seats, the same deal opens on the page of the table itself', async () => {
  await preloadEnd('the-game')
  const room = render(
    <GameOver {...gameOverProps} table={over} mine={null} isHost={false} send={() => {}} />,
  )
  press(room, 'Share')
  await expect
    .poll(() =>
      [...room.querySelectorAll('a')]
        .find((one) => one.textContent === 'Same deal again')
        ?.getAttribute('href'),
    )
    .toBe('/KTRMVX')
})
