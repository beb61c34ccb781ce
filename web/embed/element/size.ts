import { heights, room } from '../../../shared/embed/height.ts'

/**
 * The grid track is at most the usual width. A parent that shrinks to its content therefore gets
 * the usual width if it has room for it.
 */
const width = `min(${room.usualWidth}px,100%)`

/**
 * The height that `heightFor` returns, as a padding. Only a padding can depend on the width without
 * a container query.
 */
const height = `max(min(${room.standing}px,${room.least}px + (${room.narrow}px - 100%)*999),${room.base}px + ${100 * room.ofWidth}%,${room.least}px)`

/**
 * Returns the rules for the element's width and height. The page's own rules win. If the page has
 * the same rules inline (docs/embedding.md), nothing moves when the script arrives.
 * @param at returns the selector for the element, with the additional selector `which`
 */
export const sizeRules = (at: (which: string) => string): string =>
  `
${at('')}{display:block;inline-size:${width}}
${at('[hidden]')}{display:none}
${at('')}::before{content:"";display:grid;grid-template-columns:minmax(0,${room.usualWidth}px);padding-block-end:min(${heights.most}px,${height} + var(--tischlein-hand,0px))}
${at(':is([mode=play],[game]:not([code]))')}{--tischlein-hand:${room.hand}px}`.trim()

/**
 * The rules that reserve the element's place on a page until the script has arrived. They are part
 * of the package, and authors copy them into their pages. A style sheet from the service would
 * block the whole page if the service hangs.
 */
export const placeholderRules = `${sizeRules((which) => `:where(tischlein-table:not(:defined)${which})`)}
:where(tischlein-table:not(:defined)){position:relative;overflow:hidden}
:where(tischlein-table:not(:defined)>*){position:absolute;inset:0 auto auto 0}
`
