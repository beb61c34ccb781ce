import './log-list.css'

import type { ComponentChildren } from 'preact'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { localise, words } from '../words/index.ts'
import { menuWords } from '../words/menu.ts'
import type { LogEntry, ReceivedState } from '../client/Log.ts'
import { logParts, type LogLine, type NewsLine } from './log-lines.ts'
import { namesAt } from '../parts/visible-game.ts'

export interface LogListProps {
  readonly table: PublicTable
  readonly mine: Seat | null
  readonly entries: readonly LogEntry[]
  /** Shows the table as it was after an entry. Null if earlier positions are not available. */
  readonly recall: ((seen: ReceivedState) => void) | null
}

/**
 * The log of a table, the newest entry first. Each entry shows the piece (token) of the player whom
 * the entry is about.
 */
export function LogList({ table, mine, entries, recall }: LogListProps) {
  const text = words.value
  const names = namesAt(table)
  const parts = logParts(entries, { names, mine, you: localise(menuWords).log.you })
  if (parts.length === 0) return <p class="soft">{localise(menuWords).log.empty}</p>
  const recallOf = ({ seen }: LogLine, deal: number | null) =>
    recall !== null && deal === table.deal && seen?.seat === mine ? () => recall(seen) : null
  return (
    <>
      {parts.map(({ deal, lines }) => {
        const title =
          deal === table.deal || deal === null ? localise(menuWords).log.now : text.chat.deal(deal)
        return (
          <section key={deal} aria-label={title}>
            <h3>{title}</h3>
            <ol class="log-list" aria-label={title}>
              {lines.map((line) => (
                <li key={line.key}>
                  <LogEntryButton act={recallOf(line, deal)}>
                    <LogText line={line} names={names} />
                  </LogEntryButton>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </>
  )
}

interface LogEntryButtonProps {
  /** Shows the position that belongs to the entry. Null if it is not available. */
  readonly act: (() => void) | null
  readonly children: ComponentChildren
}

/** Makes a log entry a button that shows the position at that time. */
export const LogEntryButton = ({ act, children }: LogEntryButtonProps) =>
  act === null ? (
    children
  ) : (
    <button class="log-recall" type="button" onClick={act}>
      {children}
      <span class="visually-hidden">{localise(menuWords).log.see}</span>
      <Icon name="eye" />
    </button>
  )

interface LogTextProps {
  readonly line: Pick<LogLine, 'seat' | 'sentences'>
  readonly names: readonly string[]
}

/** The text of one log entry: the player's name, and what happened. */
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
