import { heights, room } from '../../../shared/embed/height.ts'

/**
 * The width of the element. If the parent shrinks to its content, `100%` has no effect. Then the
 * grid track in `sizeRules` gives the element its usual width.
 */
const width = `min(${room.usualWidth}px,100%)`

/**
 * The height that `heightFor` computes, as a CSS value for a padding. A percentage in a padding
 * refers to the width, so no container query is necessary.
 */
const height = `max(min(${room.standing}px,${room.least}px + (${room.narrow}px - 100%)*999),${room.base}px + ${100 * room.ofWidth}%,${room.least}px)`

/**
 * Returns the CSS rules for the element's width and height. Rules of the embedding page override
 * them. If the page has the same rules inline (docs/embedding.md), its content does not shift when
 * the script arrives.
 * @param at returns the selector for the element, with the additional selector `which`
 */
export const sizeRules = (at: (which: string) => string): string =>
  `
${at('')}{display:block;inline-size:${width}}
${at('[hidden]')}{display:none}
${at('')}::before{content:"";display:grid;grid-template-columns:minmax(0,${room.usualWidth}px);padding-block-end:min(${heights.most}px,${height} + var(--tischlein-hand,0px))}
${at(':is([mode=play],[game]:not([code]))')}{--tischlein-hand:${room.hand}px}`.trim()

/**
 * CSS rules that reserve the element's space until the script has arrived. They are part of the npm
 * package, and authors copy them into their pages. As a style sheet from our server, they would
 * block the whole page if the server did not answer.
 */
export const placeholderRules = `${sizeRules((which) => `:where(tischlein-table:not(:defined)${which})`)}
:where(tischlein-table:not(:defined)){position:relative;overflow:hidden}
:where(tischlein-table:not(:defined)>*){position:absolute;inset:0 auto auto 0}
`
