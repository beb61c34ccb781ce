import './bot-reason.css'

import { useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable, MoveReason, Refused } from '../../../shared/protocol/protocol.ts'
import type { Result } from '../../../shared/result.ts'
import { fetchBotReason } from '../../client/api.ts'
import { loadReasonWords } from '../../boards/load-on-demand.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { namesAt } from '../../parts/visible-game.ts'

interface BotReasonProps {
  readonly table: PublicTable
  /** The seat of the bot. */
  readonly seat: Seat
  readonly mine: Seat | null
  readonly token: string | null
}

/** A button that asks the server why a bot made its last move, and shows the answer. */
export function BotReason({ table, seat, mine, token }: BotReasonProps) {
  const language = settings.language.value
  const reasonWords = useLoaded(loadReasonWords, table.game, language)
  const [answer, setAnswer] = useState<Result<MoveReason, Refused> | null>(null)

  async function ask(): Promise<void> {
    const [given] = await Promise.all([
      fetchBotReason(table.code, seat, token),
      // Loads the texts of the reasons in parallel with the request. If they cannot be loaded, the
      // page shows the refusal `no-reason`.
      loadReasonWords(table.game, language).catch(() => null),
    ])
    setAnswer(given)
  }

  function answerText(): string {
    if (answer === null) return ''
    if (!answer.ok) return sentenceFor(answer.refused)
    const sentence = reasonWords?.sentence(answer.value.reason, namesAt(table), mine)
    return sentence ?? words.value.refusals['no-reason']
  }

  return (
    <li>
      <button type="button" onClick={() => void ask()}>
        <Icon name="chat" />
        <span>{words.value.bots.why}</span>
      </button>
      <p class="ask-bot-answer" role="status">
        {answerText()}
      </p>
    </li>
  )
}
