/**
 * Whether this is one of the pages that may stand inside others. What such a page remembers stays its own: a seat that
 * somebody took on the page of the table itself is not played through the frame of a stranger.
 */
export const isInFrame = /^\/(embed|overlay)(\/|$)/.test(location.pathname)

/** What the page around a frame asks for in its address. */
export const frameParams = new URLSearchParams(isInFrame ? location.search : '')
