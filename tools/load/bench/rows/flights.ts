import type { Browser, CDPSession, Page } from 'playwright-core'

import type { AnyGame } from '../../../../shared/game/game.ts'
import { newPerson } from '../../../../tests/support/browser/browser.ts'
import { connect, openTable, sit, type SeatClient } from '../../../../tests/support/seat-client.ts'
import { anyMove } from '../choices.ts'
import { atLeast, atMost, median, type Figure } from '../figure.ts'
import { onAPhone, slower } from '../on-a-phone.ts'
import type { OurService } from '../ours.ts'

/** Whether such a phone draws every frame while cards fly, and whether anything there costs it a new layout. */
export const flights = onAPhone('flights', ofGame)

async function ofGame(
  game: AnyGame,
  browser: Browser,
  { origin }: OurService,
  moves: number,
): Promise<Figure[]> {
  const { code, seats, leave } = await twoAtTable(origin.origin, game)
  const person = await newPerson(browser, 'phone')
  try {
    await person.addInitScript(markFlights)
    const phone = await person.newPage()
    await phone.goto(`${origin.origin}/${code}`)
    await phone.locator('.middle').waitFor()
    const line = await person.newCDPSession(phone)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower.processor })
    const seen: Flight[] = []
    const choose = anyMove()
    for (let tries = 0; seen.length < moves && tries < 4 * moves; tries++) {
      const flight = await traced(line, phone, () => moveOne(game, seats, choose))
      if (flight) seen.push(flight)
    }
    const of = (what: keyof Flight) => median(seen.map((one) => one[what]))
    const { name } = game.about
    return [
      {
        what: `${name}: frames while cards fly`,
        unit: '/s',
        ours: of('frames'),
        goal: atLeast('ours', 58),
      },
      {
        what: `${name}: layouts meanwhile`,
        unit: '',
        ours: of('layouts'),
        goal: atMost('ours', 0),
      },
      { what: `${name}: longest task meanwhile`, unit: 'ms', ours: of('longestTask') },
    ]
  } finally {
    await person.close()
    leave()
  }
}

/** Two without a browser, whom the phone watches. */
async function twoAtTable(origin: string, game: AnyGame) {
  const code = await openTable(origin, game.about.id, {})
  const seats: SeatClient[] = []
  for (const name of ['Ada', 'Bo'])
    seats.push(await connect(origin, code, (await sit(origin, code, name)).token))
  await seats[0]?.say({ type: 'start', id: 'start' })
  return { code, seats, leave: () => seats.forEach((seat) => seat.close()) }
}

let asked = 0

/** Whoever may move does so. */
async function moveOne(
  game: AnyGame,
  seats: readonly SeatClient[],
  choose: ReturnType<typeof anyMove>,
): Promise<void> {
  for (const seat of seats) {
    const shown = seat.shown()
    const { options } = seat.table()
    if (!shown || game.moves(shown.view, options).length === 0) continue
    const offered = game.moves(shown.view, options)
    // Nothing flies while hands are only prepared.
    const ready = offered.find((move) => 'do' in move && move['do'] === 'ready')
    const move = ready ?? choose(game, shown.view, options)
    await seat.say({ type: 'move', id: `move-${(asked += 1)}`, turn: shown.turn, move })
    return
  }
}

/** Runs in the page: says when cards begin to fly, once they have been set off, and when all lie. */
function markFlights(): void {
  const flying = new Set<Animation>()
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (!(this instanceof HTMLElement && this.dataset['thing'])) return animation
    if (flying.size === 0)
      // The frame that sets them off lays out the new view; the flight is what comes after it.
      requestAnimationFrame(() => setTimeout(() => performance.mark('flight-begins')))
    flying.add(animation)
    const end = (): void => {
      flying.delete(animation)
      if (flying.size === 0) performance.mark('flight-ends')
    }
    animation.finished.then(end, end)
    return animation
  }
}

type Flight = {
  readonly frames: number
  readonly layouts: number
  readonly longestTask: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
}

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
].join()

/** What the browser did between the first frame of the flights that this sets off and their end; null where none fly. */
async function traced(
  line: CDPSession,
  phone: Page,
  setOff: () => Promise<void>,
): Promise<Flight | null> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  line.on('Tracing.dataCollected', collect)
  await phone.evaluate(() => performance.clearMarks())
  await line.send('Tracing.start', { transferMode: 'ReportEvents', categories } as never)
  await setOff()
  const flew = await phone
    .waitForFunction(() => performance.getEntriesByName('flight-ends').length > 0, null, {
      timeout: 4_000,
    })
    .then(
      () => true,
      () => false,
    )
  const complete = new Promise<void>((resolve) =>
    line.once('Tracing.tracingComplete', () => resolve()),
  )
  await line.send('Tracing.end')
  await complete
  line.off('Tracing.dataCollected', collect)
  return flew ? flightIn(events) : null
}

function flightIn(events: readonly TraceEvent[]): Flight | null {
  const begins = events.find(({ name }) => name === 'flight-begins')
  const ends = events.find(({ name, ts }) => name === 'flight-ends' && ts > (begins?.ts ?? 0))
  if (!begins || !ends) return null
  const during = events.filter(
    ({ pid, ts }) => pid === begins.pid && ts > begins.ts && ts < ends.ts,
  )
  const named = (wanted: string) => during.filter(({ name }) => name === wanted)
  const seconds = (ends.ts - begins.ts) / 1_000_000
  // What is shorter shows too few frames to count.
  if (seconds < 0.1) return null
  return {
    frames: named('DrawFrame').length / seconds,
    layouts: named('Layout').length,
    longestTask: Math.max(0, ...named('RunTask').map(({ dur = 0 }) => dur / 1_000)),
  }
}
