import { heights, room } from '../../../shared/embed/height.ts'

/**
 * The grid track is at most the usual width, so a parent that shrinks to its content gets that
 * width if it has room for it.
 */
const width = `min(${room.usualWidth}px,100%)`

/** The same height as `heightFor`, as a padding: only a padding can depend on the width without a container query. */
const height = `max(min(${room.standing}px,${room.least}px + (${room.narrow}px - 100%)*999),${room.base}px + ${100 * room.ofWidth}%,${room.least}px)`

/**
 * Returns the rules for the element's width and height, for the selector that `at` makes. The page's own rules win. The page can
 * have the same rules inline (docs/embedding.md): then nothing moves when the script arrives.
 */
export const sizeRules = (at: (which: string) => string): string =>
  `
${at('')}{display:block;inline-size:${width}}
${at('[hidden]')}{display:none}
${at('')}::before{content:"";display:grid;grid-template-columns:minmax(0,${room.usualWidth}px);padding-block-end:min(${heights.most}px,${height} + var(--tischlein-hand,0px))}
${at(':is([mode=play],[game]:not([code]))')}{--tischlein-hand:${room.hand}px}`.trim()

/**
 * The rules that keep the element's place on a page until the script has arrived. They are part of
 * the package, and are meant to be copied into a page: a style sheet from the service would block
 * the whole page if the service hangs.
 */
export const placeholderRules = `${sizeRules((which) => `:where(tischlein-table:not(:defined)${which})`)}
:where(tischlein-table:not(:defined)){position:relative;overflow:hidden}
:where(tischlein-table:not(:defined)>*){position:absolute;inset:0 auto auto 0}
`
