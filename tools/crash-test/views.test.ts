import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { canonical } from '../../shared/canonical.ts'
import type { AnyGame, AnyState, AnyView, Viewer } from '../../shared/game/game.ts'
import { anyPlan, playedOut } from '../../shared/game/laws/games-by-chance.ts'
import { seed } from '../../shared/game/laws/seed.ts'
import { games } from '../../shared/games/all.ts'
import { gameNamed } from '../../worker/table/games.ts'
import { brokenAt } from './laws.ts'
import { referenceView } from '../../tests/support/reference-views.ts'
import { dealAt } from '../../worker/table/decisions/table.ts'
import type { Stored } from '../../tests/support/stored-tables.ts'
import { printOf, type Testimony } from './testimony.ts'
import { witnessed } from './testing/witnessed.ts'

afterEach(() => vi.restoreAllMocks())

/** From here on the whole program, and what judges it, gets at this game's views with that fault. */
function spoil(game: AnyGame, fault: (state: AnyState, viewer: Viewer) => object): void {
  const view = game.view.bind(game)
  // Tables have it with its bots, which is another record.
  for (const one of [game, gameNamed(game.about.id)])
    vi.spyOn(one, 'view').mockImplementation((state, viewer) =>
      Object.assign({}, view(state, viewer), fault(state, viewer)),
    )
}

const handsIn = (state: AnyState) =>
  (state as unknown as { readonly hands: readonly (readonly unknown[])[] }).hands

const stateOf = ({ table }: Stored): AnyState => {
  const deal = dealAt(table)
  if (!deal) throw new Error('nothing has been dealt')
  return deal.state
}

/** The cards that watchers were shown last, and beside them a view that they were not. */
function alsoShown(testimony: Testimony, view: AnyView): Testimony {
  const shown = testimony.lastSeen.at(-1)?.shown
  if (!shown) throw new Error('watchers saw nothing')
  const print = printOf({ ...shown, view })
  return {
    ...testimony,
    views: [...testimony.views, { seq: shown.seq, seat: null, print, after: null }],
  }
}

const foundIn = (game: AnyGame): string[] => {
  const { testimony, stored } = witnessed(game.about.id, 6)
  return brokenAt(testimony, stored)
}

describe.each(games)('$about.id', (game) => {
  test('its reference view shows what its view shows, to everybody and at any moment', () => {
    fc.assert(
      fc.property(anyPlan(game), (plan) => {
        const seats = Array.from({ length: plan.seats }, (_, seat) => seat)
        for (const { state } of playedOut(game, plan))
          for (const viewer of [...seats, 'public', 'open-hands', 'afterwards'] as const) {
            const reference = referenceView(game.about.id, state, viewer)
            expect(canonical(reference)).toBe(canonical(game.view(state, viewer)))
          }
      }),
      { numRuns: 8, seed },
    )
  })

  test('where its views are right, nothing is found', () => {
    expect(foundIn(game)).toEqual([])
  })

  test('a view that shows a seat one card of another hand is found', () => {
    spoil(game, (state, viewer) => (viewer === 0 ? { of1: handsIn(state)[1]?.at(0) } : {}))
    expect(foundIn(game)).toContainEqual(expect.stringContaining('for 0 are wrong'))
  })

  test('a view that shows watchers a hand is found', () => {
    spoil(game, (state, viewer) => (viewer === 'public' ? { hand: handsIn(state)[0] } : {}))
    const found = foundIn(game)
    expect(found).toContainEqual(expect.stringContaining('for watchers are wrong'))
    expect(found).toContainEqual(expect.stringContaining('saw other cards last'))
  })

  test('what watchers are shown with open hands is right, and nothing newer nor more', () => {
    const { testimony, stored } = witnessed(game.about.id, 8, true)
    expect(brokenAt(testimony, stored)).toEqual([])
    expect(testimony.lastSeen.at(-1)?.shown?.turn).toBe(3)
    const hands = game.view(stateOf(stored), 'open-hands')
    expect(brokenAt(alsoShown(testimony, hands), stored)).toContainEqual(
      expect.stringContaining('watchers are wrong'),
    )
    spoil(game, (state, viewer) => (viewer === 'open-hands' ? { more: handsIn(state).length } : {}))
    const { testimony: spoilt, stored: kept } = witnessed(game.about.id, 8, true)
    expect(brokenAt(spoilt, kept)).toContainEqual(expect.stringContaining('watchers are wrong'))
  })

  test('hands that are shown while one yes is missing are found', () => {
    const { testimony, stored } = witnessed(game.about.id, 8)
    const hands = game.view(stateOf(stored), 'open-hands')
    expect(brokenAt(alsoShown(testimony, hands), stored)).toContainEqual(
      expect.stringContaining('watchers are wrong'),
    )
  })

  test('a view that hides a card of one’s own hand is found', () => {
    spoil(game, (state, viewer) => (viewer === 1 ? { hand: handsIn(state)[1]?.slice(1) } : {}))
    expect(foundIn(game)).toContainEqual(expect.stringContaining('for 1 are wrong'))
  })
})
