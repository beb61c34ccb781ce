/** The rows of the board, from the highest combination to the lowest (NU-06). */
export const rows = ['four', 'run4', 'three', 'run3', 'pair', 'run2', 'one', 'none'] as const
export type RowName = (typeof rows)[number]

/** The index of a row on the board; 0 is the highest. */
export type Row = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const allRows: readonly Row[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** The values of the fields of each row, from left to right (NU-04). Chips enter from the left. */
export const fields: Readonly<Record<Row, readonly [number, number, number]>> = {
  0: [7, 12, 7],
  1: [6, 10, 6],
  2: [5, 9, 5],
  3: [5, 8, 5],
  4: [4, 6, 3],
  5: [3, 5, 3],
  6: [2, 3, 2],
  7: [6, 10, 6],
}

/** The number of cards in the combination of each row. */
export const cardsFor: Readonly<Record<Row, number>> = {
  0: 4,
  1: 4,
  2: 3,
  3: 3,
  4: 2,
  5: 2,
  6: 1,
  7: 0,
}
