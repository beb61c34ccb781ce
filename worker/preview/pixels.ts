import type { Colour } from './shapes.ts'

type Channels = readonly [red: number, green: number, blue: number]

/** An RGB image: three bytes per pixel, row by row. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Paints a pixel. `share` is the part of the pixel that the colour covers, from 0 to 1. */
export function mix({ bytes }: Pixels, at: number, colour: Channels, share: number): void {
  if (share <= 0) return
  const part = Math.min(1, share)
  for (let channel = 0; channel < 3; channel++) {
    const under = bytes[at * 3 + channel] ?? 0
    bytes[at * 3 + channel] = under + ((colour[channel] ?? 0) - under) * part
  }
}

export function channels(colour: Colour): Channels {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
