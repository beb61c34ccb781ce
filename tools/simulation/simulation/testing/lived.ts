import type { Timeline } from '../Timeline.ts'

/** Time passes until it is answered. */
export async function lived<Answer>(timeline: Timeline, asked: Promise<Answer>): Promise<Answer> {
  const answered = { yet: false }
  const note = () => {
    answered.yet = true
  }
  asked.then(note, note)
  while (!answered.yet) await timeline.run(timeline.now + 1)
  return asked
}
