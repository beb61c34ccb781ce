/**
 * Whether this page is made for embedding in other sites. Such a page has a separate storage.
 * Otherwise a foreign site could embed it and act for a seat that the visitor took on our site.
 */
export const isInFrame = /^\/(embed|overlay)(\/|$)/.test(location.pathname)

/** The query parameters that the embedding site has set. */
export const frameParams = new URLSearchParams(isInFrame ? location.search : '')
