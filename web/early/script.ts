import { preloadBoard } from './early-board.ts'
import { openEarlySocket } from './early-socket.ts'

// This script is inlined in the page of a table (build/early-files.ts), so it runs before any file
// has loaded. It connects to the table and preloads its board. If it does not run, the modules do
// that later.
//
// It pays off on a slow phone: the first hand of cards is playable after 1,530 ms instead of 2,070
// (`npm run bench:page -- --only page --quick`, four alternating runs with and without it, both
// cores busy).

openEarlySocket(location, preloadBoard)
