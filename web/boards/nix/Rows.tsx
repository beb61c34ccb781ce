import type { RefObject } from 'preact'

import type { Point } from '../../kit/drag.ts'
import { worth, onBoard, pushedOff } from '../../../shared/games/nix/rules/chips.ts'
import { ChipMark } from './ChipMark.tsx'
import { SmallFace } from './Face.tsx'
import {
  allRows,
  fields,
  rows as rowNames,
  type Row,
} from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'
import type { Card, Chip, Chips } from '../../../shared/games/nix/rules/state.ts'
import './rows.css'

/** What stands in a row, as it lies or as it would lie. */
export type RowLook = {
  readonly chips: Chips
  /** How many of the newest chips would come, and do not lie yet. */
  readonly coming: 0 | 1
  /** The chosen cards go here, or are about to. */
  readonly hint: 'chosen' | 'fits' | null
}

/** The board: eight rows of three fields, and beside them what was pushed off. */
export function Rows(props: {
  readonly scene: Scene
  readonly lookOf: (row: Row) => RowLook
  /** The deal is over: chips show what they get. */
  readonly scored: boolean
  /** A card is carried over it. */
  readonly under: Row | null
  readonly tap: ((row: Row) => void) | null
}) {
  return (
    <ol class="nix-rows" data-scored={props.scored}>
      {allRows.map((row) => (
        <li key={row}>
          <BoardRow {...props} row={row} />
        </li>
      ))}
    </ol>
  )
}

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

function BoardRow(props: Parameters<typeof Rows>[0] & { readonly row: Row }) {
  const { scene, row, scored, tap } = props
  const { words } = scene
  const { chips, coming, hint } = props.lookOf(row)
  const lying = chips.slice(coming)
  return (
    <button
      type="button"
      class="nix-row"
      data-row={row}
      data-hint={hint}
      data-under={props.under === row}
      disabled={tap === null}
      onClick={() => tap?.(row)}
    >
      <span class="for-ears">
        {words.row({
          name: words.rows[rowNames[row]],
          fields: fields[row].map((points, place) => fieldName(scene, lying[place], points)),
          off: pushedOff(lying).length,
          hint,
        })}
      </span>
      <span class="row-letter" aria-hidden="true">
        {letterOf(row)}
      </span>
      <span class="row-head" aria-hidden="true">
        <Picture row={row} />
        <span class="row-name">{words.rows[rowNames[row]]}</span>
      </span>
      <span class="fields" aria-hidden="true">
        {fields[row].map((points, place) => (
          <i key={place} class="nix-field" style={{ '--worth': points, gridColumn: place + 1 }} />
        ))}
        {onBoard(chips).map((chip, place) => (
          <span
            key={chips.length - place}
            class="field-chip"
            style={{ gridColumn: place + 1 }}
            data-coming={place < coming}
            data-thing={`chip-${row}-${chips.length - place}`}
            data-from={`stock-${chip.owner}`}
          >
            <ChipMark {...chip} />
          </span>
        ))}
        {/* Seen through the chips. */}
        {fields[row].map((points, place) => (
          <b
            key={place}
            class="worth"
            style={{ gridColumn: place + 1 }}
            data-taken={place < chips.length}
          >
            {scored ? scoredAt(chips[place], row, place) : points}
          </b>
        ))}
        <OffBoard chips={chips} row={row} />
      </span>
    </button>
  )
}

/** Beside the row: what was pushed off, the last one in front. */
function OffBoard({ chips, row }: { readonly chips: Chips; readonly row: Row }) {
  return pushedOff(chips)
    .slice(0, 3)
    .map((chip, place) => (
      <span
        key={chips.length - 3 - place}
        class="off-chip"
        style={{ '--place': place }}
        data-thing={`chip-${row}-${chips.length - 3 - place}`}
      >
        <ChipMark {...chip} />
      </span>
    ))
}

const fieldName = ({ nameOf, words }: Scene, chip: Chip | undefined, points: number): string =>
  words.field(points, chip ? nameOf(chip.owner) : null, chip?.super ?? false)

const scoredAt = (chip: Chip | undefined, row: Row, place: number): number =>
  chip ? worth(chip, row, place) : (fields[row][place] ?? 0)

/** What is laid for a row, as an example. */
const Picture = ({ row }: { readonly row: Row }) => (
  <span class="row-picture">
    {examples[row].length === 0 && <i class="no-card" />}
    {examples[row].map((card, place) => (
      <i key={place}>
        <SmallFace card={card} />
      </i>
    ))}
  </span>
)

const examples: Readonly<Record<Row, readonly Card[]>> = {
  0: [7, 7, 7, 7],
  1: [4, 5, 6, 7],
  2: [7, 7, 7],
  3: [5, 6, 7],
  4: [7, 7],
  5: [6, 7],
  6: [7],
  7: [],
}
