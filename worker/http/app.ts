import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'

import type { RouteEnv } from './context.ts'
import { seatSocket, seatStream, watchSocket, watchStream } from './connections.ts'
import { answerError } from './error.ts'
import { listGames } from './games.ts'
import { lobbySocket, showLobby } from './lobby.ts'
import { refuseAddress } from './methods.ts'
import { oembed } from './oembed.ts'
import {
  barTable,
  closeTable,
  deleteTable,
  requireOperator,
  showMetrics,
  tellsCounts,
} from './operator.ts'
import { file, framePage, gamePage, page, tablePage } from './pages.ts'
import { livePicture, previewPicture } from './previews.ts'
import { limitReviews, reviewGame, showReason } from './reviews.ts'
import { moveFromSeat, sayFromSeat, showMissed, showSeat } from './seat.ts'
import { describe, healthz, showPush } from './service.ts'
import { exportGame, openTable, showTable, sitDown } from './tables.ts'
import { boundOpenRequests } from './middleware/open-requests.ts'
import { fromAnyPage, fromHere, grantSites } from './middleware/origin.ts'
import {
  refuseHead,
  requireHost,
  requireSeat,
  requireTableCode,
} from './middleware/requirements.ts'

export const app = new HonoBase<RouteEnv>()
// The usual preset reads two more at each start, and leaves our addresses to this one all the same.
app.router = new TrieRouter()

app.use(requireHost)

// Before anything that writes headers: those of an upgrade cannot be written.
app.get('/api/tables/:code/seat', seatSocket)
app.get('/api/tables/:code/watch', watchSocket)
app.get('/api/lobby/watch', lobbySocket)

app.use('/api/*', tellsCounts)
app.use('/api/*', async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})
app.use('/api/tables/*', boundOpenRequests)

const read = ['GET', 'OPTIONS']
app.on(read, '/api', fromAnyPage, describe)
app.on(read, '/api/games', fromAnyPage, listGames)
app.on(read, '/api/push', fromAnyPage, showPush)
app.on(read, '/api/lobby', fromAnyPage, showLobby)
app.on(read, '/api/tables/:code', fromAnyPage, requireTableCode, showTable)
app.on(read, '/api/tables/:code/stream', fromAnyPage, refuseHead, requireTableCode, watchStream)
app.on(read, '/api/tables/:code/game', fromAnyPage, requireTableCode, exportGame)
app.on(
  read,
  '/api/tables/:code/game/review',
  fromAnyPage,
  limitReviews,
  requireTableCode,
  reviewGame,
)
app.on(read, '/api/tables/:code/seats/:seat/reason', fromAnyPage, requireTableCode, showReason)

app.post('/api/tables', fromHere, openTable)
app.post('/api/tables/:code/bar', fromHere, requireOperator, requireTableCode, barTable)
app.post('/api/tables/:code/close', fromHere, requireOperator, requireTableCode, closeTable)
app.delete('/api/tables/:code', fromHere, requireOperator, requireTableCode, deleteTable)
app.post('/api/tables/:code/seats', fromHere, requireTableCode, sitDown)
app.get('/api/tables/:code/seat', fromHere, requireTableCode, requireSeat, showSeat)
app.get(
  '/api/tables/:code/seat/stream',
  fromHere,
  refuseHead,
  requireTableCode,
  requireSeat,
  seatStream,
)
app.get('/api/tables/:code/seat/missed', fromHere, requireTableCode, requireSeat, showMissed)
app.post('/api/tables/:code/seat/commands', fromHere, requireTableCode, requireSeat, sayFromSeat)
app.post('/api/tables/:code/seat/moves', fromHere, requireTableCode, requireSeat, moveFromSeat)

app.options('/api/*', grantSites)
app.all('/api/*', (c) => refuseAddress(c, app.routes))

app.get('/healthz', healthz)
app.get('/metrics', showMetrics)

app.get('/', page)
app.get('/tables', page)
app.get('/verify', page)
app.get('/rules/:game', gamePage)
app.get('/learn/:game', gamePage)
app.get('/open/:game/:rules?', gamePage)
app.get('/embed/*', framePage)
app.get('/overlay/*', framePage)
app.on(read, '/oembed', fromAnyPage, oembed)
app.on(read, '/preview/:file', fromAnyPage, previewPicture)
app.on(read, '/picture/:file', fromAnyPage, livePicture)
app.get('/:code', tablePage)
app.get('*', file)

app.notFound((c) => refuseAddress(c, app.routes))
app.onError(answerError)
