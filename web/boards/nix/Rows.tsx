import './rows.css'
import './row-chips.css'

import type { RefObject } from 'preact'

import type { Point } from '../../kit/hand/drag.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf } from '../../kit/pieces/Piece.tsx'
import { useAtTable } from '../../kit/table/at-table.ts'
import { worth, onBoard, pushedOff } from '../../../shared/games/nix/rules/chips.ts'
import { allRows, fields, type Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Chip, Chips, Combination } from '../../../shared/games/nix/rules/state.ts'
import { ChipPiece } from './Chip.tsx'
import { RowCards } from './cards/RowCards.tsx'
import type { Scene } from './scene.ts'

/** What stands in a row, and what would come into it. */
export type RowLook = {
  readonly chips: Chips
  /** My chip that waits before it. */
  readonly coming: Chip | null
  /** The chosen cards go here, or are about to. */
  readonly hint: 'chosen' | 'fits' | null
}

interface RowsProps {
  readonly scene: Scene
  readonly lookOf: (row: Row) => RowLook
  /** What somebody laid last, if that is still in sight. */
  readonly laid: Combination | null
  /** A card is carried over it. */
  readonly under: Row | null
  readonly tap: ((row: Row) => void) | null
}

/** The eight rows of three fields, and beside them what was pushed off. */
export const Rows = (props: RowsProps) => (
  <ol class="nix-rows">
    {allRows.map((row) => (
      <li key={row}>
        <BoardRow {...props} row={row} />
      </li>
    ))}
  </ol>
)

/** The letter of each row, from the top: the same on every keyboard. */
export const letterOf = (row: Row): string => 'ABCDEFGH'.charAt(row)

/** The board, in which rows are found by where a finger or the focus is. */
export type Root = RefObject<HTMLElement | null>

export function rowAt({ x, y }: Point): Row | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = rowOf(element)
    if (row !== null) return row
  }
  return null
}

export function rowOf(element: Element | null): Row | null {
  const found = element?.closest<HTMLElement>('[data-row]')?.dataset.row
  return allRows.find((row) => String(row) === found) ?? null
}

export const focusRow = (root: Root, row: Row): void =>
  root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus()

function BoardRow(props: RowsProps & { readonly row: Row }) {
  const { scene, row, tap } = props
  const { words } = scene
  const { chips, coming, hint } = props.lookOf(row)
  return (
    <button
      type="button"
      class="board-row"
      data-row={row}
      data-hint={hint}
      data-under={props.under === row}
      disabled={tap === null}
      onClick={() => tap?.(row)}
    >
      <span class="visually-hidden">
        {words.row({
          name: scene.rowName(row),
          fields: fields[row].map((points, place) => fieldName(scene, chips[place], points)),
          off: pushedOff(chips).length,
          hint,
        })}
      </span>
      <span class="board-row-letter" aria-hidden="true">
        {letterOf(row)}
      </span>
      <RowCards
        scene={scene}
        row={row}
        laid={props.laid?.row === row && props.laid.owner !== 'egon' ? props.laid : null}
        isHidden={coming !== null}
      />
      <span class="board-row-name" aria-hidden="true">
        {scene.rowName(row)}
      </span>
      {coming && <Coming chip={coming} />}
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
            data-falls={coming !== null && place === 2}
            data-thing={`chip-${row}-${chips.length - place}`}
            data-from={`seat-${chip.owner}`}
            data-after={knockedAt(place)}
          >
            <ChipPiece chip={chip} print={worth(chip, row, place)} />
          </span>
        ))}
      </span>
      <OffBoard chips={chips} row={row} />
    </button>
  )
}

/** My chip at the row that I chose, about to come in. */
function Coming({ chip }: { readonly chip: Chip }) {
  const { people } = useAtTable()
  const me = people.find(({ isMe }) => isMe)
  return (
    <span class="board-coming" aria-hidden="true">
      <span class="board-coming-chip">
        <ChipPiece chip={chip} print={initialOf(me?.name ?? '')} />
      </span>
      <Icon name="arrow" />
    </span>
  )
}

/** The chip that comes in knocks on the next one, and that on the one after it. */
const knockedAt = (place: number): number | undefined =>
  place === 0 ? undefined : 160 + 60 * place

/** Beside the row: what was pushed off, the last one in front. */
const OffBoard = ({ chips, row }: { readonly chips: Chips; readonly row: Row }) => (
  <span class="board-off" aria-hidden="true">
    {pushedOff(chips)
      .slice(0, 3)
      .map((chip, place) => (
        <span
          key={chips.length - 3 - place}
          class="board-off-chip"
          style={{ '--place': place }}
          data-thing={`chip-${row}-${chips.length - 3 - place}`}
          data-after={place === 0 ? knockedAt(3) : undefined}
        >
          <ChipPiece chip={chip} face="off" />
        </span>
      ))}
  </span>
)

const fieldName = ({ nameOf, words }: Scene, chip: Chip | undefined, points: number): string =>
  words.field(points, chip ? { name: nameOf(chip.owner), super: chip.super } : null)
