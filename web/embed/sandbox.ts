/**
 * Whether the embedding page sandboxes this iframe without `allow-same-origin`, so that its origin
 * is `null`. The server then refuses seats, because it cannot tell this iframe from a foreign page.
 */
export const isSandboxed = self.origin === 'null'
