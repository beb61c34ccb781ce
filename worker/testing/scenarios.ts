import * as fc from 'fast-check'

import { clothNames } from '../../shared/game/cloths.ts'
import { phraseIds } from '../../shared/game/phrases.ts'
import { reactions } from '../../shared/game/reaction.ts'
import { strengths } from '../../shared/game/strength.ts'
import { games } from '../../shared/games/all.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import {
  namedTempos,
  tempos,
  type Tempo,
  openHandsDelays,
} from '../../shared/protocol/table-settings.ts'
import { dealAt, humansAt } from '../table/decisions/table.ts'
import { gameById } from '../table/games.ts'
import { Script, type CommandInput } from './script.ts'
import { tinyGame } from './tiny-game.ts'

// Random scenarios for property tests of tables: players send any command in any order, over days
// of simulated time.

type Step =
  | { readonly do: 'sit'; readonly name: string }
  | { readonly do: 'connect' | 'disconnect' | 'request' | 'play' | 'signal'; readonly who: number }
  | { readonly do: 'deal' }
  | { readonly do: 'finish' }
  | { readonly do: 'send'; readonly who: number; readonly input: CommandInput }
  | { readonly do: 'wait'; readonly time: number }

const browser = {
  type: 'subscribe',
  endpoint: 'https://push.example.com/browser',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'a'.repeat(22),
} as const

const webhook = {
  type: 'subscribe-webhook',
  endpoint: 'https://chat.example.com/turns',
  secret: `whsec_${'A'.repeat(32)}`,
} as const

export const anyHuman = fc.nat(2)
const seat = fc.nat(3)
const bare = fc.constantFrom(
  'leave',
  'pause',
  'resume',
  'take-back-seat',
  'add-bot',
  'start',
  'rematch',
  'gather',
  'call-host',
)
const seatAndGameCommands = [
  fc.record({ type: fc.constant('change-seat'), seat }),
  fc.record({
    type: fc.constant('answer-swap'),
    person: fc.integer({ min: 1, max: 4 }),
    accept: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('choose-game'),
    game: fc.constantFrom(...games.map(({ about }) => about.id), 'chess'),
  }),
  fc.record({
    type: fc.constant('vote'),
    game: fc.constantFrom(...games.map(({ about }) => about.id), 'chess', null),
  }),
] as const
export const anyCommand: fc.Arbitrary<CommandInput> = fc.oneof(
  { weight: 4, arbitrary: bare.map((type) => ({ type })) },
  fc.record({ type: fc.constantFrom('substitute', 'remove', 'nudge'), seat }),
  ...seatAndGameCommands,
  fc.record({ type: fc.constant('set-long-lived'), longLived: fc.boolean() }),
  fc.record({ type: fc.constant('set-cloth'), cloth: fc.constantFrom(...clothNames, null) }),
  fc.record({ type: fc.constant('set-clapping'), clapping: fc.boolean() }),
  fc.record({ type: fc.constant('set-take-back'), takeBack: fc.boolean() }),
  fc.record({ type: fc.constant('take-back'), turn: fc.nat(9) }),
  fc.record({ type: fc.constant('answer-take-back'), agrees: fc.boolean() }),
  fc.record({ type: fc.constant('set-visibility'), visible: fc.boolean() }),
  fc.constant(browser),
  fc.constant(webhook),
  fc.constant({ ...browser, type: 'unsubscribe' }),
  fc.record({ type: fc.constant('set-tempo'), tempo: fc.constantFrom(...namedTempos, 90, 7_200) }),
  fc.record({
    type: fc.constant('set-bot-strength'),
    seat,
    strength: fc.constantFrom(...strengths),
  }),
  fc.record({ type: fc.constant('set-locked'), locked: fc.boolean() }),
  fc.record({ type: fc.constant('set-open-hands'), moves: fc.constantFrom(...openHandsDelays) }),
  fc.record({ type: fc.constant('show-hand'), shows: fc.boolean() }),
  fc.record({ type: fc.constant('set-auto-substitute'), autoSubstitute: fc.boolean() }),
  fc.record({ type: fc.constant('rename'), name: fc.string({ unit: 'grapheme', maxLength: 30 }) }),
  fc.record({ type: fc.constant('choose-piece'), piece: fc.nat(5) }),
  fc.record({ type: fc.constant('chat'), text: fc.string({ unit: 'binary', maxLength: 300 }) }),
  fc.record({ type: fc.constant('send-phrase'), phrase: fc.constantFrom(...phraseIds) }),
  fc.record({ type: fc.constant('react'), reaction: fc.constantFrom(...reactions) }),
  fc.record({
    type: fc.constant('set-options'),
    options: fc.dictionary(fc.string(), fc.anything()),
  }),
  fc.record({ type: fc.constant('signal'), signal: fc.dictionary(fc.string(), fc.anything()) }),
  fc.record({
    type: fc.constant('move'),
    turn: fc.nat(3),
    move: fc.oneof(
      fc.dictionary(fc.string(), fc.anything()),
      fc.record({ do: fc.constantFrom('play', 'end'), card: fc.nat(120), pile: fc.nat(4) }),
    ),
  }),
  fc.record({
    type: fc.constant('add-nonce'),
    commitment: fc.string(),
    nonce: fc.constant('ab'.repeat(16)),
  }),
)
const sits = fc.record({ do: fc.constant('sit'), name: fc.string({ maxLength: 8 }) })
const step: fc.Arbitrary<Step> = fc.oneof(
  sits,
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('connect', 'disconnect', 'request', 'signal'),
      who: anyHuman,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('play'), who: anyHuman }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('send'), who: anyHuman, input: anyCommand }),
  },
  fc.record({ do: fc.constant('finish') }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      time: fc.constantFrom(1, 1_000, 25_000, 120_000),
    }),
  },
)

