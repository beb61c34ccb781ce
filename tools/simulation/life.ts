import { happen } from './happenings.ts'
import type { Plan } from './plan.ts'
import { ending, quietWhile } from './quiet-laws.ts'
import { Scene, type Running } from './Scene.ts'
import { Code } from './simulation/Code.ts'
import { platformNames } from './simulation/platform-globals.ts'
import { pageNames } from './simulation/browser/page-globals.ts'
import type { Program } from './program.ts'
import type { Service } from './simulation/Universe.ts'

/** What came of a plan. */
export type Outcome = {
  /** Which laws it broke, as sentences. */
  readonly broken: readonly string[]
  /** How many happenings it took. */
  readonly lived: number
  /** Of all that happened, in its order. */
  readonly hash: string
  readonly events: number
  readonly counts: Readonly<Record<'moves' | 'entries' | 'commands', number>>
}

export function runnable({ service, page }: Program): Running {
  const code = new Code(service, platformNames)
  return { service: (globals) => code.run<Service>(globals), page: new Code(page, pageNames) }
}

/** Lives through a plan, to its end or until a law is broken. */
export async function live(plan: Plan, running: Running): Promise<Outcome> {
  const scene = new Scene(plan, running)
  const { timeline } = scene.universe
  let lived = 0
  try {
    await scene.open()
    const start = timeline.now
    for (const happening of plan.happenings) {
      await scene.pass(Math.max(0, start + happening.at - timeline.now))
      if (scene.broken.length > 0) break
      lived += 1
      timeline.note(`${happening.does} ${happening.who} ${happening.roll}`)
      await happen(scene, happening).catch((error: unknown) =>
        scene.complain(`somebody cannot go on: ${String(error)}`),
      )
    }
    if (scene.broken.length === 0) await quietWhile(scene)
    if (scene.broken.length === 0) await ending(scene)
  } finally {
    scene.close()
  }
  const { log } = scene.chronicle
  const counts = {
    moves: log.filter(({ what }) => what === 'move').length,
    entries: log.length,
    commands: scene.witness.commands.length,
  }
  return { broken: scene.broken, lived, hash: timeline.hash(), events: timeline.events, counts }
}
