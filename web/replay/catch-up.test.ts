import { describe, expect, test } from 'vitest'

import type { Position } from '../../shared/protocol/protocol.ts'
import { projection } from '../testing/tables.ts'
import { CatchUp } from './catch-up.ts'

const moment = (number: number): Position =>
  projection({
    seq: 10 + number,
    turn: number,
    view: { place: number } as unknown as Position['view'],
  })

/** Two moves that the player has missed. */
const missed = { deal: 1, skipped: 0, positions: [moment(0), moment(1), moment(2)] }

const turnOf = (catchUp: CatchUp): number => catchUp.past.value.turn

describe('the missed moves', () => {
  test('start with the last view seen, and can be stepped back and forth', () => {
    const catchUp = new CatchUp(missed)
    expect([turnOf(catchUp), catchUp.before.value]).toEqual([0, null])
    catchUp.stepOn()
    expect([turnOf(catchUp), catchUp.before.value]).toEqual([1, moment(0).view])
    catchUp.goTo(0)
    expect(turnOf(catchUp)).toBe(0)
  })

  test('lead from the last step to the current view when the viewer steps on', () => {
    const catchUp = new CatchUp(missed)
    catchUp.goTo(catchUp.last)
    expect(catchUp.isOver.value).toBe(false)
    catchUp.stepOn()
    expect(catchUp.isOver.value).toBe(true)
  })

  test('lead to the current view automatically, after the last step was shown for the usual time', () => {
    const catchUp = new CatchUp(missed)
    catchUp.run()
    catchUp.tick()
    catchUp.tick()
    expect([turnOf(catchUp), catchUp.isOver.value]).toEqual([2, false])
    catchUp.tick()
    expect([catchUp.isOver.value, catchUp.running.value]).toEqual([true, false])
  })

  test('stop playing when the viewer steps by hand', () => {
    const catchUp = new CatchUp(missed)
    catchUp.run()
    catchUp.stepOn()
    expect([turnOf(catchUp), catchUp.running.value]).toEqual([1, false])
  })

  test('include moves that are made while the viewer is watching', () => {
    const catchUp = new CatchUp(missed)
    catchUp.goTo(2)
    catchUp.append(moment(3))
    catchUp.stepOn()
    expect([turnOf(catchUp), catchUp.isOver.value]).toEqual([3, false])
  })

  test('contain no view twice', () => {
    const catchUp = new CatchUp(missed)
    catchUp.append(moment(2))
    // The entry in the log is new, for example because the host has locked the table, but the
    // position is unchanged.
    catchUp.append({ ...moment(2), seq: 40 })
    catchUp.append(moment(1))
    expect(catchUp.last).toBe(2)
  })
})
