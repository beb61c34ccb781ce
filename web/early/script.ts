import { askForBoard } from './early-board.ts'
import { openEarlySocket } from './early-socket.ts'

// Stands in the page of a table itself (build/early-files.ts), so that it runs before any file has come: it connects to the
// table and asks for its board. If it does not run, the files of the page do the same later.
//
// It pays for itself on a slow phone (`npm run bench:page -- --only page --quick`, four turns with and without it by turns,
// both cores busy): a hand to play from after 1,530 ms in place of 2,070.

openEarlySocket(location, askForBoard)
