import * as fc from 'fast-check'

import { strengths } from '../../shared/game/strength.ts'
import { games } from '../../shared/games/all.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { tempos, type Tempo, openHandsDelays } from '../../shared/protocol/table-settings.ts'
import { dealAt, humansAt } from '../table/decisions/table.ts'
import { gameNamed } from '../table/games.ts'
import { Script, type Saying } from './script.ts'
import { tinyGame } from './tiny-game.ts'

// For laws of what a table does: people who do anything in any order, over days.

type Step =
  | { readonly do: 'sit'; readonly name: string }
  | { readonly do: 'come' | 'go' | 'call' | 'play' | 'nod'; readonly who: number }
  | { readonly do: 'deal' }
  | { readonly do: 'finish' }
  | { readonly do: 'say'; readonly who: number; readonly saying: Saying }
  | { readonly do: 'wait'; readonly time: number }

const browser = {
  type: 'subscribe',
  endpoint: 'https://push.example.com/browser',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'a'.repeat(22),
} as const

export const who = fc.nat(2)
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
const ofChairsAndGames = [
  fc.record({ type: fc.constant('change-chair'), seat }),
  fc.record({
    type: fc.constant('swap'),
    person: fc.integer({ min: 1, max: 4 }),
    yes: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('choose-game'),
    game: fc.constantFrom(...games.map(({ about }) => about.id), 'chess'),
  }),
] as const
export const saying: fc.Arbitrary<Saying> = fc.oneof(
  { weight: 4, arbitrary: bare.map((type) => ({ type })) },
  fc.record({ type: fc.constantFrom('keep', 'remove', 'nudge'), seat }),
  ...ofChairsAndGames,
  fc.record({ type: fc.constant('lasting'), lasting: fc.boolean() }),
  fc.record({ type: fc.constant('sight'), inSight: fc.boolean() }),
  fc.constant(browser),
  fc.constant({ ...browser, type: 'unsubscribe' }),
  fc.record({ type: fc.constant('tempo'), tempo: fc.constantFrom(...tempos) }),
  fc.record({
    type: fc.constant('bot-strength'),
    seat,
    strength: fc.constantFrom(...strengths),
  }),
  fc.record({ type: fc.constant('lock'), locked: fc.boolean() }),
  fc.record({ type: fc.constant('open-hands'), moves: fc.constantFrom(...openHandsDelays) }),
  fc.record({ type: fc.constant('show-hand'), shows: fc.boolean() }),
  fc.record({ type: fc.constant('keeper'), keeper: fc.boolean() }),
  fc.record({ type: fc.constant('rename'), name: fc.string({ unit: 'grapheme', maxLength: 30 }) }),
  fc.record({ type: fc.constant('piece'), piece: fc.nat(5) }),
  fc.record({ type: fc.constant('chat'), text: fc.string({ unit: 'binary', maxLength: 300 }) }),
  fc.record({ type: fc.constant('options'), options: fc.dictionary(fc.string(), fc.anything()) }),
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
    type: fc.constant('nonce'),
    commitment: fc.string(),
    nonce: fc.constant('ab'.repeat(16)),
  }),
)
const sits = fc.record({ do: fc.constant('sit'), name: fc.string({ maxLength: 8 }) })
const step: fc.Arbitrary<Step> = fc.oneof(
  sits,
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('come', 'go', 'call', 'nod'), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('play'), who }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('say'), who, saying }) },
  fc.record({ do: fc.constant('finish') }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      time: fc.constantFrom(1, 1_000, 25_000, 120_000),
    }),
  },
)

export type Evening = {
  /** What it begins with; the host may choose another one later. */
  readonly game: string
  readonly tempo: Tempo
  readonly steps: readonly Step[]
}

/** Evenings on which anything may happen, once some people have begun to play. */
export const eveningsWith = (
  game: fc.Arbitrary<string>,
  tempo: fc.Arbitrary<Tempo>,
): fc.Arbitrary<Evening> =>
  fc.record({ game, tempo, steps: fc.array(step, { maxLength: 50, size: 'max' }) })

