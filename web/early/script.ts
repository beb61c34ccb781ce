import { preloadBoard } from './early-board.ts'
import { openEarlySocket } from './early-socket.ts'

// Inlined in the page of a table (build/early-files.ts), so that it runs before any file is loaded: it connects to the
// table and preloads its board. If it does not run, the module scripts do the same later.
//
// It pays for itself on a slow phone (`npm run bench:page -- --only page --quick`, four alternating runs with and
// without it, both cores busy): the first hand is playable after 1,530 ms instead of 2,070.

openEarlySocket(location, preloadBoard)
