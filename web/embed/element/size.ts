import { heights, room } from '../../../shared/embed/height.ts'

/**
 * How wide and how high the element stands, for a selector of ours. Its width is its own and gives way to the page's, so
 * that it is there in whatever holds it; its height follows from the width alone, as heightFor says. Other pages have the
 * same rules in embed.css, which holds the place before the script has come.
 */
export const sizeRules = (at: (which: string) => string): string => `
${at('')}{display:block;container-type:inline-size;contain-intrinsic-inline-size:${room.usualWidth}px;min-inline-size:0;max-inline-size:100%}
${at('[hidden]')}{display:none}
${at('')}::before{content:"";display:block;block-size:min(${heights.most}px,max(${room.least}px,${room.base}px + ${100 * room.ofWidth}cqi) + var(--tischlein-hand,0px))}
${at(':is([mode=play],[game]:not([code]))')}{--tischlein-hand:${room.hand}px}
@container (width < ${room.narrow}px){${at('')}::before{block-size:calc(${room.standing}px + var(--tischlein-hand,0px))}}`