export const evenings = eveningsWith(fc.constantFrom('usual', 'tiny'), fc.constantFrom(...tempos))

const betweenGames: fc.Arbitrary<Step> = fc.oneof(
  sits,
  fc.record({
    do: fc.constant('say'),
    who,
    saying: fc.oneof(
      fc.constant({ type: 'leave' } as const),
      fc.constant({ type: 'add-bot' } as const),
      ...ofChairsAndGames,
    ),
  }),
)

/** Evenings of many games, before each of which people come, go, change their chairs and choose another game. */
export const longEvenings: fc.Arbitrary<Evening> = fc.record({
  game: fc.constantFrom('usual', 'tiny'),
  tempo: fc.constant('free'),
  steps: fc
    .array(fc.array(betweenGames, { maxLength: 2 }), { maxLength: 30, size: 'max' })
    .map((pauses) =>
      pauses.flatMap((some) => [{ do: 'finish' }, ...some, { do: 'deal' }, { do: 'finish' }]),
    ),
})

const farAway: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('come', 'go', 'play'), who }),
  fc.record({ do: fc.constant('wait'), time: fc.constantFrom(1_000, patience.notice, 25_000) }),
  fc.record({
    do: fc.constant('say'),
    who,
    saying: fc.oneof(
      fc.record({ type: fc.constant('sight'), inSight: fc.boolean() }),
      fc.constant(browser),
      fc.constant({ type: 'take-back-seat' } as const),
    ),
  }),
)

/** Evenings of people who play from far away, with their page in sight or not. */
export const eveningsFarAway: fc.Arbitrary<Evening> = fc.record({
  game: fc.constantFrom('usual', 'tiny'),
  tempo: fc.constantFrom(...tempos),
  steps: fc.array(farAway, { maxLength: 50, size: 'max' }),
})

export function live({ game, tempo, steps }: Evening, look: (script: Script) => void): Script {
  const script = beginning(game)
  const anna = script.sits('Anna')
  script.says(script.sits('Ben'), browser)
  script.says(anna, { type: 'add-bot' })
  script.says(anna, { type: 'tempo', tempo })
  script.says(anna, { type: 'start' })
  for (const one of steps) {
    take(script, one)
    look(script)
  }
  return script
}

function beginning(game: string): Script {
  if (game === 'usual') return new Script()
  return new Script(game === 'tiny' ? tinyGame : gameNamed(game))
}

function take(script: Script, one: Step): void {
  if (one.do === 'sit') script.triesToSit(one.name)
  else if (one.do === 'wait') script.passes(one.time)
  else if (one.do === 'finish') finish(script)
  else if (one.do === 'deal') deal(script)
  else {
    const id = someone(script, one.who)
    if (one.do === 'come') script.comes(id)
    if (one.do === 'go') script.goes(id)
    if (one.do === 'call') script.calls(id)
    if (one.do === 'say') script.says(id, one.saying)
    if (one.do === 'play') play(script, id)
    if (one.do === 'nod') nod(script, id)
  }
}

export function someone({ table }: Script, guest: number): string {
  const humans = humansAt(table)
  return humans[guest % Math.max(1, humans.length)]?.id ?? 'nobody'
}

function play(script: Script, id: string): void {
  if (dealAt(script.table) && script.moves(id).length > 0) script.says(id, script.moveOf(id))
}

function nod(script: Script, id: string): void {
  const [signal] = dealAt(script.table) ? script.signals(id) : []
  if (signal)
    script.says(id, { type: 'signal', signal: signal as Readonly<Record<string, unknown>> })
}

function deal(script: Script): void {
  const { host, phase } = script.table
  script.says(host ?? 'nobody', { type: phase.name === 'over' ? 'rematch' : 'start' })
}

function finish(script: Script): void {
  for (let round = 0; round < 50 && script.table.phase.name === 'playing'; round++) {
    for (const { id } of humansAt(script.table)) play(script, id)
    script.passes(2_000)
  }
}
