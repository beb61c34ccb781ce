import { askForBoard } from './early-board.ts'
import { openEarlyLine } from './early-line.ts'

// Stands in the page of a table itself (build/early-files.ts), so that it runs before any file has come: it calls the
// table and asks for its board. Where it does not run, all that it does is done later by the files of the page.

openEarlyLine(location, askForBoard)
