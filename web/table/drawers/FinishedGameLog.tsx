import '../../replay/log-list.css'

import { useEffect, useMemo, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { seatInDeal } from '../../../shared/protocol/seat-in-deal.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { LoadedGame } from '../../boards/load-game.ts'
import { useGame } from '../../parts/use-game.ts'
import { formatReplayHash } from '../../replay/replay-position.ts'
import { loadApplause, loadReplay } from '../../replay/load-replay.ts'
import { newsByStep, remarkWords, type Replay } from '../../replay/replay.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { parseNewsLine } from '../../replay/log-lines.ts'
import { LogText, LogEntryButton } from '../../replay/LogList.tsx'

interface FinishedGameLogProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  /** Opens the replay at the step in the hash of the page's URL. */
  readonly replay: () => void
}

/**
 * Shows the log of a finished game if this page was opened after the game. The log is reconstructed
 * from the game record.
 */
export function FinishedGameLog({ table, mine, replay }: FinishedGameLogProps) {
  const game = useGame(table.game)
  const [found, keep] = useState<Replay | Refused | null>(null)
  useEffect(() => {
    let latest = true
    loadReplay(table).then(
      (loaded) => {
        if (!latest) return
        keep(loaded.ok ? loaded.value : loaded.refused)
        if (loaded.ok) void loadApplause(table.code, loaded.value)
      },
      () => latest && keep({ refusal: 'unavailable' }),
    )
    return () => {
      latest = false
    }
  }, [table.code, table.deal])
  if (found !== null && 'refusal' in found) return <p class="soft">{sentenceFor(found)}</p>
  if (found === null || game === null) return <p class="soft">{words.value.arriving}</p>
  const reader = mine === null ? null : seatInDeal(table, mine)
  return <FinishedGameEntries played={found} game={game} reader={reader} replay={replay} />
}

interface FinishedGameEntriesProps extends Pick<FinishedGameLogProps, 'replay'> {
  readonly played: Replay
  readonly game: LoadedGame
  readonly reader: Seat | null
}

function FinishedGameEntries({ played, game, reader, replay }: FinishedGameEntriesProps) {
  const { log } = localise(menuWords)
  const { names, options } = played.record
  const applause = played.applause.value
  const told = useMemo(() => {
    played.viewer.value = reader ?? 'public'
    return newsByStep(
      played,
      (from, to) => game.news(from, to, game.gameWords, names, options, game.clauses),
      remarkWords.value,
    )
  }, [played, game, reader, remarkWords.value, applause])
  const around = { names, mine: reader, you: log.you }
  const goTo = (step: number): void => {
    const { path, search } = currentUrl.value
    replaceUrl(path + search + formatReplayHash({ step, viewer: played.viewer.value }))
    replay()
  }
  return (
    <section aria-label={log.now}>
      <h3>{log.now}</h3>
      <ol class="log-list" aria-label={log.now}>
        {told
          .filter(({ news }) => news.length > 0)
          .toReversed()
          .map(({ step, news }) => {
            const sentences = news.map((text) => parseNewsLine(text, around))
            return (
              <li key={step}>
                <LogEntryButton act={() => goTo(step)}>
                  <LogText line={{ seat: sentences[0]?.seat ?? null, sentences }} names={names} />
                </LogEntryButton>
              </li>
            )
          })}
      </ol>
    </section>
  )
}
