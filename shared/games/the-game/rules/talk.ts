import type { Clause, Seat } from '../../../game/game.ts'
import type { Reaction } from '../../../game/reaction.ts'
import type { Options } from '../options.ts'
import { commandsIn, knownLayout } from './layout.ts'
import {
  beginSignals,
  pileSignals,
  piles,
  type Layout,
  type Signal,
  type ActiveSignal,
  type View,
} from './state.ts'
import { isVisible } from './turn.ts'

/**
 * Returns the signals that the viewer can give now, about a pile or about beginning (TG-12). They
 * include taking back an earlier signal.
 */
export function signals(view: View, options: Options): readonly Signal[] {
  if (view.seat === null || view.ending || options.talk === 'silent') return []
  if (isSilenced(view, options)) return []
  const mine = (about: Signal['about']) =>
    view.activeSignals.find((one) => one.seat === view.seat && one.about === about)?.says ?? null

  const aboutPiles = piles.flatMap((about): Signal[] =>
    others(pileSignals, mine(about)).map((says) => ({ about, says })),
  )
  if (view.turn !== null) return aboutPiles
  const aboutBeginning = others(beginSignals, mine('begin')).map((says): Signal => ({
    about: 'begin',
    says,
  }))
  return [...aboutPiles, ...aboutBeginning]
}

/** Returns all signals except the current one. Null stands for taking back the current signal. */
const others = <Says>(sayings: readonly Says[], current: unknown): readonly (Says | null)[] =>
  [...sayings, null].filter((says) => says !== current)

/**
 * Returns the clause that closes the chat, or null if the chat is open. After the game the chat is
 * open to everyone (TX-13).
 */
export function chatClosedBy(
  view: Pick<View, 'tops' | 'ending' | 'layout'>,
  options: Options,
): Clause | null {
  if (view.ending) return null
  if (isSilenced(view, options)) return 'TX-13'
  // The table has chosen to play with signals only, or in silence.
  return options.talk === 'open' ? null : 'TG-17'
}

/**
 * Returns the clause that forbids a reaction, or null. While the chat is closed, only reactions
 * that reveal nothing about cards are allowed.
 */
export const reactionForbiddenBy = (
  view: View,
  options: Options,
  reaction: Reaction,
): Clause | null => (aboutCards.has(reaction) ? chatClosedBy(view, options) : null)

const aboutCards: ReadonlySet<Reaction> = new Set(['sigh', 'amazed'])

export const isSilenced = (
  table: { readonly tops: readonly number[]; readonly layout?: Layout },
  options: Options,
): boolean =>
  isVisible('silence', table.tops, { commandOn: commandsIn(knownLayout(table, options)) })

/** Returns the active signals after a seat has given a signal or taken one back. */
export function withSignal(
  activeSignals: readonly ActiveSignal[],
  seat: Seat,
  signal: Signal,
): ActiveSignal[] {
  const rest = activeSignals.filter((one) => one.seat !== seat || one.about !== signal.about)
  return signal.says === null ? rest : together(rest, [{ seat, ...signal } as ActiveSignal])
}

/**
 * Merges signals in a fixed order. A newer signal of a seat replaces its older one about the same pile or about
 * beginning.
 */
export function together(
  older: readonly ActiveSignal[],
  newer: readonly ActiveSignal[],
): ActiveSignal[] {
  const isOutdated = (one: ActiveSignal): boolean =>
    newer.some(({ seat, about }) => seat === one.seat && about === one.about)
  return [...older.filter((one) => !isOutdated(one)), ...newer].sort(
    (a, b) => a.seat - b.seat || place(a) - place(b),
  )
}

const place = ({ about }: ActiveSignal): number => (about === 'begin' ? piles.length : about)