export type Scenario = {
  /** The id of the first game. The host can choose another game later. */
  readonly game: string
  readonly tempo: Tempo
  readonly steps: readonly Step[]
}

/** Returns scenarios with steps of every kind, in any order. */
export const scenariosWith = (
  game: fc.Arbitrary<string>,
  tempo: fc.Arbitrary<Tempo>,
): fc.Arbitrary<Scenario> =>
  fc.record({ game, tempo, steps: fc.array(step, { maxLength: 50, size: 'max' }) })

export const scenarios = scenariosWith(fc.constantFrom('usual', 'tiny'), fc.constantFrom(...tempos))

const betweenGames: fc.Arbitrary<Step> = fc.oneof(
  sits,
  fc.record({
    do: fc.constant('send'),
    who: anyHuman,
    input: fc.oneof(
      fc.constant({ type: 'leave' } as const),
      fc.constant({ type: 'add-bot' } as const),
      ...seatAndGameCommands,
    ),
  }),
)

/** Scenarios of many games, between which people join, leave, change seats and choose another game. */
export const longScenarios: fc.Arbitrary<Scenario> = fc.record({
  game: fc.constantFrom('usual', 'tiny'),
  tempo: fc.constant('free'),
  steps: fc
    .array(fc.array(betweenGames, { maxLength: 2 }), { maxLength: 30, size: 'max' })
    .map((pauses) =>
      pauses.flatMap((some) => [{ do: 'finish' }, ...some, { do: 'deal' }, { do: 'finish' }]),
    ),
})

const farAway: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('connect', 'disconnect', 'play'), who: anyHuman }),
  fc.record({ do: fc.constant('wait'), time: fc.constantFrom(1_000, timeouts.pushDelay, 25_000) }),
  fc.record({
    do: fc.constant('send'),
    who: anyHuman,
    input: fc.oneof(
      fc.record({ type: fc.constant('set-visibility'), visible: fc.boolean() }),
      fc.constant(browser),
      fc.constant({ type: 'take-back-seat' } as const),
    ),
  }),
)

/** Scenarios of people who play remotely, with a visible page or not. */
export const remoteScenarios: fc.Arbitrary<Scenario> = fc.record({
  game: fc.constantFrom('usual', 'tiny'),
  tempo: fc.constantFrom(...tempos),
  steps: fc.array(farAway, { maxLength: 50, size: 'max' }),
})

export function runScenario(
  { game, tempo, steps }: Scenario,
  look: (script: Script) => void,
): Script {
  const script = beginning(game)
  const anna = script.sit('Anna')
  script.send(script.sit('Ben'), browser)
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'set-tempo', tempo })
  script.send(anna, { type: 'start' })
  for (const one of steps) {
    runStep(script, one)
    look(script)
  }
  return script
}

function beginning(game: string): Script {
  if (game === 'usual') return new Script()
  return new Script(game === 'tiny' ? tinyGame : gameById(game))
}

function runStep(script: Script, one: Step): void {
  if (one.do === 'sit') script.trySit(one.name)
  else if (one.do === 'wait') script.advance(one.time)
  else if (one.do === 'finish') finish(script)
  else if (one.do === 'deal') deal(script)
  else {
    const id = pickHuman(script, one.who)
    if (one.do === 'connect') script.connect(id)
    if (one.do === 'disconnect') script.disconnect(id)
    if (one.do === 'request') script.request(id)
    if (one.do === 'send') script.send(id, one.input)
    if (one.do === 'play') play(script, id)
    if (one.do === 'signal') sendSignal(script, id)
  }
}

export function pickHuman({ table }: Script, guest: number): string {
  const humans = humansAt(table)
  return humans[guest % Math.max(1, humans.length)]?.id ?? 'nobody'
}

function play(script: Script, id: string): void {
  if (dealAt(script.table) && script.moves(id).length > 0) script.send(id, script.moveInput(id))
}

function sendSignal(script: Script, id: string): void {
  const [signal] = dealAt(script.table) ? script.signals(id) : []
  if (signal)
    script.send(id, { type: 'signal', signal: signal as Readonly<Record<string, unknown>> })
}

function deal(script: Script): void {
  const { host, phase } = script.table
  script.send(host ?? 'nobody', { type: phase.name === 'over' ? 'rematch' : 'start' })
}

function finish(script: Script): void {
  for (let round = 0; round < 50 && script.table.phase.name === 'playing'; round++) {
    for (const { id } of humansAt(script.table)) play(script, id)
    script.advance(2_000)
  }
}
