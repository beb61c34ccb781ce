/** A letter as it is cut: how broad it is with the room around it, and its edges, in units of which a capital is 500 tall. */
export type Outline = {
  readonly width: number
  /** The letter that lies beneath, where this one adds its marks. */
  readonly of?: string
  readonly line: string
}

export const capitalHeight = 500
