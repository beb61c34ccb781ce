import type { Playing, Table, TableSeat } from '../table.ts'

// What is public of a table follows from parts of it that hardly ever change, and a part that has not changed is the very
// same object. A field that is not named here counts as public: forgotten ones cost time, and nobody misses any news.

/** What may differ of a table without anybody being told anything but the cards. */
const unseen = new Set<string>([
  'accepted',
  'seats',
  'phase',
  'seq',
  'touched',
  'due',
  'budgets',
] satisfies (keyof Table)[])
const unseenOfSeat = new Set<string>(['since', 'excused', 'nonce', 'chat', 'budget'])
/** How long somebody takes is looked at by itself. */
const unseenOfPhase = new Set<string>([
  'deal',
  'botAt',
  'signalled',
  'thinking',
] satisfies (keyof Playing)[])

/** Whether nothing public has changed but the cards. False where it takes a closer look to know. */
export function isOnlyMoved(before: Table, after: Table): boolean {
  const [one, other] = [before.phase, after.phase]
  return (
    one.name === 'playing' &&
    other.name === 'playing' &&
    isSameBut(before, after, unseen) &&
    isSameBut(one, other, unseenOfPhase) &&
    one.deal.proof === other.deal.proof &&
    one.deal.same === other.deal.same &&
    !tellsOfDelay(before) &&
    !tellsOfDelay(after) &&
    before.seats.length === after.seats.length &&
    after.seats.every((seat, at) => isSameSeat(before.seats[at], seat))
  )
}

const isSameSeat = (one: TableSeat | undefined, other: TableSeat): boolean =>
  one === other || (one !== undefined && isSameBut(one, other, unseenOfSeat))

const tellsOfDelay = ({ phase, tempo }: Table): boolean =>
  phase.name === 'playing' && (tempo !== 'free' || phase.thinking.some(({ isSlow }) => isSlow))

function isSameBut(one: object, other: object, unlooked: ReadonlySet<string>): boolean {
  const names = Object.keys(other)
  const [left, right] = [one as Fields, other as Fields]
  return (
    Object.keys(one).length === names.length &&
    names.every((name) => unlooked.has(name) || isSamePart(left[name], right[name]))
  )
}
type Fields = Readonly<Record<string, unknown>>

/** Nobody is nobody, also in another list. */
const isSamePart = (one: unknown, other: unknown): boolean =>
  one === other || (isEmptyList(one) && isEmptyList(other))
const isEmptyList = (part: unknown): boolean => Array.isArray(part) && part.length === 0
