import { brokenAt } from '../crash-test/laws.ts'
import { patience } from '../../shared/wire/limits.ts'
import { nextWake } from '../../worker/table/decisions/clock.ts'
import { botsHaveToAct, botsMayAct } from '../../worker/table/decisions/bots.ts'
import { gameNamed } from '../../worker/table/games.ts'
import { lastSeenBy, type Attendee } from './Attendee.ts'
import type { Scene } from './Scene.ts'

// Asked when nothing has gone wrong for a while, and nothing is under way.

/** Time for everything to heal, and then the laws. */
export async function quietWhile(scene: Scene): Promise<void> {
  await scene.heal()
  if (scene.broken.length > 0) return
  for (const what of brokenWhenQuiet(scene)) scene.complain(what)
  scene.goOn()
}

/** By then a table that nobody comes to has forgotten itself, also one that is to stay for long. */
const forgetting = 110 * 24 * 3_600_000

/** Everybody goes, and time does the rest. */
export async function ending(scene: Scene): Promise<void> {
  scene.empty()
  await scene.pass(scene.healing)
  for (const what of othersAreHere(scene)) scene.complain(what)
  await scene.pass(forgetting)
  for (const what of hasVanished(scene)) scene.complain(what)
}

/** All that is not as it has to be, as sentences. */
function brokenWhenQuiet(scene: Scene): string[] {
  const { chronicle, witness, plan, table: place } = scene
  const { table } = chronicle
  if (!table) return ['the table is gone']
  const attendees = scene.attendees()
  const testimony = {
    ...plan,
    code: scene.code,
    commands: witness.commands,
    sat: witness.sat,
    // Each was compared when it came.
    views: [],
    lastSeen: attendees.filter(({ isOpen }) => isOpen).flatMap(lastSeenBy),
    records: [],
    isGone: false,
    complaints: [],
  }
  return [
    ...attendees.flatMap((one) => waitsForEver(scene, one)),
    ...phonesAskNobody(scene),
    ...brokenAt(testimony, chronicle.stored(place.disk)),
    ...alarmIsLost(scene),
    ...botWaits(scene),
    ...looksTellOfCards(scene),
    ...watchersMiscounted(scene),
    ...othersAreHere(scene),
  ]
}

/** Once nobody comes any more, nothing is left. */
function hasVanished({ universe, chronicle }: Scene): string[] {
  return [
    ...(chronicle.isGone ? [] : ['a table that nobody comes to is still there']),
    ...universe.places
      .filter(({ disk, name }) => disk.safeAlarm !== null && !name.startsWith('Lobby'))
      .map(({ name }) => `${name} has an alarm, and is of no table`),
    ...universe.places.flatMap(({ name, lines }) =>
      [...lines].some((line) => line.state === 1) ? [`${name} keeps a line of nobody`] : [],
    ),
  ]
}

function waitsForEver({ witness }: Scene, { name, isTrying, isOpen }: Attendee): string[] {
  if (!isTrying) return []
  if (!isOpen) return [`${name} gets no line`]
  const [first] = witness.unansweredOf(name)
  return first === undefined ? [] : [`${name} gets no answer to ${first}`]
}

function phonesAskNobody(scene: Scene): string[] {
  return scene
    .pages()
    .flatMap(({ name, phone }) =>
      phone?.asksNobody() ? [`${name} asks nobody, though one of its people is to move`] : [],
    )
}

function alarmIsLost({ chronicle: { table }, table: { disk }, universe }: Scene): string[] {
  if (!table) return []
  const wanted = nextWake(gameNamed(table.game), table, universe.clock())
  if (disk.safeAlarm !== null && disk.safeAlarm <= wanted + 1_000) return []
  return [`the table wants to be woken at ${wanted}, and its alarm is set to ${disk.safeAlarm}`]
}

/** By then an alarm has rung for it. */
function botWaits({ chronicle: { table }, universe }: Scene): string[] {
  if (table?.phase.name !== 'playing') return []
  const now = universe.clock()
  const { botAt } = table.phase
  const isLate =
    botAt !== null &&
    botAt + patience.thought < now &&
    botsHaveToAct(gameNamed(table.game), table, table.phase, now)
  return isLate ? ['a bot has been due for long, and has done nothing'] : []
}

/** When bots act is seen, so whether they look at the table follows from what everybody sees. */
function looksTellOfCards({ chronicle: { table }, universe }: Scene): string[] {
  if (table?.phase.name !== 'playing') return []
  const now = universe.clock()
  const mayAct = botsMayAct(gameNamed(table.game), table, table.phase, now)
  const look = table.phase.botAt !== null
  return look === mayAct ? [] : [`bots ${mayAct ? 'might act' : 'are idle'}, and botAt tells else`]
}

function watchersMiscounted(scene: Scene): string[] {
  const open = scene.attendees().filter(({ isOpen }) => isOpen)
  const watching = open.filter(({ seat }) => seat === null).length
  const [told] = open.map(({ table }) => table?.watchers)
  return told === undefined || told === watching
    ? []
    : [`${watching} watch, and the table tells of ${told}`]
}

/** Whoever has a page open is here, and nobody else is. */
function othersAreHere(scene: Scene): string[] {
  const open = scene.attendees().filter(({ isOpen }) => isOpen)
  const here = new Set(open.map(({ seat }) => seat))
  return (scene.chronicle.table?.seats ?? []).flatMap((one, seat) =>
    one.kind !== 'human' || one.here === here.has(seat)
      ? []
      : [`seat ${seat} is ${one.here ? '' : 'not '}here, as the table says`],
  )
}
