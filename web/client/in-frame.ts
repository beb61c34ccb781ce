/**
 * Whether this page is one that other sites embed. Embedded pages have their own storage, so that a foreign page's
 * frame can't play a seat that was taken on the table's own page.
 */
export const isInFrame = /^\/(embed|overlay)(\/|$)/.test(location.pathname)

/** The parameters that the embedding page has set in the address. */
export const frameParams = new URLSearchParams(isInFrame ? location.search : '')
