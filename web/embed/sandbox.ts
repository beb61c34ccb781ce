/**
 * Whether the page around holds this one in a sandbox without an origin of its own. Then the table lets nobody sit here,
 * and would be right: it could not tell this page from a foreign one.
 */
export const isSandboxed = self.origin === 'null'
