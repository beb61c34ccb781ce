import type { Human } from '../decisions/table.ts'
import type { Step } from './step.ts'

/** In the eighth form nobody showed their hand to watchers, and nobody was asked to. */
export const from8: Step = {
  sql: [],
  table: (stored) => ({
    openHands: 0,
    ...stored,
    seats: (stored['seats'] as readonly StoredSeat[]).map(withoutAnswer),
    phase: withoutTrail(stored['phase'] as Phase),
  }),
}

type StoredSeat = { readonly kind: string } & Partial<Pick<Human, 'showsHand'>>
const withoutAnswer = (one: StoredSeat): StoredSeat =>
  one.kind === 'human' ? { showsHand: null, ...one } : one

type Phase = { readonly name: string; readonly deal?: object }
const withoutTrail = ({ deal, ...phase }: Phase): Phase =>
  deal ? { ...phase, deal: { trail: null, ...deal } } : phase
