import type { Planted } from './fault.ts'

const phone = 'web/table/shared-phone'

export const inPages: readonly Planted[] = [
  {
    name: 'what a page has said is not said again over a new line',
    seed: 1,
    file: 'web/client/Outbox.ts',
    from: `    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted`,
    to: `    this.#lastAccepted = lastAccepted`,
  },
  {
    name: 'a page keeps the seat that it had',
    seed: 69,
    file: 'web/client/TableModel.ts',
    from: `        this.seat.value = message.seat
        this.table.value = message.table`,
    to: '        this.table.value = message.table',
  },
  {
    name: 'a phone of several shows the next cards to whoever held it',
    seed: 118,
    file: `${phone}/SharedPhone.ts`,
    from: '&& uncovered.deal === table.deal',
    to: '',
  },
  {
    name: 'a phone of several keeps cards in sight that is put away',
    seed: 20,
    file: `${phone}/SharedPhone.ts`,
    from: "if (document.visibilityState === 'hidden') cover()",
    to: '',
  },
  {
    name: 'a phone of several asks for one of its people alone',
    seed: 18,
    file: `${phone}/SharedPhone.ts`,
    from: 'able.flatMap((one) => one.model.seat.value ?? [])',
    to: 'able.slice(0, 1).flatMap((one) => one.model.seat.value ?? [])',
  },
]
