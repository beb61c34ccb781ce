import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { LogEntry } from '../../client/Log.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { reactionWords } from '../../words/reactions.ts'

export interface ReactionNewsProps {
  readonly entries: readonly LogEntry[]
  /** The viewer's own seat; null for a spectator. The viewer's own reactions are not announced. */
  readonly mine: Seat | null
}

/** Announces other players' reactions to screen readers. Plays a sound for each reaction. */
export function ReactionNews({ entries, mine }: ReactionNewsProps) {
  const [known, setKnown] = useState(entries.at(-1)?.key ?? -1)
  const [news, setNews] = useState('')
  useEffect(() => {
    const fresh = entries.flatMap((entry) =>
      entry.kind === 'chat' && entry.key > known && entry.line.reaction ? [entry.line] : [],
    )
    setKnown(entries.at(-1)?.key ?? -1)
    for (const { reaction, seat } of fresh)
      playCue({ name: reaction === 'clap' ? 'clap' : 'face', seats: [seat] })
    const sentences = fresh.flatMap(({ seat, name, reaction }) =>
      seat === mine || reaction === undefined ? [] : [reactionWords.value.news(name, reaction)],
    )
    if (sentences.length > 0) setNews(sentences.join(' '))
  }, [entries])
  return (
    <p class="visually-hidden" role="log">
      {news}
    </p>
  )
}
