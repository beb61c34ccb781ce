import type { Teller } from '../table/model/log.ts'
import type { Replay } from './replay.ts'

/** What one step did, in sentences. */
export type Told = { readonly step: number; readonly news: readonly string[] }

/** A whole game in words: the deal, and every step of which something is to be told. */
export function toldOf(replay: Replay, tell: Teller): readonly Told[] {
  const told: Told[] = [{ step: 0, news: [] }]
  let before = replay.viewAt(0)
  for (let step = 1; step <= replay.last; step++) {
    const after = replay.viewAt(step)
    const news = tell(before, after)
    if (news.length > 0) told.push({ step, news })
    before = after
  }
  return told
}
