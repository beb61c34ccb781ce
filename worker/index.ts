import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'

import type { RouteEnv } from './routes/context.ts'
import { describe } from './routes/describe.ts'
import { answerError } from './routes/error.ts'
import { framePage } from './routes/pages/embed.ts'
import { listGames } from './routes/games.ts'
import { barTable, closeTable, deleteTable } from './routes/operator.ts'
import { healthz } from './routes/healthz.ts'
import { refuseAddress } from './routes/methods.ts'
import { showMetrics, tellsCounts } from './routes/metrics.ts'
import { boundOpenRequests } from './routes/open-requests.ts'
import { oembed } from './routes/pages/oembed.ts'
import { fromAnyPage, fromHere, grantSites } from './routes/origin.ts'
import { file, gamePage, page, tablePage } from './routes/pages/pages.ts'
import { livePicture, previewPicture } from './routes/pages/preview.ts'
import { lobbySocket, showLobby } from './routes/lobby.ts'
import { showPush } from './routes/push.ts'
import { showReason } from './routes/reason.ts'
import { refusedWith } from './routes/refusal.ts'
import { refuseHead, requireSeat, requireTableCode } from './routes/requirements.ts'
import { limitReviews, reviewGame } from './routes/review.ts'
import { moveFromSeat, sayFromSeat, showMissed, showSeat } from './routes/seat.ts'
import { seatSocket, watchSocket } from './routes/sockets.ts'
import { seatStream, watchStream } from './routes/streams.ts'
import { exportGame, openTable, showTable, sitDown } from './routes/tables.ts'

const app = new HonoBase<RouteEnv>()
// The usual preset reads two more at each start, and leaves our addresses to this one all the same.
app.router = new TrieRouter()

// An address is made of what the visitor says of ours, which may be anything.
app.use(async (c, next) =>
  URL.canParse(c.req.url) ? next() : refusedWith(c, { refusal: 'malformed', option: 'Host' }),
)

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
app.post('/api/tables/:code/bar', fromHere, barTable)
app.post('/api/tables/:code/close', fromHere, closeTable)
app.delete('/api/tables/:code', fromHere, deleteTable)
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

export { LobbyObject } from './lobby/LobbyObject.ts'
export { RelayObject } from './relay/RelayObject.ts'
export { TableObject } from './table/TableObject.ts'
export default app
