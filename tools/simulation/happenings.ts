import { Dice } from '../../tests/support/dice.ts'
import type { Person } from './Person.ts'
import type { Doing, Happening } from './plan.ts'
import { quietWhile } from './quiet-laws.ts'
import type { Scene } from './Scene.ts'

type Happens = (scene: Scene, dice: Dice, person: Person, roll: number) => void | Promise<void>

/** What comes over somebody or something. */
export async function happen(scene: Scene, { does, who, roll }: Happening): Promise<void> {
  const person = scene.people[who % scene.people.length]
  if (person) await happens[does](scene, new Dice(roll, does), person, roll)
}

const happens: Readonly<Record<Doing, Happens>> = {
  acts: (_, __, person, roll) => person.act(roll),
  reloads: (_, __, person) => person.reload(),
  'opens another tab': (_, __, person) => {
    if (person.pages.length < 3) person.openPage()
  },
  'comes back to a tab': (_, dice, person) => {
    const ended = person.pages.filter((page) => !page.isTrying)
    if (ended.length > 0) dice.oneOf(ended).reconnect()
  },
  sleeps: (_, dice, person) => {
    if (person.pages.length > 0) dice.oneOf(person.pages).tab.sleep()
  },
  wakes: (_, __, person) => person.wake(),
  'loses the line': (scene, dice, person) => lines(scene, dice, person, (link) => link.cut()),
  'loses the line without a word': (scene, dice, person) =>
    lines(scene, dice, person, (link) => link.die()),
  'hears nothing': ({ universe }, dice, person, roll) => {
    const links = person.pages.flatMap(({ tab }) => [...tab.sockets].map(({ link }) => link))
    for (const link of links) link.goDeaf()
    // What they say meanwhile is obeyed, and has to be said again.
    for (let said = dice.between(0, 6); said > 0; said--) person.act(roll + said)
    universe.timeline.in(dice.between(200, 5_000), () => links.forEach((link) => link.cut()))
  },
  'goes offline': (_, __, { device }) => {
    device.isOffline = true
    for (const tab of device.tabs) for (const { link } of tab.sockets) link.die()
  },
  'goes online': (_, __, { device }) => {
    device.isOffline = false
    for (const tab of device.tabs) tab.online()
  },
  'shares the phone': (_, __, person) => person.share(),
  'says it twice by HTTP': (_, __, person, roll) => person.sayTwice(roll),
  'sets the clock': (_, dice, { device }) => {
    device.skew = dice.between(-86_400_000, 86_400_000)
  },
  'begins to watch': (scene) => {
    if (scene.watchers.length < 12) scene.watch()
  },
  'stops watching': (scene, dice) => {
    if (scene.watchers.length === 0) return
    const [gone] = scene.watchers.splice(dice.below(scene.watchers.length), 1)
    gone?.close()
  },
  'a crowd comes': (scene, dice) => {
    for (let more = dice.between(5, 25); more > 0; more--) scene.watch()
  },
  'the table dies': (scene, dice) => scene.table.dieAfter(dice.below(6), dice.below(6)),
  'a relay dies': (scene, dice) => someOf(scene, 'RelayObject', dice)?.dieAfter(dice.below(6), 1),
  'the lobby dies': (scene, dice) => someOf(scene, 'LobbyObject', dice)?.dieAfter(dice.below(4), 1),
  'everything sleeps': ({ universe }) => {
    for (const place of universe.places) place.sleep()
  },
  'an answer is lost': ({ universe }, dice) => {
    const method = dice.oneOf(['attach', 'look', 'report', 'tell'])
    // Of what is told in order, nothing arrives after something that does not.
    universe.lose(method, method !== 'tell' && dice.onceIn(2) ? 'call' : 'answer')
  },
  'an update': ({ universe }) => universe.update(),
  'the clocks jump': ({ universe }, dice) =>
    universe.jump(dice.oneOf([-3_600_000, -20_000, 20_000, 600_000, 86_400_000])),
  // At times for longer than the platform goes on to ring an alarm that fails.
  'the disk is full': ({ table, universe }, dice) => {
    const time = dice.onceIn(4) ? dice.between(150_000, 3_600_000) : dice.between(1_000, 90_000)
    // It may take one thing, and refuse what belongs to it.
    table.disk.hasRoomFor(dice.onceIn(2) ? 0 : dice.between(1, 9))
    universe.timeline.in(time, () => table.disk.hasRoomFor(Infinity))
  },
  'an alarm rings': ({ universe }) => {
    const set = universe.places.filter(({ disk }) => disk.safeAlarm !== null)
    for (const place of set) universe.timeline.in(0, () => place.ring())
  },
  'a quiet while': quietWhile,
  'a day passes': (scene) => scene.day(),
}

type Link = { cut(): void; die(): void; goDeaf(): void }

/** Of somebody, or of somebody who watches. */
function lines(scene: Scene, dice: Dice, person: Person, act: (link: Link) => void): void {
  const pages = dice.onceIn(3) ? scene.watchers : person.pages
  for (const { tab } of pages) for (const { link } of tab.sockets) if (dice.onceIn(2)) act(link)
}

function someOf({ universe }: Scene, kind: string, dice: Dice) {
  const places = universe.places.filter(({ name }) => name.startsWith(kind))
  return places.length > 0 ? dice.oneOf(places) : null
}
