const turn = Math.PI
const tenths = (value: number): string => String(Math.round(value * 10) / 10)

/** An engraved flower around a point: so many ellipses through it, each turned a little further than the last. */
export function rosette(
  x: number,
  y: number,
  ellipses: number,
  long: number,
  short: number,
): string {
  let path = ''
  for (let each = 0; each < ellipses; each++) {
    const angle = (each * turn) / ellipses
    const [across, down] = [long * Math.cos(angle), long * Math.sin(angle)]
    const arc = (way: 1 | -1): string =>
      `a${tenths(long)} ${tenths(short)} ${tenths((angle * 180) / turn)} 1 0 ${tenths(way * 2 * across)} ${tenths(way * 2 * down)}`
    path += `M${tenths(x + across)} ${tenths(y + down)}${arc(-1)}${arc(1)}`
  }
  return path
}
