import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AnyState, AnyView } from '../../../shared/game/game.ts'
import { canonical } from '../../../shared/canonical.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { PublicState } from '../../../shared/protocol/protocol.ts'
import { openHandsDelays, watchDelays } from '../../../shared/protocol/table-settings.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { dealAt, humanAt, humansAt, type Table } from './table.ts'
import { publicState } from './views.ts'

type Step =
  | { readonly do: 'move'; readonly which: number }
  | { readonly do: 'signal'; readonly who: number; readonly times: number }
  | { readonly do: 'sleep' }
  | { readonly do: 'offer'; readonly moves: (typeof openHandsDelays)[number] }
  | { readonly do: 'answer'; readonly who: number; readonly shows: boolean }
  | { readonly do: 'leave'; readonly who: number }
  | { readonly do: 'sit' }

const who = fc.nat(2)
const steps = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: fc.record({ do: fc.constant('move' as const), which: fc.nat(9) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('signal' as const),
        who,
        times: fc.constantFrom(1, 2, 6, 60),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('sleep' as const) }) },
    fc.record({ do: fc.constant('offer' as const), moves: fc.constantFrom(...openHandsDelays) }),
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        who,
        shows: fc.constantFrom(true, true, true, false),
      }),
    },
    fc.record({ do: fc.constant('leave' as const), who }),
    fc.record({ do: fc.constant('sit' as const) }),
  ),
  { minLength: 30, maxLength: 70, size: 'max' },
)

/** Performs a step. The table may refuse it. */
function take(script: Script, step: Step): void {
  const { table } = script
  if (step.do === 'sleep') script.table = JSON.parse(JSON.stringify(table)) as Table
  else if (step.do === 'move') move(script, step.which)
  else if (step.do === 'sit') {
    if (humansAt(table).length < 3) script.trySit('Dora')
  } else if (step.do === 'offer')
    script.send(table.host ?? '', { type: 'set-open-hands', moves: step.moves })
  else {
    const humans = humansAt(table)
    const id = humans[step.who % humans.length]?.id ?? ''
    if (step.do === 'leave' && humans.length > 1) script.send(id, { type: 'leave' })
    if (step.do === 'answer') script.send(id, { type: 'show-hand', shows: step.shows })
    if (step.do === 'signal') for (let said = 0; said < step.times; said++) signal(script, id, said)
  }
}

function signal(script: Script, id: string, which: number): void {
  const signals = script.signals(id)
  const given = signals[which % signals.length]
  if (given) script.send(id, { type: 'signal', signal: given as never })
  script.now += limits.seatRefill
}

function move(script: Script, which: number): void {
  const [seat = 0] = script.game.toMove(stateOf(script))
  const human = humanAt(script.table, seat)
  // If the seat is empty, the host lets a bot take it over.
  if (!human) return void script.send(script.table.host ?? '', { type: 'substitute', seat })
  const moves = script.moves(human.id).filter((one) => !('loses' in one))
  const chosen = moves[which % moves.length]
  if (chosen) script.send(human.id, { type: 'move', turn: script.turn(), move: chosen as never })
}

const stateOf = (script: Script): AnyState => {
  const deal = dealAt(script.table)
  if (!deal) throw new Error('nothing has been dealt')
  return deal.state
}

/**
 * Records all hands and the public view at each turn. The test compares them with the views that
 * the table sends.
 */
class History {
  readonly #open = new Map<number, string>()
  readonly #public = new Map<number, Set<string>>()

  note(script: Script): void {
    const turn = script.turn()
    const views = (viewer: 'public' | 'open-hands'): AnyView =>
      script.game.view(stateOf(script), viewer)
    this.#open.set(turn, canonical(views('open-hands')))
    this.#public.set(turn, (this.#public.get(turn) ?? new Set()).add(canonical(views('public'))))
  }

  has(turn: number, view: AnyView, isOpen: boolean): boolean {
    const print = canonical(view)
    return isOpen ? this.#open.get(turn) === print : (this.#public.get(turn)?.has(print) ?? false)
  }
}

/**
 * Returns what is wrong with the view of spectators, for example that they see hands without an
 * agreement or too early.
 */
function wrongIn(script: Script, now: PublicState, last: PublicState, history: History): string[] {
  const { table, position: shown } = now
  if (!shown) return ['spectators see nothing']
  const { movesBehind: behind = -1, openHands: hands = false, seq, turn, view } = shown
  const isNew = seq !== last.position?.seq
  const wanted = hands
    ? Math.max(table.spectatorDelay, table.openHands?.moves ?? 0)
    : Math.min(table.spectatorDelay, script.turn())
  const staysOpen = last.table.openHands?.open === true && table.openHands?.open === true
  const laws: Record<string, boolean> = {
    'the number of moves is not true': behind === script.turn() - turn,
    'it is too new': !isNew || behind >= wanted,
    'it is not what the table was then': !isNew || history.has(turn, view, hands),
    'hands are shown although they are closed': !hands || table.openHands?.open === true,
    'hands vanish although they are open': !staysOpen || !last.position?.openHands || hands,
    'it goes back': !staysOpen || turn >= (last.position?.turn ?? 0),
  }
  return Object.keys(laws).filter((law) => !laws[law])
}

test.each(['the-game', 'switch', 'high-low', 'nix'])(
  '%s: no view of spectators is newer than the delay, and each contains its delay',
  (game) => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...watchDelays), (chosen, spectatorDelay) => {
        const script = new Script(gameById(game))
        for (const name of ['Anna', 'Ben', 'Cleo']) script.sit(name)
        script.send('s1', { type: 'set-spectator-delay', moves: spectatorDelay })
        script.send('s1', { type: 'start' })
        script.send('s1', { type: 'set-open-hands', moves: 3 })
        for (const id of ['s2', 's3']) script.send(id, { type: 'show-hand', shows: true })
        const history = new History()
        let last = publicState(script.game, script.table, 0)
        for (const step of chosen) {
          history.note(script)
          take(script, step)
          if (script.table.phase.name !== 'playing') return
          history.note(script)
          const now = publicState(script.game, script.table, 0)
          expect(wrongIn(script, now, last, history)).toEqual([])
          last = now
        }
      }),
      { numRuns: 60 },
    )
  },
  60_000,
)
