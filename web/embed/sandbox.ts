/**
 * Whether the embedding page sandboxes this frame without an origin. The server then refuses seats,
 * because it cannot distinguish the frame from a foreign page.
 */
export const isSandboxed = self.origin === 'null'
