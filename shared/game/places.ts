/** Returns the place of each score: 1 for the most points. Equal scores share a place. */
export const placesBy = (points: readonly number[]): readonly number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length)
