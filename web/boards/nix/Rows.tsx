import './rows.css'

import type { RefObject } from 'preact'

import { elementAt, type Point } from '../../kit/hand/drag.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf } from '../../kit/pieces/Piece.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
import { worth, onBoard, chipsOffBoard } from '../../../shared/games/nix/rules/chips.ts'
import { allRows, fields, type Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Chip, Chips, Combination } from '../../../shared/games/nix/rules/state.ts'
import { ChipPiece } from './Chip.tsx'
import { RowCards } from './cards/RowCards.tsx'
import type { Scene } from './scene.ts'

export type RowState = {
  readonly chips: Chips
  /** The chip that the selected move would add to this row. Null if it would add none here. */
  readonly incomingChip: Chip | null
  /**
   * `fits` if the selected cards fit this row, `chosen` if the selected move plays them in this
   * row.
   */
  readonly hint: 'chosen' | 'fits' | null
}

interface RowsProps {
  readonly scene: Scene
  readonly rowStateOf: (row: Row) => RowState
  /**
   * The combination on top of the discard pile, to be shown in its row. Null to show only the
   * chips.
   */
  readonly played: Combination | null
  /** The row over which the viewer drags a card. */
  readonly dragOver: Row | null
  readonly tap: ((row: Row) => void) | null
}

/**
 * The eight rows of the board with three fields each, and the chips that were pushed off the board.
 */
export const Rows = (props: RowsProps) => (
  <ol class="nix-rows">
    {allRows.map((row) => (
      <li key={row}>
        <BoardRow {...props} row={row} />
      </li>
    ))}
  </ol>
)

/** The rows of the last finished deal, with the chips that lay there when the points were counted. */
export function ScoredRows({ scene }: { readonly scene: Scene }) {
  const rows = decodeRows(scene.view.scored ?? scene.view.rows)
  return (
    <Rows
      scene={scene}
      rowStateOf={(row) => ({ chips: rows[row] ?? [], incomingChip: null, hint: null })}
      played={null}
      dragOver={null}
      tap={null}
    />
  )
}

/**
 * Returns the letter of a row, from A at the top. It is also the row's keyboard shortcut, because
 * every keyboard layout has these letters.
 */
export const letterOf = (row: Row): string => 'ABCDEFGH'.charAt(row)

/** A reference to the element of the board, in which `focusRow` searches for a row. */
export type Root = RefObject<HTMLElement | null>

export const rowAt = (point: Point): Row | null => rowOf(elementAt(point, '[data-row]'))

export function rowOf(element: Element | null): Row | null {
  const found = element?.closest<HTMLElement>('[data-row]')?.dataset.row
  return allRows.find((row) => String(row) === found) ?? null
}

export const focusRow = (root: Root, row: Row): void =>
  root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus()

function BoardRow(props: RowsProps & { readonly row: Row }) {
  const { scene, row, tap } = props
  const { words } = scene
  const { chips, incomingChip, hint } = props.rowStateOf(row)
  return (
    <button
      type="button"
      class="board-row"
      data-row={row}
      data-hint={hint}
      data-under={props.dragOver === row}
      disabled={tap === null}
      onClick={() => tap?.(row)}
    >
      <span class="visually-hidden">
        {words.row({
          name: scene.rowName(row),
          fields: fields[row].map((points, place) => fieldName(scene, chips[place], points)),
          off: chipsOffBoard(chips).length,
          hint,
        })}
      </span>
      <span class="board-row-letter" aria-hidden="true">
        {letterOf(row)}
      </span>
      <RowCards
        scene={scene}
        row={row}
        played={props.played?.row === row && props.played.owner !== 'egon' ? props.played : null}
        isHidden={incomingChip !== null}
      />
      <span class="board-row-name" aria-hidden="true">
        {scene.rowName(row)}
      </span>
      {incomingChip && <Coming chip={incomingChip} />}
      <span class="board-row-fields" aria-hidden="true">
        {fields[row].map((points, place) => (
          <span
            key={place}
            class="board-field"
            style={{ gridColumn: place + 1 }}
            data-taken={place < chips.length}
          >
            <b>{points}</b>
          </span>
        ))}
        {onBoard(chips).map((chip, place) => (
          <span
            key={chips.length - place}
            class="board-chip"
            style={{ gridColumn: place + 1 }}
            data-falls={incomingChip !== null && place === 2}
            data-motion-key={`chip-${row}-${chips.length - place}`}
            data-motion-from={`seat-${chip.owner}`}
            data-motion-delay={knockDelay(place)}
          >
            <ChipPiece chip={chip} print={worth(chip, row, place)} />
          </span>
        ))}
      </span>
      <OffBoard chips={chips} row={row} />
    </button>
  )
}

/** The chip that the selected move would add, shown in front of its row. */
function Coming({ chip }: { readonly chip: Chip }) {
  const { people } = useTableContext()
  const me = people.find(({ isMe }) => isMe)
  return (
    <span class="incoming-chip" aria-hidden="true">
      <span class="incoming-chip-piece">
        <ChipPiece chip={chip} print={initialOf(me?.name ?? '')} />
      </span>
      <Icon name="arrow" />
    </span>
  )
}

/**
 * Returns the delay in ms before a chip moves. The delays make it look as if the new chip pushes
 * its neighbour, which then pushes the next one.
 */
const knockDelay = (place: number): number | undefined =>
  place === 0 ? undefined : 160 + 60 * place

/** Shows the last three chips that were pushed off the row. The newest is in front. */
const OffBoard = ({ chips, row }: { readonly chips: Chips; readonly row: Row }) => (
  <span class="board-off" aria-hidden="true">
    {chipsOffBoard(chips)
      .slice(0, 3)
      .map((chip, place) => (
        <span
          key={chips.length - 3 - place}
          class="board-off-chip"
          style={{ '--place': place }}
          data-motion-key={`chip-${row}-${chips.length - 3 - place}`}
          data-motion-delay={place === 0 ? knockDelay(3) : undefined}
        >
          <ChipPiece chip={chip} face="off" />
        </span>
      ))}
  </span>
)

const fieldName = ({ nameOf, words }: Scene, chip: Chip | undefined, points: number): string =>
  words.field(points, chip ? { name: nameOf(chip.owner), super: chip.super } : null)
