import type { Reaction } from '../../../shared/game/reaction.ts'
import type { Face } from '../motion/faces.ts'

const both = (left: string, right: string): string => left + right
const round = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`

/**
 * The eyes of each face as path data on a 40 × 40 grid. They fit into the outline of every piece.
 */
const eyes = {
  dot: both(round(13.5, 16.5, 2.5), round(26.5, 16.5, 2.5)),
  arc: 'M9.500 18Q13.500 11.500 17 17.500L15.500 18Q13.300 14.800 10.500 18.600zM30.500 18Q26.500 11.500 23 17.500L24.500 18Q26.700 14.800 29.500 18.600z',
  cross:
    'M9 13.400l1.900-1.900 2.400 2.400 2.400-2.400 1.900 1.900-2.400 2.400 2.400 2.400-1.900 1.900-2.400-2.400-2.400 2.400-1.900-1.900 2.400-2.400zM22.400 13.400l1.900-1.900 2.400 2.400 2.400-2.400 1.900 1.900-2.400 2.400 2.400 2.400-1.900 1.900-2.400-2.400-2.400 2.400-1.900-1.900 2.400-2.400z',
  wide: 'M13 11.500a4.700 4.700 0 1 0 .1 0zM13 14.500a1.800 1.800 0 1 1-.1 0zM27 11.500a4.700 4.700 0 1 0 .1 0zM27 14.500a1.800 1.800 0 1 1-.1 0z',
  side: 'M13 12a4.500 4.500 0 1 0 .1 0zM15 12.700a2 2 0 1 1-.1 0zM27 12a4.500 4.500 0 1 0 .1 0zM29 12.700a2 2 0 1 1-.1 0z',
  sad: `M9 16.500L16.800 12L17.300 13.600L9.800 18zM31 16.500L23.200 12L22.700 13.600L30.200 18z${both(round(14, 19, 1.9), round(26, 19, 1.9))}`,
  shut: 'M9.500 15.500Q13.500 21 17.300 15.300L16.300 15Q13.500 18.300 10.700 15zM30.500 15.500Q26.500 21 22.700 15.300L23.700 15Q26.500 18.300 29.300 15z',
  sly: 'M9 13.500L17.500 16.200L17.300 17.500A4 4 0 0 1 10 17.300zM31 13.500L22.500 16.200L22.700 17.500A4 4 0 0 0 30 17.300z',
  star: 'M13.300 11L14.700 15L18.300 16.600L14.700 18.200L13.300 22L11.900 18.200L8.300 16.600L11.900 15zM26.700 11L28.100 15L31.700 16.600L28.100 18.200L26.700 22L25.300 18.200L21.700 16.600L25.300 15z',
  square:
    'M9 12.500h8v8H9zM11.600 15.100v2.800h2.800v-2.800zM23 12.500h8v8h-8zM25.600 15.100v2.800h2.800v-2.800z',
}
const mouths = {
  grin: 'M12.600 22.800L27.400 22.800Q26.500 31 20 31Q13.500 31 12.600 22.800z',
  open: 'M20 22.800a3 3.700 0 1 0 .1 0z',
  smile: 'M13 23Q20 30.500 27 23L26 22.300Q20 27 14 22.300z',
  frown: 'M14 28.500Q20 21.500 26 28.500L25 29.300Q20 25.200 15 29.300z',
  teeth:
    'M13.500 23.200h13v6h-13zM16.300 25.700h-1.400v1.200h1.400zM19.300 25.700h-1.600v1.200h1.600zM22.300 25.700h-1.600v1.200h1.600zM25.200 25.700h-1.500v1.200h1.500z',
  side: 'M18 26.300L26.500 23.800L26.800 25.300L18.500 27.900z',
  flat: 'M13.800 25h12.400v2.200H13.800z',
  smirk: 'M14 25.500Q21 28.500 27.500 22L28.300 23.300Q21.500 30.500 14 27z',
}

const parts: Readonly<Record<Face, readonly [keyof typeof eyes, keyof typeof mouths]>> = {
  hello: ['dot', 'smile'],
  think: ['side', 'side'],
  great: ['star', 'grin'],
  sly: ['sly', 'smirk'],
  ouch: ['wide', 'teeth'],
  off: ['cross', 'open'],
  won: ['arc', 'grin'],
  lost: ['sad', 'frown'],
  sleep: ['shut', 'open'],
  egon: ['square', 'flat'],
}

/** Returns the path data of a face. It must be filled with the rule `evenodd`. */
export function facePath(face: Face): string {
  const [eye, mouth] = parts[face]
  return eyes[eye] + mouths[mouth]
}

export const isFace = (face: Face | Reaction): face is Face => face in parts
