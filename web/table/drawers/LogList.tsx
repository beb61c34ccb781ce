import './log-list.css'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { words } from '../../words/index.ts'
import type { Entry } from '../model/log.ts'
import { logParts, type LogLine, type NewsLine } from '../model/log-lines.ts'
import { namesAt } from '../model/game-at-table.ts'

interface LogListProps {
  readonly table: PublicTable
  readonly mine: Seat | null
  readonly entries: readonly Entry[]
}

/** What happened at this table, the newest first, each with the piece of whoever did it. */
export function LogList({ table, mine, entries }: LogListProps) {
  const text = words.value
  const names = namesAt(table)
  const parts = logParts(entries, { names, mine, you: text.log.you })
  if (parts.length === 0) return <p class="soft">{text.log.empty}</p>
  return (
    <>
      {parts.map(({ deal, lines }) => {
        const title = deal === table.deal || deal === null ? text.log.now : text.talk.deal(deal)
        return (
          <section key={deal} aria-label={title}>
            <h3>{title}</h3>
            <ol class="log-list" aria-label={title}>
              {lines.map((line) => (
                <li key={line.key}>
                  <LogText line={line} names={names} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </>
  )
}

interface LogTextProps {
  readonly line: Pick<LogLine, 'seat' | 'sentences'>
  readonly names: readonly string[]
}

/** One line: who, and what they did. */
export const LogText = ({ line: { seat, sentences }, names }: LogTextProps) => (
  <span class="log-line">
    {seat === null ? <span /> : <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>}
    <span>
      {sentences.map((sentence, at) => (
        <Sentence key={at} {...sentence} />
      ))}
    </span>
  </span>
)

const Sentence = ({ text, name }: NewsLine) => (
  <span class="log-sentence">
    <b>{text.slice(0, name)}</b>
    {text.slice(name)}
  </span>
)
